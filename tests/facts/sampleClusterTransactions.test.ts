import { getBase58Encoder, getTransactionDecoder } from '@solana/kit';
import { isObject } from '../../src/shared/isObject';
import {
  accountsAt,
  addresses,
  resultsOf,
  callsOf,
  firstResult,
  notificationsOf,
  objectsWith,
  signing,
  sum,
  transactions,
  valuesOf,
  type Json,
} from './sampleCluster';

/* Checks that the samples agree on transactions, their balances and their blocks. */

describe('transactions', () => {
  const encoded = [
    ...new Set(
      ['sendTransaction', 'simulateTransaction'].flatMap((name) =>
        callsOf(name).map(({ params }) => String(params[0])),
      ),
    ),
  ];

  it('are signed with the blockhash that getLatestBlockhash returns', () => {
    const [latest] = resultsOf<{ blockhash: string }>('getLatestBlockhash');
    const hash = Buffer.from(getBase58Encoder().encode(latest?.blockhash ?? ''));
    expect(encoded.length).toBeGreaterThan(1);
    for (const wire of encoded) {
      const { messageBytes } = getTransactionDecoder().decode(Buffer.from(wire, 'base64'));
      expect(Buffer.from(messageBytes).includes(hash)).toBe(true);
    }
    expect(valuesOf(transactions, 'recentBlockhash')).toEqual(
      valuesOf(transactions, 'recentBlockhash').map(() => latest?.blockhash),
    );
    expect(callsOf('isBlockhashValid')[0]?.params[0]).toBe(latest?.blockhash);
  });

  it('land after they are signed, while their blockhash is valid', () => {
    const blocks = objectsWith(resultsOf('getBlock'), 'blockHeight', 'parentSlot');
    expect(blocks.length).toBeGreaterThan(2);
    for (const block of blocks) {
      expect(block['parentSlot']).toBeGreaterThanOrEqual(signing.processed.slot);
      expect(Number(block['blockHeight']) - signing.processed.height).toBeLessThanOrEqual(150);
    }
  });

  it('lose no lamports but the predicted fee, half of which the leader gets', () => {
    for (const meta of objectsWith(transactions, 'preBalances', 'postBalances')) {
      expect(sum(meta['preBalances'] as unknown[])).toBe(
        sum(meta['postBalances'] as unknown[]) + Number(meta['fee']),
      );
      expect(meta['fee']).toBe(firstResult('getFeeForMessage'));
    }
    // Half of the fee is burned.
    const rewards = objectsWith(resultsOf('getBlock'), 'rewardType');
    for (const { lamports } of rewards)
      expect(lamports).toBe(firstResult<number>('getFeeForMessage') / 2);
  });

  it('leave the balances that later reads and simulations show', () => {
    const after = new Map<unknown, unknown>();
    for (const { transaction, meta } of transactions) {
      const [keys] = valuesOf(transaction, 'accountKeys') as unknown[][];
      for (const [index, key] of (keys ?? []).entries())
        after.set(
          isObject(key) ? key['pubkey'] : key,
          ((meta as Json)['postBalances'] as unknown[])[index],
        );
    }
    const read = [...after].filter(([address]) => addresses.includes(String(address)));
    expect(read.length).toBeGreaterThan(0);
    for (const [address, lamports] of read)
      expect(accountsAt(String(address))[0]?.['lamports']).toBe(lamports);
    const simulated = callsOf('simulateTransaction').find(
      ({ config }) => config['accounts'] !== undefined,
    );
    const wanted = (simulated?.config['accounts'] as Json)['addresses'] as string[];
    const accounts = objectsWith(simulated?.result, 'lamports');
    expect(accounts.map(({ lamports }) => lamports)).toEqual(
      wanted.map((address) => after.get(address)),
    );
  });

  it('have the same slot and error when listed, looked up and logged', () => {
    const known = new Map<unknown, Json>();
    const facts = [
      ...callsOf('getSignatureStatuses').flatMap(({ params, result }) =>
        (isObject(result) ? (result['value'] as readonly (Json | null)[]) : []).flatMap(
          (status, index) =>
            status === null
              ? []
              : [
                  {
                    signature: (params[0] as unknown[])[index],
                    slot: status['slot'],
                    err: status['err'],
                  },
                ],
        ),
      ),
      ...resultsOf<readonly Json[]>('getSignaturesForAddress').flat(),
      ...callsOf('getTransaction').flatMap(({ params, result }) =>
        isObject(result)
          ? [{ signature: params[0], slot: result['slot'], err: (result['meta'] as Json)['err'] }]
          : [],
      ),
      ...notificationsOf('logsSubscribe').map(({ context, value }) => ({
        ...(value as Json),
        slot: (context as Json)['slot'],
      })),
    ] as readonly Json[];
    for (const { signature, slot, err } of facts) {
      const before = known.get(signature) ?? { slot, err };
      expect({ slot, err }).toEqual(before);
      known.set(signature, before);
    }
    expect(known.size).toBeGreaterThan(2);
    const unknown = callsOf('getTransaction').find(
      ({ result, error }) => result === null && error === undefined,
    );
    expect([...known.keys()]).not.toContain(unknown?.params[0]);
  });
});
