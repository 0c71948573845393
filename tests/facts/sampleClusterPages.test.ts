import { isObject } from '../../src/shared/isObject';
import {
  calls,
  document,
  firstResult,
  moments,
  now,
  objectsWith,
  valuesOf,
  type Json,
} from './sampleCluster';
import { writtenSamples } from './samples';

/* Checks that the samples of errors, and those on pages, agree with the examples of methods. */

const slots = Object.values(moments).flatMap((moment) =>
  Object.values(moment).map(({ slot }) => slot),
);

describe('the sample of the error', () => {
  const samples = Object.entries(document['x-errors']).map(([code, { sample }]) => ({
    code: Number(code),
    error: sample['error'] as { readonly message: string; readonly data?: Json },
  }));

  const callsWith = (code: number) => calls.filter((call) => call.error?.code === code);

  it.each(samples.filter(({ code }) => callsWith(code).length > 0))(
    '$code has the message of a call that fails with it, or names the newest slot',
    ({ code, error }) => {
      const isShown = callsWith(code).some((call) => call.error?.message === error.message);
      const slot = /\bslot (\d+)/i.exec(error.message)?.[1];
      expect(isShown || Number(slot) === now.processed.slot).toBe(true);
    },
  );

  it.each(samples.filter(({ error }) => error.data !== undefined))(
    '$code has the data of a call that fails with it',
    ({ code, error }) => {
      expect(callsWith(code).map((call) => call.error?.data)).toContainEqual(error.data);
    },
  );
});

describe('the samples on pages', () => {
  const bodies = writtenSamples()
    .filter(({ lang }) => lang === 'json')
    .map(({ place, text }) => ({ place, body: JSON.parse(text) as unknown }));

  it.each(bodies)('name only slots at which the sample calls were made: $place', ({ body }) => {
    const contexts = valuesOf(body, 'context').filter(isObject);
    for (const { slot } of contexts) expect(slots).toContain(slot);
    for (const slot of valuesOf(body, 'contextSlot')) expect(slots).toContain(slot);
  });

  it('show the snapshots that getHighestSnapshotSlot shows', () => {
    const snapshots = bodies.flatMap(({ body }) => objectsWith(body, 'full', 'incremental'));
    expect(snapshots.length).toBeGreaterThan(0);
    for (const snapshot of snapshots)
      expect(snapshot).toEqual(firstResult('getHighestSnapshotSlot'));
  });

  it('show no balance other than the one that getBalance shows', () => {
    const balances = bodies.flatMap(({ body }) =>
      valuesOf(body, 'value').filter((value) => typeof value === 'number'),
    );
    for (const balance of balances) expect(balance).toBe(firstResult('getBalance'));
  });
});
