import type { IssuerLimits } from '../data';
import { powerOfTen } from '../money/decimal';
import type { Issuance, Redemption } from '../moving';
import { day, formatTime, hour } from '../time/format';
import type { World } from '../world';

/** Returns the start of the current day in UTC, when the issuer's caps reset. */
export function startOfDay({ time }: World): number {
  return Math.floor(time / day) * day;
}

const uncountedStatuses = new Set(['returned', 'expired']);

/** Returns how much of the cap the day's issuances have used, in cents. */
export function issuedToday(world: World): bigint {
  return [...world.issuances.values()]
    .filter(
      ({ createdAt, status }) => createdAt >= startOfDay(world) && !uncountedStatuses.has(status),
    )
    .reduce((sum, { amount }) => sum + amount.units, 0n);
}

/**
 * Returns how much of the cap the day's redemptions have used, in smallest units of the stablecoin.
 */
export function redeemedToday(world: World): bigint {
  return [...world.redemptions.values()]
    .filter(({ countedAt }) => countedAt !== undefined && countedAt >= startOfDay(world))
    .reduce((sum, { amount }) => sum + amount.units, 0n);
}

/** Returns the redemptions that wait for the cap, in queue order. */
export function queueOf(world: World): Redemption[] {
  return [...world.redemptions.values()]
    .filter(({ status }) => status === 'queued')
    .sort((a, b) => (a.burnedAt ?? 0) - (b.burnedAt ?? 0));
}

/** Returns the amount of stablecoins in existence, in smallest units. */
function supplyOf({ ledger, data }: World): bigint {
  return -ledger.balance({ account: 'mint', owner: '' }, data.stablecoin.symbol);
}

/**
 * Returns the dollars that back the stablecoins, in cents. Money for an issuance counts once its
 * stablecoins are minted.
 */
function reserveOf({ ledger, data }: World): bigint {
  return ledger.balance({ account: 'reserve', owner: '' }, data.fx.pivot);
}

/** Returns the time of the last report of the reserve, whether daily or late. */
function lastReport({ data, time, reportAt }: World): number {
  const { dailyReportTime, reportMaxAgeHours } = data.stablecoin.reserve;
  const sinceMidnight = Date.parse(`1970-01-01T${dailyReportTime}Z`);
  const isLate = time < reportAt;
  const until = time - sinceMidnight - (isLate ? reportMaxAgeHours * hour + 1 : 0);
  const daily = until - (until % day) + sinceMidnight;
  return isLate ? daily : Math.max(daily, reportAt);
}

function capOf(world: World, limits: IssuerLimits, used: bigint, currency: string): object {
  const cap = world.unitsOf(limits.dailyCapUsd, currency);
  const left = cap > used ? cap - used : 0n;
  return {
    per_day: world.amount({ currency, units: cap }),
    left: world.amount({ currency, units: left }),
  };
}

/** Returns the state of the stablecoin as the API shows it. */
export function presentStablecoin(world: World): object {
  const { stablecoin, fx, sandbox } = world.data;
  const supply = supplyOf(world);
  const reserve = reserveOf(world);
  const shift = powerOfTen(
    world.currency(stablecoin.symbol).decimals - world.currency(fx.pivot).decimals,
  );
  const hundredths = supply === 0n ? 10_000n : (reserve * shift * 10_000n) / supply;
  const isPaused = world.isPaused(stablecoin.symbol);
  return {
    symbol: stablecoin.symbol,
    mint: stablecoin.mint,
    supply: world.amount({ currency: stablecoin.symbol, units: supply }),
    reserve: world.amount({ currency: fx.pivot, units: reserve }),
    ratio_percent: `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`,
    reported_at: formatTime(lastReport(world)),
    minting: world.time < world.reportAt || isPaused ? 'paused' : 'open',
    transfers: isPaused ? 'paused' : 'open',
    issuance_cap: capOf(world, stablecoin.issuance, issuedToday(world), fx.pivot),
    redemption_cap: capOf(world, stablecoin.redemption, redeemedToday(world), stablecoin.symbol),
    bank_accounts: sandbox.stablecoin.accounts.map(({ id, account_name, account_number }) => ({
      id,
      account_name,
      account_number_end: account_number.slice(-4),
    })),
    as_of: formatTime(world.time),
  };
}

/** Returns the money that an issuance or a redemption moves. */
export function movedMoneyOf(
  kind: 'issuance' | 'redemption',
  { id, amount, received }: Issuance | Redemption,
) {
  return { kind, owner: id, customerId: '', amount, received };
}
