import { fieldProblem, Problem } from '../http/problem';
import type { ExportOrder } from '../objects';
import { created, listPage, ok, type Answer, type Call, type Operations } from '../operation';
import { checkHistory, findKept } from '../retention';
import { day, formatTime, formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import { csvOf, jsonLinesOf } from './csv';
import { checkCustomer, columnsOf } from './operations';
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

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function presentExport(order: ExportOrder): Promise<object> {
  const file = order.status === 'ready' || order.status === 'expired' ? order.file : undefined;
  return {
    id: order.id,
    kind: order.kind,
    format: order.format,
    from: formatTimeOrNull(order.from),
    to: formatTimeOrNull(order.to),
    as_of: formatTimeOrNull(order.asOf),
    status: order.status,
    rows: file?.rows ?? null,
    bytes: file === undefined ? null : new TextEncoder().encode(file.text).length,
    sha256: file === undefined ? null : await sha256(file.text),
    expires_at: formatTimeOrNull(order.expiresAt),
    created_at: formatTime(order.createdAt),
  };
}

function allRows(world: World, { kind, from = 0, to = 0, asOf = 0 }: ExportOrder): Row[] {
  switch (kind) {
    case 'balances':
      return balanceRows(world, asOf, postingsBefore(world.ledger.postings, asOf));
    case 'customers':
      return customerRows(world, from, to);
    case 'network':
      return networkRows(world, from, to);
    case 'returns':
      return returnedPaymentRows(world, from, to);
    default:
      return transactionRows(world, from, to);
  }
}

function rowsOf(world: World, order: ExportOrder): Row[] {
  const { customerId } = order;
  return allRows(world, order).filter(
    (row) => customerId === undefined || row['customer_id'] === customerId,
  );
}

/**
 * Answers with a file or, for `Range: bytes=first-last` or `bytes=first-`, with a part of the file.
 * Ignores a range in any other form, and one that contains no byte of the file.
 */
function fileAnswer(text: string, type: string, range: string | null): Answer {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const bytes = new TextEncoder().encode(text);
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes' };
  const end = Math.min(last === '' ? Infinity : Number(last), bytes.length - 1);
  if (first === undefined || Number(first) > end) return { status: 200, body: text, headers };
  return {
    status: 206,
    body: bytes.slice(Number(first), end + 1),
    headers: { ...headers, 'Content-Range': `bytes ${Number(first)}-${end}/${bytes.length}` },
  };
}

/** Returns the operations on report exports, by operation id. */
export function exportOperations(world: World): Operations {
  const { seconds } = world.data.sandbox;
  const move = (order: ExportOrder, id: string) => {
    order.status = world.lifecycle.take('export', id, order.status).to;
    order.updatedAt = world.time;
    world.notify('export', order.id, order.status);
  };

  const finish = (order: ExportOrder) => {
    const rows = rowsOf(world, order);
    const text =
      order.format === 'csv' ? csvOf(columnsOf(world, order.kind), rows) : jsonLinesOf(rows);
    order.file = { text, rows: rows.length };
    order.expiresAt = world.time + world.data.limits.exportKeepDays * day;
    move(order, 'finish');
    world.schedule.at(order.expiresAt, () => {
      move(order, 'expire');
    });
  };

  const readInput = ({ body }: Call) => {
    const asOf = body['as_of'] === undefined ? undefined : Date.parse(String(body['as_of']));
    if (asOf !== undefined && asOf > world.time) {
      throw fieldProblem('invalid_request', 'as_of', 'Must not be in the future');
    }
    const customerId = body['customer_id'] as string | undefined;
    checkCustomer(world, customerId);
    const report = { kind: String(body['kind']), isExport: true };
    if (asOf !== undefined) {
      checkHistory(world, report, asOf, 'as_of', fieldProblem);
      return { asOf, customerId, from: undefined, to: undefined };
    }
    const { from, to } = readPeriod(body, world.data.limits.exportDays);
    checkHistory(world, report, from, 'from', fieldProblem);
    const isNetwork = body['kind'] === 'network';
    if (isNetwork && customerId !== undefined) {
      throw fieldProblem(
        'invalid_request',
        'customer_id',
        'Must not be given for the network report',
      );
    }
    if (isNetwork && (from % day !== 0 || to % day !== 0)) {
      const field = from % day !== 0 ? 'from' : 'to';
      throw fieldProblem('invalid_request', field, 'Must be at midnight UTC');
    }
    return { asOf, customerId, from, to };
  };

  const find = ({ path }: Call): ExportOrder =>
    findKept(world, 'export', world.exports, path['export_id']);

  return {
    createReportExport: async (call) => {
      const { body, outcome } = call;
      const input = readInput(call);
      const order: ExportOrder = {
        ...input,
        id: world.ids.next('exp', world.time),
        kind: String(body['kind']),
        format: body['format'] === 'json' ? 'json' : 'csv',
        status: '–',
        file: undefined,
        createdAt: world.time,
        updatedAt: world.time,
        expiresAt: undefined,
      };
      world.exports.set(order.id, order);
      move(order, 'order');
      world.after(seconds.export, () => {
        if (outcome === 'export_failed') move(order, 'fail');
        else finish(order);
      });
      return created(await presentExport(order), `/reports/exports/${order.id}`, 202);
    },
    listReportExports: (call) =>
      listPage(world, call, 'export', world.exports, presentExport, ({ kind, status }) => ({
        kind,
        status,
      })),
    getReportExport: async (call) => ok(await presentExport(find(call))),
    downloadReportExport: (call) => {
      const { status, file, format } = find(call);
      if (status === 'expired')
        throw new Problem('export_expired', 'The export has expired. Order it again.');
      if (status === 'failed')
        throw new Problem('export_not_ready', 'The export has failed. Order it again.');
      if (status !== 'ready' || file === undefined) {
        throw new Problem(
          'export_not_ready',
          `The export is ${status}. Download it once it is ready.`,
        );
      }
      const type = format === 'csv' ? world.data.reports.csvType : 'application/jsonl';
      return fileAnswer(file.text, type, call.headers.get('Range'));
    },
  };
}
