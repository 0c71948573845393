import { searchContextOf } from './search';

test.each([
  ['/', 'documentation'],
  ['/regions', 'documentation'],
  ['/documentation/mpc_wallets', 'documentation'],
  ['/api', 'api'],
  ['/apis', 'documentation'],
  ['/institutions/customers', 'api'],
  ['/institution/network/currencies', 'api'],
  ['/validators', 'validators'],
  ['/validators/network-documentation/rpc/getSlot', 'validators'],
])('assigns %s to the context %s', (path, context) => {
  expect(searchContextOf(path)).toBe(context);
});
