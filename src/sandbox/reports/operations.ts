import { prefersType } from '../../shared/prefersType';
import { missingProblem, parameterProblem } from '../http/problem';
import { pageOf } from '../http/pages';
import { parseUnits } from '../money/decimal';
import { ok, pageRequest, type Answer, type Call, type Operations } from '../operation';
import { checkHistory } from '../retention';
import { formatDay, formatTime } from '../time/format';
import type { World } from '../world';
import { csvOf } from './csv';
import { readPeriod } from './period';
import {
  balanceRows,
  postingsBefore,
  customerRows,
  networkRows,
  returnedPaymentRows,
  transactionRows,
  type Row,
} from './rows';

/** Returns the columns of a report, in the order of the OpenAPI document. */
export function columnsOf(world: World, kind: string): string[] {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Row`;
  const { properties } = world.data.document.components.schemas[name] ?? {};
  return Object.keys(properties ?? {});
}

/**
 * Checks a report's filter by customer. Reports include customers that the API no longer shows.
 * @throws Problem `not_found`
 */
export function checkCustomer({ customers }: World, id: unknown): void {
  if (id !== undefined && !customers.has(String(id))) throw missingProblem('customer', String(id));
}

function answer(
  world: World,
  call: Call,
  kind: string,
  members: object,
  page: { readonly rows: readonly Row[]; readonly next_cursor: string | null },
): Answer {
  const { csvType } = world.data.reports;
  if (!prefersType(call.headers.get('Accept') ?? '', csvType, 'application/json')) {
    return ok({ ...members, data: page.rows, next_cursor: page.next_cursor });
  }
  return {
    status: 200,
    body: csvOf(columnsOf(world, kind), page.rows),
    headers: {
      'Content-Type': csvType,
      ...(page.next_cursor !== null && { 'Next-Cursor': page.next_cursor }),
    },
  };
}

const matchesQuery = (row: Row, query: Call['query'], names: readonly string[]) =>
  names.every((name) => query[name] === undefined || row[name] === query[name]);

function totalsOf(world: World, rows: readonly Row[]): object[] {
  const totals = new Map<string, bigint>();
  for (const { currency, total } of rows) {
    const code = String(currency);
    const units = parseUnits(String(total), world.currency(code).decimals) ?? 0n;
    totals.set(code, (totals.get(code) ?? 0n) + units);
  }
  return [...totals].sort().map(([currency, units]) => ({
    currency,
    total: world.decimal(units, currency),
  }));
}

/** Returns the operations that answer with reports, by operation id. */
export function reportOperations(world: World): Operations {
  // Later pages cover the period of the first page. When a client requests them, the start of the
  // period may be too old for a new report.
  const checkStart = ({ query }: Call, kind: string, moment: number, name: string) => {
    if (query['cursor'] === undefined)
      checkHistory(world, { kind, isExport: false }, moment, name, parameterProblem);
  };
  const period = (call: Call, kind: string) => {
    const read = readPeriod(call.query, world.data.limits.reportDays, parameterProblem);
    checkStart(call, kind, read.from, 'from');
    return read;
  };

  return {
    getBalancesReport: (call) => {
      checkCustomer(world, call.query['customer_id']);
      const text = call.query['as_of'];
      const asOf = text === undefined ? undefined : Date.parse(String(text));
      if (asOf !== undefined && asOf > world.time) {
        throw parameterProblem('invalid_request', 'as_of', 'Must not be in the future');
      }
      if (asOf !== undefined) checkStart(call, 'balances', asOf, 'as_of');
      let all: Row[] = [];
      const { postings } = world.ledger;
      const page = pageOf(pageRequest(world, call), postings.length, ({ time }) => {
        const moment = asOf ?? time;
        all = balanceRows(world, moment, postingsBefore(postings, moment)).filter((row) =>
          matchesQuery(row, call.query, ['customer_id', 'currency']),
        );
        return all;
      });
      const members = { as_of: formatTime(asOf ?? page.seen.time), totals: totalsOf(world, all) };
      return answer(world, call, 'balances', members, page);
    },
    getCustomersReport: (call) => {
      const { from, to } = period(call, 'customers');
      const reviewBefore = call.query['review_before'];
      const page = pageOf(pageRequest(world, call), 0, ({ time }) =>
        customerRows(world, from, Math.min(to, time)).filter(
          (row) =>
            matchesQuery(row, call.query, ['status', 'type']) &&
            (reviewBefore === undefined ||
              (row['next_review_at'] !== null &&
                Date.parse(String(row['next_review_at'])) < Date.parse(String(reviewBefore)))),
        ),
      );
      return answer(world, call, 'customers', periodOf(from, to), page);
    },
    getNetworkReport: (call) => {
      const { from, to } = period(call, 'network');
      const page = pageOf(pageRequest(world, call), 0, ({ time }) =>
        networkRows(world, from, to, time).filter((row) => matchesQuery(row, call.query, ['kind'])),
      );
      const members = { from: formatDay(from), to: formatDay(to) };
      return answer(world, call, 'network', members, page);
    },
    getReturnsReport: (call) => {
      checkCustomer(world, call.query['customer_id']);
      const { from, to } = period(call, 'returns');
      const page = pageOf(
        pageRequest(world, call),
        world.returnedPayments.size,
        ({ size }) => returnedPaymentRows(world, from, to, size),
        (row) => matchesQuery(row, call.query, ['customer_id', 'reason', 'status']),
      );
      return answer(world, call, 'returns', periodOf(from, to), page);
    },
    getTransactionsReport: (call) => {
      checkCustomer(world, call.query['customer_id']);
      const { from, to } = period(call, 'transactions');
      const page = pageOf(pageRequest(world, call), world.bookings.length, ({ size }) =>
        transactionRows(world, from, to, size).filter(
          (row) =>
            matchesQuery(row, call.query, ['customer_id', 'currency']) &&
            // The rows of a composed flow have the kinds of its steps.
            (matchesQuery(row, call.query, ['kind']) ||
              world.transactions.get(String(row['transaction_id']))?.kind === call.query['kind']),
        ),
      );
      return answer(world, call, 'transactions', periodOf(from, to), page);
    },
  };
}

const periodOf = (from: number, to: number) => ({ from: formatTime(from), to: formatTime(to) });
