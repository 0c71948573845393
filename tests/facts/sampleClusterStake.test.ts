import {
  resultsOf,
  callsOf,
  epochInfo,
  epochStart,
  firstResult,
  now,
  objectsWith,
  slotsPerEpoch,
  valuesOf,
  type Json,
} from './sampleCluster';

/* Checks that the samples agree on leaders, votes, stake and rewards. */

describe('leaders', () => {
  const schedule = firstResult<Readonly<Record<string, number[]>>>('getLeaderSchedule');
  const [[leader = '', indexes = []] = []] = Object.entries(schedule);
  const slots = indexes.map((index) => epochStart + index);
  const [production] = resultsOf<{
    byIdentity: Record<string, [number, number]>;
    range: Record<string, number>;
  }>('getBlockProduction');
  const { firstSlot = 0, lastSlot = 0 } = production?.range ?? {};
  const [count = 0, blocks = 0] = production?.byIdentity[leader] ?? [];

  it('have four slots in a row, all in this epoch', () => {
    for (let index = 0; index < indexes.length; index += 4) {
      const group = indexes.slice(index, index + 4);
      const first = group[0] ?? -1;
      expect(first % 4).toBe(0);
      expect(group).toEqual([first, first + 1, first + 2, first + 3]);
    }
    expect(indexes.at(-1)).toBeLessThan(slotsPerEpoch);
  });

  it('are in the schedule for the slots at which they lead', () => {
    const [first] = callsOf('getSlotLeaders');
    const ahead = first?.result as string[];
    const start = Number(first?.params[0]);
    expect(resultsOf('getSlotLeader')).toEqual([leader, leader]);
    expect(slots).toEqual(expect.arrayContaining([now.processed.slot, now.finalized.slot]));
    for (const [offset, identity] of ahead.entries())
      expect(identity === leader).toBe(slots.includes(start + offset));
    expect(ahead).toHaveLength(Number(first?.params[1]));
    for (const block of objectsWith(resultsOf('getBlock'), 'rewards', 'parentSlot')) {
      const [reward] = block['rewards'] as readonly Json[];
      expect(reward?.['pubkey']).toBe(leader);
      expect(slots).toContain(Number(block['parentSlot']) + 1);
    }
  });

  it('have at least their scheduled slots in getBlockProduction', () => {
    const [first] = callsOf('getBlockProduction');
    expect([firstSlot, lastSlot]).toEqual([epochStart, now.finalized.slot]);
    expect(first?.config['range']).toEqual(production?.range);
    expect(count).toBeGreaterThanOrEqual(slots.filter((slot) => slot <= lastSlot).length);
    expect(blocks).toBeLessThanOrEqual(count);
    // A leader has four slots in a row; the range may end within its newest four.
    expect(count % 4).toBe(slots.filter((slot) => slot <= lastSlot && slot > lastSlot - 4).length);
    const [, none] = resultsOf<{ byIdentity: object; range: Record<string, number> }>(
      'getBlockProduction',
    );
    expect(none?.byIdentity).toEqual({});
    const { firstSlot: from = 0, lastSlot: to = 0 } = none?.range ?? {};
    expect(slots.filter((slot) => slot >= from && slot <= to)).toEqual([]);
  });

  it('lead in proportion to their stake', () => {
    const { totalStake } = firstResult<{ totalStake: number }>('getBlockCommitment');
    const account = objectsWith(firstResult('getVoteAccounts'), 'nodePubkey').find(
      ({ nodePubkey }) => nodePubkey === leader,
    );
    const share = Number(account?.['activatedStake']) / totalStake;
    expect(count / (lastSlot - firstSlot + 1) / share).toBeCloseTo(1, 1);
  });
});

