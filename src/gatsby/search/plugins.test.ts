import { searchIndexField } from './plugins';

test.each([
  ['current', 'localSearchCurrentApi'],
  ['v2', 'localSearchV2Api'],
  ['1.5', 'localSearch15Api'],
  ['v2.0-beta', 'localSearchV20BetaApi'],
  ['v2beta', 'localSearchV2BetaApi'],
])('the index of version %s is the field %s', (name, field) => {
  expect(searchIndexField({ name, label: name, path: name }, 'api')).toBe(field);
});
