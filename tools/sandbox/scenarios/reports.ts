import { day } from '../../../src/sandbox/time/format';
import { unitsOf } from '../invariants/ledger';
import type { TestBody } from '../testClient';
import { totalsOf, type Stage, type TakenTransition } from './stage';

/* Checks that the reports show what a transition's `report` in lifecycles.yaml says. */

async function rowsOf({ client }: Stage, report: string, moment: number): Promise<TestBody[]> {
  await client.pass(1);
  const start = Math.floor(moment / day) * day;
  const [from, to] = [start, start + day].map((time) => new Date(time).toISOString());
  const { body } = await client.get(`/reports/${report}?from=${from}&to=${to}&limit=100`);
  return body['data'] as TestBody[];
}

interface ReportedTransition {
  readonly entry: TakenTransition;
  readonly object: TestBody;
  /** The rows that the transition added to the transactions report for the object. */
  readonly rows: readonly TestBody[];
}

type Check = (stage: Stage, reported: ReportedTransition) => Promise<boolean> | boolean;

const isRow = (row: TestBody | undefined, expected: object) =>
  row !== undefined &&
  Object.entries(expected).every(([name, value]: [string, unknown]) => row[name] === value);

const returnsRow = async (stage: Stage, { object, entry }: ReportedTransition) => {
  const received = Date.parse(String(object['received_at'] ?? new Date(entry.time).toISOString()));
  const rows = await rowsOf(stage, 'returns', received);
  return rows.find((row) => row['returned_payment_id'] === object['id'] || row['issuance_id'] === object['id']); // prettier-ignore
};

const balanceRow = async (stage: Stage) => {
  await stage.client.pass(1);
  const { body } = await stage.client.get(`/reports/balances?customer_id=${stage.customer}&currency=EUR`); // prettier-ignore
  return (body['data'] as TestBody[])[0];
};

const checks: Readonly<Record<string, Check>> = {
  none: async (stage, reported) =>
    reported.rows.length === 0 &&
    (reported.entry.machine !== 'issuance' || (await returnsRow(stage, reported)) === undefined),
  // For every transition, `findDifference` checks that the rows add up to the changes of all
  // balances.
  'one row for each balance that changes': (_stage, { rows }) => rows.length > 0,
  'a credit of amount and fee': (_stage, { rows: [row, ...others], object }) =>
    isRow(row, { entry: 'credit', amount: object['amount'].value, step: 1 }) && others.length === 0,
  'the row of the first step': (_stage, { rows: [row, ...others], object }) =>
    isRow(row, { entry: 'credit', amount: object['steps'][0].received.value, step: 1 }) &&
    others.length === 0,
  'a credit of amount and fee of the last step': (_stage, { rows: [row, ...others], object }) =>
    isRow(row, {
      entry: 'credit',
      amount: object['steps'].at(-1).amount.value,
      step: object['steps'].length,
    }) && others.length === 0,
  'a credit': (_stage, { rows: [row, ...others], object }) =>
    isRow(row, { entry: 'credit', amount: object['amount'].value }) && others.length === 0,
  'a debit': (_stage, { rows: [row, ...others], object }) =>
    isRow(row, { entry: 'debit', amount: object['amount'].value }) && others.length === 0,
  'a row in the returns report': async (stage, reported) =>
    reported.rows.length === 0 &&
    isRow(await returnsRow(stage, reported), { status: 'returning', returned_at: null }),
  'the row shows the time of the return': async (stage, reported) =>
    isRow(await returnsRow(stage, reported), {
      status: 'returned',
      returned_at: reported.object['returned_at'] as string,
    }),
  'the row shows when it was taken over': async (stage, reported) =>
    isRow(await returnsRow(stage, reported), {
      status: 'handed_over',
      returned_at: reported.object['returned_at'] as string,
    }),
  'the row shows the status': async (stage, reported) =>
    isRow(await returnsRow(stage, reported), { status: 'unclaimed', returned_at: null }),
  'the balances report counts the amount as held': async (stage, { object }) =>
    isRow(await balanceRow(stage), { held: object['frozen'].value }) && object['frozen'].value !== '0.00', // prettier-ignore
  'the balances report counts the amount as available': async (stage, { object }) =>
    isRow(await balanceRow(stage), { held: '0.00' }) && object['frozen'].value === '0.00',
};

/**
 * Checks that the reports show what `report` says about a transition just taken, and that the rows
 * of the transactions report match the changes of all balances.
 *
 * @returns what differs; undefined if nothing does
 */
export async function findDifference(
  stage: Stage,
  entry: TakenTransition,
  object: TestBody,
  report: string,
): Promise<string | undefined> {
  const changes = new Map<string, bigint>();
  for (const [key, units] of totalsOf(stage.client)) {
    const before = entry.totals.get(key) ?? 0n;
    if (units !== before) changes.set(key, units - before);
  }
  const all = await rowsOf(stage, 'transactions', entry.time);
  const booked = new Date(entry.time).toISOString();
  const rows = all.filter(
    (row) => row['transaction_id'] === object['id'] && row['booked_at'] === booked,
  );
  for (const row of rows) {
    const key = `${String(row['customer_id'])} ${String(row['currency'])}`;
    const units = unitsOf(row['amount']);
    changes.set(key, (changes.get(key) ?? 0n) - (row['entry'] === 'credit' ? units : -units));
  }
  const unexplained = [...changes].filter(([, units]) => units !== 0n).map(([key]) => key);
  if (unexplained.length > 0) return `no row for the change of ${unexplained.join(', ')}`;
  const check = checks[report];
  if (check === undefined) return `no check for "${report}"`;
  return (await check(stage, { entry, object, rows })) ? undefined : `not "${report}"`;
}
