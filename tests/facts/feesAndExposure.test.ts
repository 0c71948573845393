import { withNames } from '../../src/site/names';
import { readCurrentVersion } from './rpcPages';

/* Checks what pages say about when a fee is booked, and about an institution's claims. */

const { library, pages } = readCurrentVersion();
const textOf = (path: string) => pages.get(path)?.source.text ?? '';
const section = (path: string, id: string) =>
  (textOf(path).split(`{#${id}}\n`)[1] ?? '').split(/^##+ /m)[0] ?? '';

const { lifecycles } = library.tokens as unknown as {
  readonly lifecycles: Readonly<Record<string, readonly { readonly to?: string }[]>> & {
    readonly money: readonly {
      readonly movement: string;
      readonly kind: string;
      readonly debit: string;
      readonly credit: string;
    }[];
  };
};

it('books each fee with its amount, and refunds only that of a refused payout, as the guide says', () => {
  const fees = lifecycles.money.filter(({ credit }) => credit === 'fees');
  expect([...new Set(fees.map(({ movement }) => movement))]).toEqual(['book']);
  const refunds = lifecycles.money.filter(({ debit }) => debit === 'fees');
  expect(refunds.map(({ movement, kind }) => [movement, kind])).toEqual([
    ['return', withNames('{network}_to_fiat')],
  ]);
  const text = section('documentation/institutions/transactions', 'fees');
  expect(text).toContain('booked together with the amount, when the movement is final');
  expect(text).toContain('Only the fee of a payout that the bank refuses is refunded.');
});

it('names only statuses of issuances and redemptions in the table of claims', () => {
  const text = section('documentation/institutions/money_and_powers', 'exposure');
  const row = text.split('\n').find((line) => line.includes('issuances.mdx')) ?? '';
  const named = [...row.matchAll(/`(\w+)`/g)].map(([, status]) => status);
  const statuses = ['issuance', 'redemption'].flatMap((machine) =>
    (lifecycles[machine] ?? []).map(({ to }) => to),
  );
  expect(named.length).toBe(7);
  expect(named.filter((status) => !statuses.includes(status))).toEqual([]);
});

it('does not claim that only payments change the safeguarded accounts, as fees do too', () => {
  const rules = JSON.stringify(library.tokens.legal);
  expect(rules).toContain('separate account');
  expect(rules).not.toContain('only payments change the safeguarded accounts');
});
