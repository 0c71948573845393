import { isObject } from '../../src/shared/isObject';
import { readCurrentVersion } from './rpcPages';

/* Checks that the table of retention periods lists all of them. */

const { tokens } = readCurrentVersion().library;
const { retention } = tokens['reports'] as unknown as {
  readonly retention: readonly { readonly keep: string; readonly figures: readonly string[] }[];
};

const keptName =
  /^(?:kept|retained|retention|record|history|exportKeep|quote|cursor|idempotency|key(?=Ret)).*(?:Hours|Days|Months|Years)$/;

function keptFigures(value: unknown, path: readonly string[]): string[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, member]) => keptFigures(member, [...path, key]));
  }
  return keptName.test(path.at(-1) ?? '') ? [path.join('.')] : [];
}

/** Periods of the issuer and of auditors, whose records the API does not show. */
const others = ['compliance.auditors.keyRetentionYears', 'stablecoin.reserve.retainedYears'];

it('the table shows exactly the retention periods in the data, without those of the issuer and auditors', () => {
  const figures = Object.entries(tokens).flatMap(([file, value]) => keptFigures(value, [file]));
  const shown = new Set(retention.flatMap((row) => row.figures));
  expect([...shown, ...others].sort()).toEqual(figures.sort());
});

it('each row shows its figures', () => {
  for (const { keep, figures } of retention) {
    expect(figures.filter((path) => !keep.includes(`{${path}}`))).toEqual([]);
  }
});
