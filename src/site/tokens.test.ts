import { brand, networkName } from './names';
import { withSiteTokens } from './tokens';

test('names are replaced in strings at any depth, other braces stay', () => {
  expect(
    withSiteTokens({ url: 'https://{brand}.example', list: ['{Network}', '{other}', 5, null] }),
  ).toEqual({ url: `https://${brand}.example`, list: [networkName, '{other}', 5, null] });
});
