import { brand, networkName } from './names';
import { withSiteTokens } from './tokens';

test('replaces name tokens in strings at any depth and keeps other braces', () => {
  expect(
    withSiteTokens({ url: 'https://{brand}.example', list: ['{Network}', '{other}', 5, null] }),
  ).toEqual({ url: `https://${brand}.example`, list: [networkName, '{other}', 5, null] });
});
