import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { address, type Address } from '@solana/kit';
import type { SimulatedTransactionInfo } from 'litesvm';
import { FailedTransactionMetadata, LiteSVM, TransactionMetadata } from 'litesvm';
import { parse } from 'yaml';
import { projectRoot } from '../../tools/copyProject';
import {
  resultOf,
  decodeTransaction,
  errorOf,
  examples,
  fund,
  payerOf,
  runInstructions,
  transferLamports,
} from './runtime';

/* Checks that the chain's runtime, run in Node.js, gives the results that the samples show. */

const { logBytes: logLimit } = parse(
  readFileSync(join(projectRoot, 'content/current/reference/rpc_limits.yaml'), 'utf8'),
) as { readonly logBytes: number };

/** Error numbers of the runtime, as `litesvm` declares them. */
const [accountNotFound, alreadyProcessed, blockhashNotFound, signatureFailure] = [2, 6, 7, 11];

it.each(
  examples('getMinimumBalanceForRentExemption')
    .filter(({ result }) => result !== undefined)
    .map(({ params, result }) => [Number(params[0]?.value), Number(result?.value)]),
)('exempts %d bytes from rent at %d lamports', (bytes, balance) => {
  expect(Number(new LiteSVM().minimumBalanceForRentExemption(BigInt(bytes)))).toBe(balance);
});

interface Meta {
  readonly preBalances: readonly number[];
  readonly postBalances: readonly number[];
  readonly fee: number;
}

interface Simulated {
  readonly err: unknown;
  readonly logs: readonly string[];
  readonly unitsConsumed: number;
  readonly innerInstructions: readonly unknown[] | null;
  readonly accounts:
    readonly { readonly lamports: number; readonly space: number; readonly owner: string }[] | null;
}

const wire = (method: string, name: string) =>
  String(examples(method).find((example) => example.name === name)?.params[0]?.value);

describe('the transaction of the samples', () => {
  const transaction = decodeTransaction(wire('sendTransaction', 'sendTransaction'));
  const { meta } = resultOf<{ readonly meta: Meta }>('getTransaction');
  const [payer, receiver] = [
    payerOf(transaction),
    '9dxNUangzBbTvMWvf7tpy759XE8XNU6jWrkDJhgaSqLf',
  ].map((text) => address(text)) as [Address, Address];

  function runtimeBefore(): LiteSVM {
    const runtime = new LiteSVM().withBlockhashCheck(false);
    fund(runtime, payer, meta.preBalances[0] ?? 0);
    fund(runtime, receiver, meta.preBalances[1] ?? 0);
    return runtime;
  }

  it('results in the balances, fee and logs that getTransaction shows', () => {
    const runtime = runtimeBefore();
    const outcome = runtime.sendTransaction(transaction);
    expect(outcome).toBeInstanceOf(TransactionMetadata);
    const balances = [payer, receiver].map((owner) => Number(runtime.getBalance(owner)));
    expect(balances).toEqual(meta.postBalances.slice(0, 2));
    expect(meta.fee).toBe(resultOf('getFeeForMessage'));
    expect(balances[0]).toBe(resultOf('getBalance'));
    const { logMessages, computeUnitsConsumed, innerInstructions } = meta as unknown as Record<
      string,
      unknown
    >;
    expect((outcome as TransactionMetadata).logs()).toEqual(logMessages);
    expect(Number((outcome as TransactionMetadata).computeUnitsConsumed())).toBe(
      computeUnitsConsumed,
    );
    expect((outcome as TransactionMetadata).innerInstructions().flat()).toEqual(innerInstructions);
  });

  it('is simulated as the samples show, without changing the balance', () => {
    const runtime = runtimeBefore();
    const outcome = runtime.simulateTransaction(transaction) as SimulatedTransactionInfo;
    const shown = resultOf<Simulated>('simulateTransaction', 'with accounts');
    expect(outcome.meta().logs()).toEqual(shown.logs);
    expect(Number(outcome.meta().computeUnitsConsumed())).toBe(shown.unitsConsumed);
    const accounts = outcome.postAccounts().slice(0, 2);
    expect(
      accounts.map((account) => ({
        lamports: Number(account.lamports),
        space: account.data.length,
        owner: account.programAddress,
      })),
    ).toEqual(shown.accounts?.map(({ lamports, space, owner }) => ({ lamports, space, owner })));
    expect(Number(runtime.getBalance(payer))).toBe(meta.preBalances[0]);
  });

  it.each([
    ['sendTransaction', 'program error'],
    ['simulateTransaction', 'a failing transaction'],
  ])('fails as %s shows if the payer has too little (%s)', (method, name) => {
    const poor = decodeTransaction(wire(method, name));
    const error = examples(method).find((example) => example.name === name)?.['x-error'];
    const shown = (error?.data as Simulated | undefined) ?? resultOf<Simulated>(method, name);
    const runtime = new LiteSVM().withBlockhashCheck(false);
    // The log shows the balance after the fee.
    fund(runtime, payerOf(poor), 120_000_000 + meta.fee);
    const outcome = runtime.simulateTransaction(poor);
    expect(outcome).toBeInstanceOf(FailedTransactionMetadata);
    const failed = outcome as FailedTransactionMetadata;
    expect(failed.meta().logs()).toEqual(shown.logs);
    expect(Number(failed.meta().computeUnitsConsumed())).toBe(shown.unitsConsumed);
    expect(shown.err).toEqual({ InstructionError: [0, { Custom: 1 }] });
    expect(failed.err()).toMatchObject({ index: 0 });
    expect((failed.err() as unknown as { err: () => unknown }).err()).toMatchObject({ code: 1 });
  });

  it('does not run with an unknown blockhash, so it has no logs and uses no compute units', () => {
    const runtime = new LiteSVM();
    fund(runtime, payer, meta.preBalances[0] ?? 0);
    const outcome = runtime.simulateTransaction(transaction) as FailedTransactionMetadata;
    const shown = resultOf<Simulated>('simulateTransaction', 'blockhash unknown');
    expect(shown.err).toBe('BlockhashNotFound');
    expect(errorOf(outcome)).toBe(blockhashNotFound);
    expect(outcome.meta().logs()).toEqual(shown.logs);
    expect(Number(outcome.meta().computeUnitsConsumed())).toBe(shown.unitsConsumed);
  });

  it('lands only once: the second attempt fails with AlreadyProcessed', () => {
    const runtime = runtimeBefore();
    runtime.sendTransaction(transaction);
    expect(errorOf(runtime.sendTransaction(transaction))).toBe(alreadyProcessed);
  });

  it('is rejected if a signature does not match', () => {
    const bytes = Buffer.from(wire('sendTransaction', 'sendTransaction'), 'base64');
    bytes[1] = (bytes[1] ?? 0) ^ 1;
    expect(
      errorOf(runtimeBefore().sendTransaction(decodeTransaction(bytes.toString('base64')))),
    ).toBe(signatureFailure);
  });

  it('fails if its payer has no account', () => {
    const runtime = new LiteSVM().withBlockhashCheck(false);
    expect(errorOf(runtime.sendTransaction(transaction))).toBe(accountNotFound);
  });
});

