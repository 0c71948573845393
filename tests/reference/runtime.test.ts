import { address, getTransactionDecoder, lamports } from '@solana/kit';
import { FailedTransactionMetadata, LiteSVM } from 'litesvm';
import { findMethod } from '../../src/content/reference/openrpc/document';
import { readDocument } from './rpcPages';

/* The chain's runtime, run in Node, answers as the samples say. */

const document = readDocument();
const examples = (name: string) => findMethod(document, name).examples;

it.each(
  examples('getMinimumBalanceForRentExemption')
    .filter(({ result }) => result !== undefined)
    .map(({ params, result }) => [Number(params[0]?.value), Number(result?.value)]),
)('exempts %d bytes from rent at %d lamports', (bytes, balance) => {
  expect(Number(new LiteSVM().minimumBalanceForRentExemption(BigInt(bytes)))).toBe(balance);
});

describe('the transaction of the samples', () => {
  const wire = Buffer.from(String(examples('sendTransaction')[0]?.params[0]?.value), 'base64');
  const transaction = getTransactionDecoder().decode(wire);
  const payer = address(Object.keys(transaction.signatures)[0] ?? '');

  it('succeeds with enough lamports', () => {
    const runtime = new LiteSVM().withBlockhashCheck(false);
    runtime.airdrop(payer, lamports(1_000_000_000n));
    expect(runtime.sendTransaction(transaction)).not.toBeInstanceOf(FailedTransactionMetadata);
  });

  it('fails with the logs of the sample without them', () => {
    const runtime = new LiteSVM().withBlockhashCheck(false);
    const failed = examples('sendTransaction').find(({ name }) => name === 'program error');
    const { logs } = failed?.['x-error']?.data as { readonly logs: readonly string[] };
    runtime.airdrop(payer, lamports(120_005_000n));
    const answer = runtime.sendTransaction(transaction);
    expect(answer).toBeInstanceOf(FailedTransactionMetadata);
    expect((answer as FailedTransactionMetadata).meta().logs()).toEqual(logs);
  });
});
