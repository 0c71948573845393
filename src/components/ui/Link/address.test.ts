import { isExternal, siteAddress } from './address';

test.each([
  ['https://example.com/a', true],
  ['HTTP://example.com', true],
  ['//example.com', true],
  ['mailto:a@example.com', true],
  ['/api', false],
  ['/a:b', false],
  ['#a:b', false],
  ['', false],
])('isExternal(%j) is %j', (address, expected) => {
  expect(isExternal(address)).toBe(expected);
});

test.each([
  ['/', 'never', '/'],
  ['/api', 'never', '/api'],
  ['/api/', 'never', '/api'],
  ['/api', 'always', '/api/'],
  ['/api?q=a/b#c/d', 'always', '/api/?q=a/b#c/d'],
  ['/api/#x', 'never', '/api#x'],
  ['/#x', 'always', '/#x'],
] as const)('siteAddress(%j, %j) is %j', (address, setting, expected) => {
  expect(siteAddress(address, setting)).toBe(expected);
});
