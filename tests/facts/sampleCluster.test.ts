import {
  resultsOf,
  calls,
  callsOf,
  document,
  epochInfo,
  firstResult,
  moments,
  notificationsOf,
  now,
  objectsWith,
  signing,
  slotsPerEpoch,
  valuesOf,
  type Json,
} from './sampleCluster';

/* Checks that the samples agree on slots, heights, times and counts. */

/**
 * Returns the slots that the response to a call may name; undefined if the method takes no
 * commitment.
 */
function slotsFor({ method, config }: (typeof calls)[number]): readonly number[] | undefined {
  if (method.name === 'getSignatureStatuses') return [now.processed.slot];
  if (method['x-commitment'] === undefined) return undefined;
  const finalized = (config['commitment'] ?? 'finalized') === 'finalized';
  return Object.values(moments).map((moment) => moment[finalized ? 'finalized' : 'processed'].slot);
}

describe('responses that name a slot are from one of two moments', () => {
  const answered = calls.flatMap((call) => {
    const slot =
      valuesOf(valuesOf(call.result, 'context'), 'slot')[0] ?? call.error?.data?.['contextSlot'];
    const isLater = call.example.name === 'a few seconds later';
    const slots = slotsFor(call);
    return slot === undefined || slots === undefined || isLater
      ? []
      : [{ name: `${call.method.name}, ${call.example.name}`, slot, slots }];
  });

  it.each(answered)('$name', ({ slot, slots }) => {
    expect(slots).toContain(slot);
  });

  it('a call whose minContextSlot is too high fails and names the slot that the node has reached', () => {
    const failed = calls.filter((call) => call.error?.code === -32016);
    expect(failed).not.toEqual([]);
    for (const { config, error } of failed)
      expect(config['minContextSlot']).toBeGreaterThan(Number(error?.data?.['contextSlot']));
  });
});

it('getSlot, getBlockHeight and getEpochInfo agree on the moment', () => {
  expect(resultsOf('getSlot')).toEqual([now.processed.slot, now.finalized.slot]);
  expect(firstResult('getBlockHeight')).toBe(now.processed.height);
  expect(epochInfo).toMatchObject({
    absoluteSlot: now.finalized.slot,
    blockHeight: now.finalized.height,
    epoch: Math.floor(now.finalized.slot / slotsPerEpoch),
    slotIndex: now.finalized.slot % slotsPerEpoch,
  });
  expect(firstResult('getInflationRate')).toMatchObject({ epoch: epochInfo['epoch'] });
});

describe('heights', () => {
  const validBlocks = 150;
  const known = [
    ...Object.values(moments).flatMap((moment) => Object.values(moment)),
    ...objectsWith(resultsOf('getBlock'), 'blockHeight').map((block) => ({
      slot: Number(block['parentSlot']) + 1,
      height: Number(block['blockHeight']),
    })),
    ...calls
      .filter(({ error }) => error?.code === -32017)
      .map(({ error }) => ({
        slot: Number(error?.message.match(/\d+$/)?.[0]),
        height: Number(error?.data?.['currentBlockHeight']),
      })),
  ].sort((a, b) => a.slot - b.slot);

  it('grow by 0.9 to 1 per slot', () => {
    for (const [index, { slot, height }] of known.slice(1).entries()) {
      const before = known[index] as (typeof known)[number];
      expect(height - before.height).toBeLessThanOrEqual(slot - before.slot);
      expect(height - before.height).toBeGreaterThanOrEqual(0.9 * (slot - before.slot));
    }
  });

  it.each(['signing', 'now'] as const)(
    'of the newest and the finalized block differ by 32 (%s)',
    (moment) => {
      const { processed, finalized } = moments[moment];
      expect(processed.height - finalized.height).toBe(32);
    },
  );

  it('allow a blockhash to be valid for 150 blocks', () => {
    const hashes = calls.flatMap(({ result }) =>
      objectsWith(result, 'lastValidBlockHeight').map((hash) => ({
        slot: valuesOf(valuesOf(result, 'context'), 'slot')[0],
        height: Number(hash['lastValidBlockHeight']) - validBlocks,
      })),
    );
    expect(hashes.length).toBeGreaterThan(2);
    for (const hash of hashes) expect(known).toContainEqual(hash);
  });
});

