import { codeParts } from './codeParts';

test.each(['getTransaction', '^[A-Z]{2}$', 'P-256', '2026-11-29'])('keeps %s whole', (code) => {
  expect(codeParts(code)).toEqual([code]);
});

test.each([
  ['client_01kazj8120jj7yc0zp3q03dde5', 'client_|01kazj8120j|j7yc0zp3q03|dde5'],
  ['getMinimumBalanceForRentExemption', 'get|Minimum|Balance|For|Rent|Exemption'],
  ['value.account_type.rentEpoch', 'value.|account_|type.|rent|Epoch'],
  ['/v1/transactions/{transaction_id}', '/v1/|transactions/|{transaction_|id}'],
  ['transactions:read customers:write', 'transactions:|read |customers:|write'],
  ['https://api.example.com/v1?limit=100', 'https://|api.|example.|com/|v1?|limit=|100'],
  ['curl --cert client.pem --key k', 'curl |--cert |client.|pem |--key |k'],
  ['^(CH|LI)[0-9]{7}[A-Z0-9]{12}$', '^(CH|LI)|[0-9]|{7}|[A-Z0-9]|{12}$'],
  [
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    '9WzDXwBbmkg|8ZTbNMqUxvQ|RAyrZzDsGYd|LVL9zYtAWWM',
  ],
])('splits %s into %s', (code, expected) => {
  expect(codeParts(code).join('|')).toBe(expected);
});

test('adds an empty part to long code that has no place to break', () => {
  expect(codeParts('uncharacteristicallylong')).toEqual(['uncharacteristicallylong', '']);
});
