import { isFinalStatus } from '../customers/rules';
import type { Posting } from '../money/ledger';
import type { Booking } from '../objects';
import { day, formatDay, formatTime, formatTimeOrNull } from '../time/format';
import { isFinal } from '../transactions/status';
import type { World } from '../world';

/** A row of a report, as the API shows it. */
export type Row = Readonly<Record<string, string | number | null>>;

interface Balance {
  available: bigint;
  held: bigint;
  movedAt: number;
}

const columns: Readonly<Record<string, 'available' | 'held' | undefined>> = {
  available: 'available',
  held: 'held',
  frozen: 'held',
};

/** Returns the postings before a given time. */
export function postingsBefore(postings: readonly Posting[], moment: number): Posting[] {
  return postings.filter(({ time }) => time < moment);
}

/**
 * Returns the balances of all customers at a moment, sorted by customer, then currency. A balance
 * of zero keeps its row for `reportDays` after its last movement.
 *
 * @param postings the postings before that moment
 */
export function balanceRows(world: World, asOf: number, postings: readonly Posting[]): Row[] {
  const balances = new Map<string, Balance>();
  const add = (
    owner: string,
    currency: string,
    account: 'available' | 'held',
    units: bigint,
    time: number,
  ) => {
    const key = `${owner} ${currency}`;
    const balance = balances.get(key) ?? { available: 0n, held: 0n, movedAt: time };
    balance[account] += units;
    balance.movedAt = time;
    balances.set(key, balance);
  };
  for (const { time, entries } of postings) {
    for (const { debit, credit, currency, units } of entries) {
      const from = columns[debit.account];
      const to = columns[credit.account];
      if (from !== undefined) add(debit.owner, currency, from, -units, time);
      if (to !== undefined) add(credit.owner, currency, to, units, time);
    }
  }
  const { reportDays } = world.data.limits;
  return [...balances]
    .filter(
      ([, { available, held, movedAt }]) =>
        available + held > 0n || movedAt > asOf - reportDays * day,
    )
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { available, held }]) => {
      const [customerId = '', currency = ''] = key.split(' ');
      return {
        customer_id: customerId,
        currency,
        available: world.decimal(available, currency),
        held: world.decimal(held, currency),
        total: world.decimal(available + held, currency),
        slot: world.slotAt(asOf) - world.data.epochs.finality.depthSlots,
      };
    });
}

/**
 * Returns the movements of balances in a period, oldest first.
 *
 * @param size number of bookings to search, oldest first; all by default
 */
export function transactionRows(world: World, from: number, to: number, size?: number): Row[] {
  return world.bookings
    .slice(0, size)
    .filter(({ bookedAt }) => bookedAt >= from && bookedAt < to)
    .map((booking) => presentBooking(world, booking));
}

function presentBooking(world: World, booking: Booking): Row {
  const { currency, fee } = booking;
  return {
    booked_at: formatTime(booking.bookedAt),
    transaction_id: booking.transactionId,
    step: booking.step,
    kind: booking.kind,
    customer_id: booking.customerId,
    currency,
    entry: booking.entry,
    amount: world.decimal(booking.units, currency),
    fee: world.decimal(fee.units, fee.currency),
    fee_currency: fee.currency,
    balance_after: world.decimal(booking.balanceAfter, currency),
    reference: booking.reference,
    signature: booking.signature,
    slot: booking.slot,
  };
}

/**
 * Returns the payments that arrived in a period and could not be credited, oldest first.
 *
 * @param size number of payments to search, in the order of their creation; all by default
 */
export function returnedPaymentRows(world: World, from: number, to: number, size?: number): Row[] {
  return [...world.returnedPayments.values()]
    .slice(0, size)
    .filter(({ receivedAt }) => receivedAt >= from && receivedAt < to)
    .sort((one, other) => one.receivedAt - other.receivedAt)
    .map((payment) => ({
      returned_payment_id: payment.id,
      received_at: formatTime(payment.receivedAt),
      transaction_id: payment.transactionId,
      issuance_id: payment.issuanceId,
      customer_id: payment.customerId,
      currency: payment.amount.currency,
      amount: world.decimal(payment.amount.units, payment.amount.currency),
      reason: payment.reason,
      status: payment.status,
      reference: payment.reference,
      returned_at: formatTimeOrNull(payment.returnedAt),
    }));
}

/**
 * Returns every customer that existed in a period, newest first, with the status at the end of the
 * period.
 */
export function customerRows(
  { customers, data, time: now }: World,
  from: number,
  to: number,
): Row[] {
  // A period that begins in the future has no customers yet.
  if (from > now) return [];
  return [...customers.values()].reverse().flatMap(({ history, ...customer }) => {
    const last = history.findLast(({ time }) => time < to);
    const end = history.find(({ status }) => isFinalStatus(data, status));
    if (last === undefined || (end !== undefined && end.time < from)) return [];
    const facts = customer.facts.findLast(({ time }) => time < to);
    const nextReviewAt = last === end ? undefined : facts?.nextReviewAt;
    return [
      {
        customer_id: customer.id,
        external_id: customer.externalId,
        type: customer.type,
        country: facts?.country ?? '',
        status: last.status,
        status_since: formatTime(last.time),
        status_by: last.by,
        status_reason: last.reason,
        added_at: formatTime(customer.createdAt),
        next_review_at: formatTimeOrNull(nextReviewAt),
      },
    ];
  });
}

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const middle = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
  return Math.round(middle * 10) / 10;
}

/** Returns the percentage of a day, or of today so far, for which a flow was available: "99.31". */
function availability(world: World, kind: string, start: number): string {
  const end = Math.min(start + day, world.time);
  const downtime = world.outages
    .filter((outage) => outage.kind === kind && outage.status === 'unavailable')
    .map(({ from, to = world.time }) => Math.min(to, end) - Math.max(from, start))
    .filter((time) => time > 0)
    .reduce((total, time) => total + time, 0);
  return (Math.round((10_000 * (end - start - downtime)) / (end - start)) / 100).toFixed(2);
}

/**
 * Returns one row per day and kind of transaction, sorted by date, then kind. Days that begin at or
 * after `now` have no rows.
 */
export function networkRows(world: World, from: number, to: number, now = world.time): Row[] {
  const kinds: string[] = Object.values(world.kinds).sort();
  const all = [...world.transactions.values()];
  const rows: Row[] = [];
  for (let start = from; start < Math.min(to, now); start += day) {
    for (const kind of kinds) {
      const created = all.filter(
        (transaction) =>
          transaction.kind === kind &&
          transaction.createdAt >= start &&
          transaction.createdAt < start + day,
      );
      const count = (...statuses: string[]) =>
        created.filter(({ status }) => statuses.includes(status)).length;
      const seconds = created.flatMap(({ settledAt, arrivedAt, createdAt }) =>
        settledAt === undefined ? [] : [(settledAt - (arrivedAt ?? createdAt)) / 1000],
      );
      rows.push({
        date: formatDay(start),
        kind,
        created: created.length,
        settled: count('settled'),
        failed: count('failed', 'expired', 'partially_settled'),
        deleted: count('deleted'),
        open: created.filter(({ status }) => !isFinal(world, status)).length,
        settle_seconds_median: median(seconds),
        availability_percent: availability(world, kind, start),
      });
    }
  }
  return rows;
}
