import { indexField } from './indexField';

test.each([
  ['current api', 'localSearchCurrentApi'],
  ['v2 api', 'localSearchV2Api'],
  ['1.5 api', 'localSearch15Api'],
  ['v2.0-beta api', 'localSearchV20BetaApi'],
  ['v2beta api', 'localSearchV2BetaApi'],
])('the field of the index "%s" is %s', (name, field) => {
  expect(indexField(name)).toBe(field);
});
