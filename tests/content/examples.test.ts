import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { parseDataFile } from '../../src/content/dataFiles/dataFile';
import { projectRoot } from '../../tools/copyProject';

/* Longer than 250 lines because it is one table of all worked examples. */

type Data = { readonly [name: string]: Data } & { readonly [name: string]: unknown };

function read(name: string): Data {
  const file = `content/current/reference/${name}.yaml`;
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const { data } = parseDataFile({ file, text });
  if (data === undefined) throw new Error(`${file} cannot be read.`);
  return data as Data;
}

function numberAt(data: Data, path: string): number {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Data)[key], data);
  const number = Number(String(value).replaceAll(',', ''));
  if (Number.isNaN(number)) throw new Error(`${path} is not a number: ${String(value)}`);
  return number;
}

const createReader = (name: string) => {
  const data = read(name);
  return (path: string) => numberAt(data, path);
};

const fees = createReader('fees');
const chain = createReader('chain');
const epochs = createReader('epochs');
const stablecoin = createReader('stablecoin');
const fx = createReader('fx');
const defi = createReader('defi');
const votes = createReader('governance');
const validators = createReader('validators');
const compliance = createReader('compliance');
const levels = createReader('service_levels');

const lamports = chain('nativeToken.lamports');
const microLamports = chain('fees.microLamportsPerLamport');
const fee = (key: string) => stablecoin(`fees.example.${key}`);
const cover = (key: string) => stablecoin(`coverExample.${key}`);
const parity = (key: string) => stablecoin(`marketMaking.example.${key}`);
const throughput = (key: string) => chain(`throughput.${key}`);
const guard = (key: string) => compliance(`guard.example.${key}`);
const pool = (key: string) => defi(`pool.example.${key}`);
const repo = (key: string) => defi(`repo.example.${key}`);
const stream = (key: string) => defi(`stream.example.${key}`);
const days = (kind: string) =>
  votes(`kinds.${kind}.discussionDays`) +
  votes(`kinds.${kind}.votingDays`) +
  votes(`kinds.${kind}.timelockHours`) / 24;

const repoInterest = () => (repo('lent') * repo('ratePercent') * repo('days')) / 100 / 360;
const poolOut = () => {
  const added = pool('amountIn') - pool('feeIn');
  return (pool('reserveOut') * added) / (pool('reserveIn') + added);
};
const poolAtPrice = () => (pool('amountIn') * pool('reserveOut')) / pool('reserveIn');