it('a transfer that leaves a new account below the rent minimum fails with the index of the account', () => {
  const [from, to] = [
    address('28xFYRjJn9EWs7wRKo7a9xiATsSMMuue3AiwBLbVNtSh'),
    address('Fu5XRRzoTLgKsMFsqnY77jwKk8b5MWmyYheTTLFnvpbF'),
  ];
  const runtime = new LiteSVM().withSigverify(false);
  fund(runtime, from, 1_000_000_000);
  const minimum = BigInt(
    resultOf<number>('getMinimumBalanceForRentExemption', 'account without data'),
  );
  const failed = runInstructions(runtime, from, transferLamports(from, to, minimum - 1n));
  expect((failed as FailedTransactionMetadata).err()).toMatchObject({ accountIndex: 1 });
  expect(runInstructions(runtime, from, transferLamports(from, to, minimum))).toBeInstanceOf(
    TransactionMetadata,
  );
});

it('the runtime leaves out log lines that would exceed the limit, and marks the first gap', () => {
  const runtime = new LiteSVM().withSigverify(false);
  const programAddress = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
  const payer = address('28xFYRjJn9EWs7wRKo7a9xiATsSMMuue3AiwBLbVNtSh');
  fund(runtime, payer, 1_000_000_000);
  const memos = Array.from({ length: 60 }, () => ({ programAddress, data: new Uint8Array() }));
  const logs = (runInstructions(runtime, payer, ...memos) as TransactionMetadata).logs();
  const gap = logs.indexOf('Log truncated');
  expect(logs.filter((line) => line === 'Log truncated')).toHaveLength(1);
  expect(logs.slice(gap + 1)).toEqual(['Program log: ']);
  expect(logs.slice(0, gap).join('').length).toBeLessThan(logLimit);
  expect(logs.slice(0, gap).join('').length).toBeGreaterThan(logLimit - 100);
});