describe('slots', () => {
  const listed = [
    ...resultsOf<number[]>('getBlocks'),
    ...resultsOf<number[]>('getBlocksWithLimit'),
  ];
  const skipped = calls
    .filter(({ error }) => error?.code === -32007)
    .map(({ error }) => Number(error?.message.match(/\d+/)?.[0]));

  it('that were skipped are in no list of blocks and in no transaction', () => {
    expect(skipped.length).toBeGreaterThan(0);
    const [list = []] = listed;
    const gaps = Array.from({ length: 7 }, (_, index) => (list[0] ?? 0) + index).filter(
      (slot) => !list.includes(slot),
    );
    expect(new Set(skipped)).toEqual(new Set(gaps));
    const blocks = [
      ...listed.flat(),
      ...callsOf('getTransaction').flatMap(({ result }) => valuesOf(result, 'slot')),
    ];
    expect(blocks.filter((slot) => skipped.includes(Number(slot)))).toEqual([]);
  });

  it('listed without an end slot go up to the newest one', () => {
    expect(listed[1]?.at(-1)).toBe(now.processed.slot);
  });

  it('of the ledger are in order', () => {
    const first = firstResult<number>('getFirstAvailableBlock');
    // The first available block is the second in the ledger: the node lacks the hash of the oldest
    // block's parent, so it cannot serve that block.
    expect(firstResult('minimumLedgerSlot')).toBe(first - 1);
    const purged = callsOf('getBlockTime').find(({ error }) => error?.code === -32001);
    expect(purged?.error?.message).toBe(
      `Block ${Number(purged?.params[0])} cleaned up, does not exist on node. First available block: ${first}`,
    );
    expect(purged?.params[0]).toBeLessThan(first);
    const { full, incremental } = firstResult<{ full: number; incremental: number }>(
      'getHighestSnapshotSlot',
    );
    expect(full).toBeLessThan(incremental);
    expect(incremental).toBeLessThanOrEqual(now.finalized.slot);
    // The full snapshot was taken at the newest height divisible by 25,000.
    expect(now.processed.slot - full).toBeGreaterThanOrEqual(now.processed.height % 25_000);
  });

  it('in the slot history are the newest 1,048,576', () => {
    const tooOld = callsOf('getBlockProduction').find(({ error }) =>
      error?.message.includes('too small'),
    );
    expect(tooOld?.error?.message).toContain(`min ${now.finalized.slot + 1 - 1024 * 1024}`);
  });

  it('in notifications are the current ones', () => {
    const [slot] = notificationsOf('slotSubscribe');
    expect(slot).toEqual({
      slot: now.processed.slot,
      parent: now.processed.slot - 1,
      root: now.finalized.slot,
    });
    expect(notificationsOf('rootSubscribe')).toEqual([now.finalized.slot]);
  });
});

it('block times advance by 400 milliseconds per slot', () => {
  const times = [
    ...callsOf('getBlockTime')
      .filter(({ result }) => typeof result === 'number')
      .map(({ params, result }) => ({ slot: params[0], blockTime: result })),
    ...objectsWith(resultsOf('getTransaction'), 'slot', 'blockTime'),
    ...objectsWith(resultsOf('getSignaturesForAddress'), 'slot', 'blockTime'),
    ...objectsWith(resultsOf('getBlock'), 'parentSlot', 'blockTime').map((block) => ({
      slot: Number(block['parentSlot']) + 1,
      blockTime: block['blockTime'],
    })),
    ...notificationsOf('voteSubscribe').map((vote) => ({
      slot: (vote['slots'] as number[]).at(-1),
      blockTime: vote['timestamp'],
    })),
    ...notificationsOf('slotsUpdatesSubscribe').map(({ slot, timestamp }) => ({
      slot,
      blockTime: Number(timestamp) / 1000,
    })),
  ].map(({ slot, blockTime }) => ({ slot: Number(slot), time: Number(blockTime) }));
  const [start = { slot: 0, time: 0 }] = times;
  expect(times.length).toBeGreaterThan(8);
  for (const { slot, time } of times)
    expect(Math.abs(time - start.time - (slot - start.slot) * 0.4)).toBeLessThan(1.5);
});

describe('transaction counts', () => {
  const samples = resultsOf<readonly Readonly<Record<string, number>>[]>(
    'getRecentPerformanceSamples',
  ).flat();

  it('come from samples without gaps, the newest less than a minute old', () => {
    const [newest, older] = samples;
    expect(now.processed.slot - (newest?.['slot'] ?? 0)).toBeLessThan(150);
    expect((newest?.['slot'] ?? 0) - (older?.['slot'] ?? 0)).toBe(newest?.['numSlots']);
  });

  it('grow at the rate of the samples', () => {
    const [finalized = 0, confirmed = 0] = resultsOf<number>('getTransactionCount');
    const slots = now.processed.slot - now.finalized.slot;
    const [{ numTransactions = 0, numSlots = 1 } = {}] = samples;
    expect((confirmed - finalized) / slots / (numTransactions / numSlots)).toBeCloseTo(1, 1);
    expect(epochInfo['transactionCount']).toBe(finalized);
    const frozen = notificationsOf('slotsUpdatesSubscribe').find(({ type }) => type === 'frozen');
    // Despite its name, this count includes failed transactions.
    const { numSuccessfulTransactions = 0 } = frozen?.['stats'] as Record<string, number>;
    expect(numSuccessfulTransactions / (numTransactions / numSlots)).toBeCloseTo(1, 1);
  });
});

it('the samples of removed methods are from an older node, at an earlier slot', () => {
  const removed = document.methods.filter((method) => method['x-tier'] === 'removed');
  const contexts = removed.flatMap(({ examples }) =>
    valuesOf(examples, 'context'),
  ) as readonly Json[];
  expect(contexts.length).toBeGreaterThan(1);
  for (const { slot, apiVersion } of contexts) {
    expect(slot).toBeLessThan(signing.finalized.slot);
    expect(apiVersion).toMatch(/^1\./);
  }
});
