import { readCurrentVersion } from './rpcPages';

/* Checks what pages say about confidential balances, mints, inactive customers and bank returns. */

const { library, pages } = readCurrentVersion();

const data = <T>(file: string, name: string) =>
  (library.tokens[file] as unknown as Record<string, T>)[name] as T;

const textOf = (ending: string) => {
  const page = [...pages.values()].find(({ source }) => source.file.endsWith(ending));
  return page?.source.text ?? '';
};

it('lets no auditor read a confidential balance', () => {
  const auditors = data<{
    readonly scopes: readonly { readonly reads: string }[];
    readonly rights: readonly { readonly right: string; readonly has: boolean }[];
  }>('compliance', 'auditors');
  const balanceRights = auditors.rights.filter(({ right }) => /balance/i.test(right));
  expect(balanceRights.map(({ has }) => has)).toEqual([false]);
  expect(auditors.scopes.filter(({ reads }) => /balance/i.test(reads))).toEqual([]);
  const visible = data<readonly { readonly what: string; readonly auditor: boolean }[]>(
    'privacy',
    'visibility',
  ).filter(({ what }) => /balance/i.test(what));
  expect(visible.map(({ auditor }) => auditor)).toEqual([false]);
});

it('shows the mint of every fiat currency in a table to which the pages on evidence and tokens link', () => {
  expect(textOf('network/currencies.mdx')).toMatch(
    /<DataTable data="currencies\.fiat" columns="[^"]*mint: Mint/,
  );
  for (const file of ['regulators/evidence.mdx', '{network}/tokens.mdx']) {
    expect(textOf(file)).toContain('network/currencies.mdx#currencies-on-the-chain');
  }
});

const { reasons } = data<{
  readonly reasons: readonly { readonly reason: string; readonly meaning: string }[];
}>('transactions', 'returned');

it('says that customer_not_active means that the customer is closed or suspended', () => {
  const found = reasons.find(({ reason }) => reason === 'customer_not_active');
  expect(found?.meaning).toMatch(/closed.*suspended/);
});

it('says in the guide to the returns report what to do for each reason of a returned payment', () => {
  const rows = textOf('reports/returns.mdx')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .join('\n');
  expect(reasons.filter(({ reason }) => !rows.includes(`\`${reason}\``))).toEqual([]);
});