describe('votes', () => {
  const { commitment, totalStake } = firstResult<{ commitment: number[]; totalStake: number }>(
    'getBlockCommitment',
  );
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('are for a block that is not finalized yet, and do not exceed the stake', () => {
    const [first] = callsOf('getBlockCommitment');
    expect(first?.params[0]).toBe(now.finalized.slot + 1);
    expect(sum(commitment)).toBeLessThanOrEqual(totalStake);
    expect((commitment.at(-1) ?? 0) / totalStake).toBeLessThan(2 / 3);
    // The processed block is 31 slots above this one. No block contains a vote for the processed
    // block yet, but a node counts its own vote.
    const { identity } = firstResult<{ identity: string }>('getIdentity');
    const own = objectsWith(firstResult('getVoteAccounts'), 'nodePubkey').find(
      ({ nodePubkey }) => nodePubkey === identity,
    );
    expect(now.processed.slot - now.finalized.slot).toBe(commitment.length);
    expect(commitment.at(-1)).toBe(own?.['activatedStake']);
    expect(sum(commitment) / totalStake).toBeGreaterThan(2 / 3);
    expect(
      new Set(resultsOf<Json>('getBlockCommitment').map((answer) => answer['totalStake'])).size,
    ).toBe(1);
  });

  it.each(callsOf('getVoteAccounts').map((call) => ({ name: call.example.name, call })))(
    'of getVoteAccounts ($name) agree with the slot',
    ({ call }) => {
      const { current, delinquent } = call.result as Readonly<Record<string, readonly Json[]>>;
      const bank =
        call.config['commitment'] === 'confirmed' ? now.processed.slot : now.finalized.slot;
      for (const account of [...(current ?? []), ...(delinquent ?? [])]) {
        const lastVote = Number(account['lastVote']);
        expect(lastVote).toBeLessThan(bank);
        expect(account['rootSlot']).toBe(lastVote - 31);
        expect((delinquent ?? []).includes(account)).toBe(lastVote <= bank - 128);
        const credits = account['epochCredits'] as readonly [number, number, number][];
        for (const [index, [epoch, , before]] of credits.slice(1).entries())
          expect([epoch - 1, before]).toEqual(credits[index]?.slice(0, 2));
        expect(credits.at(-1)?.[0]).toBe(Math.floor(lastVote / slotsPerEpoch));
        for (const [, after, before] of credits)
          expect(after - before).toBeLessThanOrEqual(16 * slotsPerEpoch);
      }
    },
  );
});

describe('rewards', () => {
  const [reward] = firstResult<readonly Readonly<Record<string, number>>[]>('getInflationReward');
  const rewarded = reward?.['epoch'] ?? 0;

  it('are paid at the start of the next epoch, with the commission of a validator', () => {
    expect(rewarded).toBe((epochInfo['epoch'] ?? 0) - 1);
    expect((reward?.['effectiveSlot'] ?? 0) - epochStart).toBeGreaterThan(0);
    expect((reward?.['effectiveSlot'] ?? 0) - epochStart).toBeLessThan(256);
    const commissions = valuesOf(firstResult('getVoteAccounts'), 'commission');
    expect(commissions).toContain(reward?.['commission']);
  });

  it('are paid in no more blocks than the maximum number of stake accounts requires', () => {
    const { message = '', data } =
      callsOf('getInflationReward').find(({ error }) => error?.code === -32017)?.error ?? {};
    const blocksSoFar = Number(/slot (\d+)/.exec(message)?.[1]) - epochStart;
    const firstHeight = Number(data?.['currentBlockHeight']) - blocksSoFar;
    const blocks = Number(data?.['rewardsCompleteBlockHeight']) - 1 - firstHeight;
    const { totalStake } = firstResult<{ totalStake: number }>('getBlockCommitment');
    const maxAccounts = totalStake / firstResult<number>('getStakeMinimumDelegation');
    expect(blocks).toBeGreaterThanOrEqual(blocksSoFar);
    expect((blocks - 1) * 4096).toBeLessThan(maxAccounts);
  });

  it('follow from inflation, stake and commission', () => {
    const {
      initial = 0,
      taper = 0,
      foundation = 0,
    } = firstResult<Record<string, number>>('getInflationGovernor');
    const epochsPerYear = (365.242199 * 86_400) / 0.4 / slotsPerEpoch;
    // The rate of the epoch in which the rewards are paid.
    const rate = initial * (1 - taper) ** ((rewarded + 1) / epochsPerYear) * (1 - foundation);
    const { total = 0 } = firstResult<Record<string, number>>('getSupply');
    const { totalStake } = firstResult<{ totalStake: number }>('getBlockCommitment');
    const { amount = 0, postBalance = 0, commission = 0 } = reward ?? {};
    const share = (postBalance - amount) / totalStake;
    const expected = ((rate * total) / epochsPerYear) * share * (1 - commission / 100);
    expect(amount / expected).toBeCloseTo(1, 1);
  });
});
