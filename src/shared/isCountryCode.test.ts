import { isCountryCode } from './isCountryCode';

it.each(['DE', 'GB', 'US', 'KW', 'TL', 'SS'])('accepts %s', (code) => {
  expect(isCountryCode(code)).toBe(true);
});

it.each(['UK', 'YU', 'EU', 'XK', 'ZZ', 'AA', 'QQ', 'de', 'DEU', '', 'D1'])('rejects %j', (code) => {
  expect(isCountryCode(code)).toBe(false);
});

it('accepts the 249 codes of ISO 3166-1', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  expect(codes.filter(isCountryCode)).toHaveLength(249);
});
