import { breakableParts } from './Breakable';

test.each([
  ['getMinimumBalanceForRentExemption', 'get|Minimum|Balance|For|Rent|Exemption'],
  ['getTokenAccountsByOwnerHTTPUrl2', 'get|Token|Accounts|By|Owner|HTTPUrl2'],
  ['incoming_payment.status_changed', 'incoming_|payment.|status_|changed'],
  ['getBalance', 'getBalance'],
  ['How getMinimumBalanceForRentExemption works', 'How getMinimumBalanceForRentExemption works'],
  ['uncharacteristicallylong', 'uncharacteristicallylong'],
  ['Institutions', 'Institutions'],
])('the parts of %s are %s', (label, expected) => {
  expect(breakableParts(label).join('|')).toBe(expected);
});
