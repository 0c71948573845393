import fc from 'fast-check';
import { TestClient } from '../testClient';

const network = new TestClient().network;
export const symbol = new TestClient().data.stablecoin.symbol;
export const kinds = [
  `fiat_to_${network}`,
  `${network}_to_fiat`,
  `${network}_to_${network}`,
  `${network}_to_stablecoin`,
  `stablecoin_to_${network}`,
  'currency_exchange',
  'composed_flow',
] as const;

export const anyNumber = fc.nat(1000);
const holder = { type: 'bank_account', account_name: 'Example Imports GmbH' };
export const bankAccount = { ...holder, iban: 'DE25888888880000067890', bic: 'EXMPDEMMXXX' };
/** Bank accounts, by currency. */
export const bankAccounts: Readonly<Record<string, object>> = {
  EUR: bankAccount,
  USD: { ...holder, account_number: '000123456789', bank_code: '999999992' },
  JPY: { ...holder, account_number: '0123456', bank_code: '9999001' },
  KWD: { ...holder, iban: 'KW89EXMP0000000000000012345678', bic: 'EXMPKWKWXXX' },
  CHF: { ...holder, iban: 'CH4699999000000012345', bic: 'EXMPCHZZXXX' },
};
export const outsideAddress = {
  type: 'network_address',
  address: 'FyuLUyPrd5R9pf1cFWoydjAKKJWibtDdVnwf7GTbKoFE',
};

/** Returns one of the values, chosen by a random number; undefined if there are none. */
export function pick<Value>(values: Iterable<Value>, chance: number): Value | undefined {
  const all = [...values];
  return all[chance % Math.max(1, all.length)];
}

/** Returns the id of a customer, usually an active one; an unknown id if there is none. */
export function customerOf(client: TestClient, chance: number): string {
  const all = [...client.sandbox.world.customers.values()];
  const candidates = all.filter(({ status }) => status === 'active' || chance % 8 === 0);
  return pick(candidates, Math.floor(chance / 8))?.id ?? 'cus_01kazjwhmmapdenm42ckaqjq90';
}
export const transactionOf = (client: TestClient, chance: number) =>
  pick(client.sandbox.world.transactions.keys(), chance) ?? 'txn_01kazjwhmmapdenm42ckaqjq90';

export const currency = fc.constantFrom(
  'EUR',
  'EUR',
  'EUR',
  'EUR',
  'USD',
  'USD',
  'USD',
  'USD',
  'JPY',
  'KWD',
  'CHF',
);
const decimals: Readonly<Record<string, number>> = { JPY: 0, KWD: 3, [symbol]: 6 };

/** Generates amounts, usually valid; small ones are likely, so that balances suffice. */
export function amountOf(code: string): fc.Arbitrary<{ value: string; currency: string }> {
  const places = decimals[code] ?? 2;
  return fc
    .tuple(
      fc.constantFrom(0, 1, 7, 100, 100, 250, 500, 999, 999, 12_345, 3_000_000),
      fc.nat(10 ** places - 1),
    )
    .map(([whole, fraction]) => ({
      value: places === 0 ? `${whole}` : `${whole}.${String(fraction).padStart(places, '0')}`,
      currency: code,
    }));
}
export const amount = currency.chain(amountOf);
export const reference = fc.constantFrom(
  ...[
    'plain',
    'plain',
    'plain',
    'plain',
    'plain',
    'plain',
    'HOLD',
    'REFUSE',
    'APPROVE',
    'DISAPPROVE',
    'NOAPPROVER',
    'NODECISION',
    'CUTOFF',
  ],
  ...[
    'BANKREJECT',
    'BANKREJECT',
    'BANKRETURN',
    'NOSTABLE',
    'NOSTABLE',
    'NODEST',
    'RATEMOVED',
    'BANKREJECT NODEST',
    'NOREGION',
    'NOBALANCE',
    'NOSIGNER',
    'LATEQUOTE',
    'PAYERMISMATCH',
    'PAYERMISMATCH NORETURN',
    'PAYERMISMATCH NORETURN NEWACCOUNT',
    'PAYEERETURN',
  ],
);
