import { siteUrl } from '../../src/site/addresses';
import { network } from '../../src/site/names';
import { readPageArgument } from './pageArgument';

test.each([
  ['documentation/x', 'documentation/x'],
  ['/documentation/x', 'documentation/x'],
  ['documentation/x.mdx', 'documentation/x'],
  ['content/current/documentation/x/index.mdx', 'documentation/x'],
  ['./content/current/x.mdx', 'x'],
  [`${siteUrl}/documentation/x?q=1#a`, 'documentation/x'],
  ['http://localhost:8000/documentation/x', 'documentation/x'],
  [siteUrl, '/'],
  ['/documentation/x.html', 'documentation/x'],
  [`documentation/usd_on_${network}/issuing`, 'documentation/usd_on_{network}/issuing'],
  ['documentation/x/', 'documentation/x/'],
  ['/', '/'],
  ['index.mdx', '/'],
])('reads %s as the page %s of the first version', (argument, id) => {
  expect(readPageArgument(argument)).toMatchObject({ id, version: { name: 'current' } });
});