/** Name, figure in the data, computed value, and unit of the last digit shown. */
const examples: readonly (readonly [string, number, number, number])[] = [
  ['stablecoin fee: base', fee('baseLamports'), fee('signatures') * fees('base'), 1],
  [
    'stablecoin fee: priority',
    fee('priorityLamports'),
    (fee('units') * fee('microLamportsPerUnit')) / microLamports,
    1,
  ],
  ['stablecoin fee: sum', fee('totalLamports'), fee('baseLamports') + fee('priorityLamports'), 1],
  ['stablecoin fee: tokens', fee('totalTokens'), fee('totalLamports') / lamports, 1e-9],
  ['stablecoin fee: dollars', fee('beforeMarginUsd'), fee('totalTokens') * fee('priceUsd'), 1e-6],
  [
    'stablecoin fee: margin',
    fee('marginUsd'),
    (fee('beforeMarginUsd') * stablecoin('fees.marginPercent')) / 100,
    1e-6,
  ],
  ['stablecoin fee: charged', fee('chargedUsd'), fee('beforeMarginUsd') + fee('marginUsd'), 1e-6],
  ['cover', cover('ratioPercent'), (100 * cover('reserveUsd')) / cover('supplyUsd'), 0.01],
  ['cover: target', cover('ratioPercent'), stablecoin('reserve.targetRatioPercent'), 0.01],
  ['cover: reserve after', cover('reserveAfterUsd'), cover('reserveUsd') + cover('requestUsd'), 1],
  ['cover: supply after', cover('supplyAfterUsd'), cover('supplyUsd') + cover('requestUsd'), 1],
  [
    'cover after',
    cover('ratioAfterPercent'),
    (100 * cover('reserveAfterUsd')) / cover('supplyAfterUsd'),
    0.01,
  ],
  ['parity: distance', parity('distanceBasisPoints'), (1 - parity('cheapPrice')) * 10_000, 1],
  ['parity: paid', parity('paidUsd'), parity('amountUsd') * parity('cheapPrice'), 1],
  ['parity: gained', parity('differenceUsd'), parity('redeemedUsd') - parity('paidUsd'), 1],
  ['exchange: bought', fx('example.bought'), fx('example.sold') * fx('example.rate'), 0.01],
  [
    'exchange: distance from the mid rate',
    fx('example.distanceBasisPoints'),
    ((fx('example.mid') - fx('example.rate')) / fx('example.mid')) * 10_000,
    0.01,
  ],
  ['cross: middle', fx('cross.middle'), fx('cross.sold') * fx('cross.firstRate'), 0.01],
  ['cross: exact', fx('cross.exact'), fx('cross.middle') * fx('cross.secondRate'), 0.001],
  ['pool: fee', pool('feeIn'), (pool('amountIn') * defi('pool.feeBasisPoints')) / 10_000, 0.01],
  ['pool: out', pool('amountOut'), poolOut(), 0.01],
  ['pool: amount at its price', pool('atPoolPrice'), poolAtPrice(), 0.01],
  ['pool: impact', pool('impactPercent'), 100 * (1 - pool('amountOut') / poolAtPrice()), 0.01],
  ['repo: lent', repo('lent'), repo('collateral') * (1 - repo('haircutPercent') / 100), 0.01],
  ['repo: interest', repo('interest'), repoInterest(), 0.01],
  ['repo: repaid', repo('repaid'), repo('lent') + repo('interest'), 0.01],
  ['stream: rate', stream('perSecond'), stream('amount') / (stream('days') * 86_400), 0.01],
  [
    'stream: withdrawable',
    stream('withdrawable'),
    stream('perSecond') * stream('afterHours') * 3600,
    0.01,
  ],
  [
    'governance: turnout',
    votes('example.institutionsVotedPercent'),
    (100 * votes('example.institutionsVoted')) / votes('example.institutions'),
    0.1,
  ],
  [
    'governance: yes',
    votes('example.institutionsYesPercent'),
    (100 * votes('example.institutionsYes')) / votes('example.institutionsVoted'),
    0.1,
  ],
  ['governance: days of a parameter', votes('example.parameterDays'), days('parameter'), 1],
  ['governance: days of an upgrade', votes('example.upgradeDays'), days('upgrade'), 1],
  ['governance: days of a charter', votes('example.charterDays'), days('charter'), 1],
  [
    'own stake with the rent of a stake account of 200 bytes',
    validators('selfStakeWithRentTokens'),
    validators('minimumSelfStakeTokens') +
      Math.ceil(
        (100 * (200 + chain('rent.overheadBytes')) * chain('rent.lamportsPerByte')) / lamports,
      ) /
        100,
    0.01,
  ],
  [
    'cost of votes in three epochs',
    validators('voteCost.tokensThreeEpochs'),
    3 * validators('voteCost.tokensPerEpoch'),
    0.01,
  ],
  [
    'full snapshots: hours',
    validators('snapshots.fullIntervalHours'),
    (validators('snapshots.fullIntervalSlots') * epochs('slot.milliseconds')) / 3_600_000,
    0.1,
  ],
  [
    'incremental snapshots: seconds',
    validators('snapshots.incrementalIntervalSeconds'),
    (validators('snapshots.incrementalIntervalSlots') * epochs('slot.milliseconds')) / 1000,
    1,
  ],
  [
    'maximum age of snapshots: minutes',
    validators('snapshots.maximumAgeMinutes'),
    (validators('snapshots.maximumAgeSlots') * epochs('slot.milliseconds')) / 60_000,
    1,
  ],
  ['throughput: slots', throughput('slotsPerSecond'), 1000 / epochs('slot.milliseconds'), 0.1],
  [
    'throughput: block',
    throughput('transfersPerBlock'),
    chain('compute.maxUnitsPerBlock') / throughput('transferUnits'),
    1,
  ],
  [
    'throughput: second',
    throughput('transfersPerSecond'),
    throughput('transfersPerBlock') * throughput('slotsPerSecond'),
    1,
  ],
  [
    'throughput: block, one account',
    throughput('perAccountPerBlock'),
    chain('compute.maxUnitsPerAccountPerBlock') / throughput('transferUnits'),
    1,
  ],
  [
    'throughput: second, one account',
    throughput('perAccountPerSecond'),
    throughput('perAccountPerBlock') * throughput('slotsPerSecond'),
    1,
  ],
  ...[0, 1, 2].map(
    (row) =>
      [
        `service level ${row}: minutes of downtime`,
        levels(`availability.${row}.minutesOff`),
        ((100 - levels(`availability.${row}.percent`)) / 100) *
          levels(`availability.${row}.hours`) *
          60,
        0.1,
      ] as const,
  ),
  ...[0, 1].map(
    (row) =>
      [
        `service level ${row}: hours counted`,
        levels(`availability.${row}.hours`),
        levels('exampleDays') * 24,
        1,
      ] as const,
  ),
  [
    'service level 2: hours counted',
    levels('availability.2.hours'),
    levels('exampleBusinessDays') * levels('exampleOpenHours'),
    1,
  ],
  [
    'keys of all auditors of a transfer, at most',
    compliance('auditors.maxKeys'),
    compliance('auditors.maxPerAsset') +
      2 * (compliance('auditors.maxPerInstitution') + compliance('auditors.maxPerAccount')),
    1,
  ],
  [
    'length of the trial: days',
    validators('apply.sandboxDays'),
    validators('apply.sandboxEpochs') * epochs('epoch.days'),
    1,
  ],
  ['votes in an epoch', validators('voteCost.votesPerEpoch'), epochs('epoch.slots'), 1],
  [
    'cost of votes in an epoch',
    validators('voteCost.tokensPerEpoch'),
    (validators('voteCost.votesPerEpoch') * fees('base')) / lamports,
    0.01,
  ],
  [
    'cost of votes in a year',
    validators('voteCost.tokensPerYear'),
    validators('voteCost.tokensPerEpoch') * epochs('epoch.perYear'),
    0.1,
  ],
  [
    'leader slots at 2 % of stake',
    validators('example.leaderSlots'),
    epochs('epoch.slots') * 0.02,
    1,
  ],
  [
    'leader turns',
    validators('example.leaderTurns'),
    validators('example.leaderSlots') / epochs('leader.consecutiveSlots'),
    1,
  ],
  ['guard: sum', guard('sumTodayUsd'), guard('sentTodayUsd') + guard('paymentUsd'), 1],
  ['guard: sum twice', guard('sumTwiceUsd'), guard('sumTodayUsd') + guard('paymentUsd'), 1],
];

it.each(examples)('%s: %d follows from its inputs', (_, shown, computed, step) => {
  expect(Math.abs(shown - computed)).toBeLessThanOrEqual(step / 2 + 1e-9);
});

it('rounds half to even in the example of a cross rate', () => {
  const cents = numberAt(read('fx'), 'cross.exact') * 100;
  expect(cents % 1).toBeCloseTo(0.5, 6);
  const even = 2 * Math.round(cents / 2);
  expect(numberAt(read('fx'), 'cross.bought')).toBeCloseTo(even / 100, 2);
});

it('has a guard example in which both payments need approval, and only the second exceeds the daily limit', () => {
  expect(guard('paymentUsd')).toBeLessThanOrEqual(guard('singleLimitUsd'));
  expect(guard('paymentUsd')).toBeGreaterThan(guard('approvalAboveUsd'));
  expect(guard('sumTodayUsd')).toBeLessThanOrEqual(guard('dailyLimitUsd'));
  expect(guard('sumTwiceUsd')).toBeGreaterThan(guard('dailyLimitUsd'));
});
