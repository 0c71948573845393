import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  compileTransaction,
  createTransactionMessage,
  getBase58Encoder,
  getTransactionDecoder,
  lamports,
  pipe,
  setTransactionMessageFeePayer,
  type Address,
  type Instruction,
  type Transaction,
} from '@solana/kit';
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm';
import { findMethod } from '../../src/content/reference/openrpc/document';
import type { Example } from '../../src/content/reference/openrpc/types';
import { readDocument } from './rpcPages';

/* Helpers that run the chain's runtime, which includes the token program, in Node.js. */

const document = readDocument();

export const examples = (name: string): readonly Example[] => findMethod(document, name).examples;

/** Returns the result shown for an example, without its `context`. */
export function resultOf<T>(method: string, name = method): T {
  const value = examples(method).find((example) => example.name === name)?.result?.value;
  const isWrapped = typeof value === 'object' && value !== null && 'context' in value;
  return (isWrapped ? (value as { readonly value?: unknown }).value : value) as T;
}

const systemProgram = address('11111111111111111111111111111111');
export const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');

/** Decodes a transaction from its wire format. */
export const decodeTransaction = (wire: string): Transaction =>
  getTransactionDecoder().decode(Buffer.from(wire, 'base64'));

/** Returns the account that pays for a transaction. */
export const payerOf = ({ signatures }: Transaction): Address =>
  address(Object.keys(signatures)[0] ?? '');

/** Sets an account of the system program, with a balance and without data. */
export function fund(runtime: LiteSVM, owner: Address, balance: number): void {
  setAccount(runtime, owner, systemProgram, balance, new Uint8Array());
}

export function setAccount(
  runtime: LiteSVM,
  at: Address,
  programAddress: Address,
  balance: number,
  data: Uint8Array,
): void {
  runtime.setAccount({
    address: at,
    data,
    executable: false,
    lamports: lamports(BigInt(balance)),
    programAddress,
    space: BigInt(data.length),
  });
}

/** Runs instructions in an unsigned transaction; the runtime's signature checks must be off. */
export function runInstructions(
  runtime: LiteSVM,
  payer: Address,
  ...instructions: readonly Instruction[]
): ReturnType<LiteSVM['sendTransaction']> {
  runtime.expireBlockhash();
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (empty) => setTransactionMessageFeePayer(payer, empty),
    (paid) => runtime.setTransactionMessageLifetimeUsingLatestBlockhash(paid),
    (lasting) => appendTransactionMessageInstructions(instructions, lasting),
  );
  return runtime.sendTransaction(compileTransaction(message) as never);
}

/**
 * Returns the error number of a failed transaction; undefined if it succeeded or its error has
 * details.
 */
export function errorOf(outcome: unknown): number | undefined {
  const error = outcome instanceof FailedTransactionMetadata ? outcome.err() : undefined;
  return typeof error === 'number' ? error : undefined;
}

const key = (text: string): Uint8Array => new Uint8Array(getBase58Encoder().encode(text));

const u64 = (value: bigint): Uint8Array => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
};

const tokenInstruction = (
  data: readonly (Uint8Array | number)[],
  accounts: readonly (readonly [Address, AccountRole])[],
): Instruction => ({
  programAddress: tokenProgram,
  accounts: accounts.map(([at, role]) => ({ address: at, role })),
  data: Buffer.concat(data.map((part) => (typeof part === 'number' ? Buffer.from([part]) : part))),
});

const { WRITABLE, READONLY, READONLY_SIGNER } = AccountRole;

export const tokenInstructions = {
  initializeMint: (mint: Address, authority: Address, decimals: number) =>
    tokenInstruction([20, decimals, key(authority), 0], [[mint, WRITABLE]]),
  initializeAccount: (account: Address, mint: Address, owner: Address) =>
    tokenInstruction(
      [18, key(owner)],
      [
        [account, WRITABLE],
        [mint, READONLY],
      ],
    ),
  mintTo: (mint: Address, account: Address, authority: Address, amount: bigint) =>
    tokenInstruction(
      [7, u64(amount)],
      [
        [mint, WRITABLE],
        [account, WRITABLE],
        [authority, READONLY_SIGNER],
      ],
    ),
  approve: (account: Address, delegate: Address, owner: Address, amount: bigint) =>
    tokenInstruction(
      [4, u64(amount)],
      [
        [account, WRITABLE],
        [delegate, READONLY],
        [owner, READONLY_SIGNER],
      ],
    ),
  transfer: (from: Address, to: Address, authority: Address, amount: bigint) =>
    tokenInstruction(
      [3, u64(amount)],
      [
        [from, WRITABLE],
        [to, WRITABLE],
        [authority, READONLY_SIGNER],
      ],
    ),
  amountToUiAmount: (mint: Address, amount: bigint) =>
    tokenInstruction([23, u64(amount)], [[mint, READONLY]]),
};

export const transferLamports = (from: Address, to: Address, amount: bigint): Instruction => ({
  programAddress: systemProgram,
  accounts: [
    { address: from, role: AccountRole.WRITABLE_SIGNER },
    { address: to, role: AccountRole.WRITABLE },
  ],
  data: Buffer.concat([Buffer.from([2, 0, 0, 0]), u64(amount)]),
});
