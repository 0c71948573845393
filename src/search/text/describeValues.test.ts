import { describeValues } from './describeValues';

const described = (text: string) =>
  describeValues(text, (word) => ['knownpages1', '7.8.9'].includes(word));

it.each([
  ['an IBAN', 'FR14 2004 1010 0505 0001 3M02 606', 'IBAN'],
  ['an IBAN without spaces', 'NL91ABNA0417164300', 'IBAN'],
  ['an IBAN in small letters', 'nl91abna0417164300', 'IBAN'],
  ['an IBAN with a wrong digit', 'NL92ABNA0417164300', 'IBAN check digits'],
  ['a BIC', 'BNPAFRPP', 'BIC'],
  ['a BIC of a branch', 'EXMPNL2AXXX', 'BIC'],
  ['an LEI', '9845EXMP00TEST000176', 'LEI'],
  ['a sort code', '20-00-00', 'sort code'],
  ['a routing number', '021000021', 'routing number'],
  ['an address', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', 'getAccountInfo address'],
  [
    'a signature',
    '2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv',
    'getTransaction signature',
  ],
  ['a hash', '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'SHA-256 hash'],
  ['a UUID', '7d444840-9dc0-11d1-b245-5ffdce74fad2', 'Idempotency-Key'],
  ['an id', 'cus_01hqz8r5x2', 'customer id'],
  ['an id in quotes', '"quo_01hqz8r5x2"', '"quote id"'],
  ['an amount', '1,250.00 EUR', 'amount decimals currency'],
  ['an amount with its currency first', 'USD 99.50', 'amount decimals currency'],
  ['an amount with a currency sign', '€ 20', 'amount decimals currency'],
  ['a time', '2026-03-01T08:15:00.000Z', 'RFC 3339'],
  ['a version', 'v1.18.2', 'version'],
  ['a telephone number', '+44 20 7946 0000', 'telephone'],
  ['an email address', 'a.b@c.example', 'email'],
  ['an IP range', '203.0.113.0/24', 'IP allowlist'],
  ['a token', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'access token'],
  ['a webhook signature', `v1a,${'Ab1+'.repeat(21)}`, 'webhook signature'],
  [
    'a webhook signature in hex',
    `t=1772611200,v1=${'0a'.repeat(32)}`,
    't=1772611200,webhook signature',
  ],
  ['a certificate', '-----BEGIN CERTIFICATE-----\nMIIB', 'client certificate'],
  ['a value among a few words', 'refund txn_01hqz8r5x2', 'refund transaction id'],
  [
    'a JSON object',
    '{"id": "evt_01hqz8", "type": "a.b", "data": {"c": 1, "d": 2, "e": 3}}',
    'webhook event a.b',
  ],
])('replaces %s with words that describe it: %s', (_name, text, expected) => {
  expect(described(text)).toBe(expected);
});

it.each([
  'PAYMENTS',
  'HTTP 404',
  'RFC 3339',
  'GET 100',
  '123456789',
  'KNOWNPAGES1',
  '7.8.9',
  'getTokenAccountsByOwner',
  'in 2026-11',
  'txn_type',
  '{"method": "getSlot", "id": 1}',
  '{"id": "a1", "jsonrpc": "2.0", "method": "getSlot", "params": []}',
])('leaves %s unchanged, because it contains no value, or only one that is on a page', (text) => {
  expect(described(text)).toBe(text);
});

test('removes values from a long text instead of describing them', () => {
  const text = 'payment of 10.00 EUR to NL91ABNA0417164300 was not made today';
  expect(described(text)).toBe('payment of  to  was not made today');
});
