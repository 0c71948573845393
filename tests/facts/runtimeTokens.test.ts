import { address, type Address } from '@solana/kit';
import { LiteSVM, TransactionMetadata, type FailedTransactionMetadata } from 'litesvm';
import {
  resultOf,
  fund,
  setAccount,
  runInstructions,
  tokenInstructions,
  tokenProgram,
} from './runtime';

/* Checks the token accounts of the samples against the token program, run in Node.js. */

describe('the token accounts of the samples', () => {
  interface Amount {
    readonly amount: string;
    readonly decimals: number;
    readonly uiAmountString: string;
  }
  interface Info {
    readonly mint: string;
    readonly owner: string;
    readonly delegate: string;
    readonly tokenAmount: Amount;
    readonly delegatedAmount: Amount;
  }
  type TokenAccounts = readonly {
    readonly pubkey: string;
    readonly account: { readonly lamports: number; readonly data: unknown };
  }[];

  const [tokenAccount] = resultOf<TokenAccounts>('getTokenAccountsByDelegate');
  const [encodedAccount] = resultOf<TokenAccounts>('getTokenAccountsByDelegate', 'as base64');
  const { info } = (tokenAccount?.account.data as { readonly parsed: { readonly info: Info } })
    .parsed;
  const bytes = Buffer.from((encodedAccount?.account.data as string[])[0] ?? '', 'base64');
  const supply = resultOf<Amount>('getTokenSupply');
  const [largest] =
    resultOf<readonly (Amount & { readonly address: string })[]>('getTokenLargestAccounts');
  const [account, mint, owner, delegate, other] = [
    tokenAccount?.pubkey,
    info.mint,
    info.owner,
    info.delegate,
    largest?.address,
  ].map((text) => address(text ?? '')) as [Address, Address, Address, Address, Address];
  const rent = (length: number) =>
    Number(new LiteSVM().minimumBalanceForRentExemption(BigInt(length)));

  function runtimeWithTokens(): LiteSVM {
    const runtime = new LiteSVM().withSigverify(false);
    fund(runtime, owner, 1_000_000_000);
    fund(runtime, delegate, 1_000_000_000);
    setAccount(runtime, mint, tokenProgram, rent(82), new Uint8Array(82));
    for (const at of [account, other])
      setAccount(runtime, at, tokenProgram, rent(165), new Uint8Array(165));
    for (const instruction of [
      tokenInstructions.initializeMint(mint, owner, supply.decimals),
      tokenInstructions.initializeAccount(account, mint, owner),
      tokenInstructions.initializeAccount(other, mint, delegate),
      tokenInstructions.mintTo(mint, account, owner, BigInt(info.tokenAmount.amount)),
      tokenInstructions.mintTo(mint, other, owner, BigInt(largest?.amount ?? '')),
      tokenInstructions.approve(account, delegate, owner, BigInt(info.delegatedAmount.amount)),
    ])
      expect(runInstructions(runtime, owner, instruction)).toBeInstanceOf(TransactionMetadata);
    return runtime;
  }

  const dataAt = (runtime: LiteSVM, at: Address): Buffer => {
    const read = runtime.getAccount(at);
    return read.exists ? Buffer.from(read.data) : Buffer.alloc(0);
  };

  it('have the bytes that the token program writes and the lamports that their size requires', () => {
    const runtime = runtimeWithTokens();
    expect(dataAt(runtime, account)).toEqual(bytes);
    expect(Number(runtime.getBalance(account))).toBe(tokenAccount?.account.lamports);
  });

  it('add up to the supply of the mint', () => {
    expect(String(dataAt(runtimeWithTokens(), mint).readBigUInt64LE(36))).toBe(supply.amount);
  });

  it('show amounts as the token program writes them', () => {
    const runtime = runtimeWithTokens();
    for (const { amount, uiAmountString } of [supply, info.tokenAmount, info.delegatedAmount]) {
      const outcome = runInstructions(
        runtime,
        owner,
        tokenInstructions.amountToUiAmount(mint, BigInt(amount)),
      ) as TransactionMetadata;
      expect(Buffer.from(outcome.returnData().data()).toString()).toBe(uiAmountString);
    }
  });

  it('let the delegate transfer the approved amount, but no more', () => {
    const runtime = runtimeWithTokens();
    const approved = BigInt(info.delegatedAmount.amount);
    const move = (amount: bigint) =>
      runInstructions(
        runtime,
        delegate,
        tokenInstructions.transfer(account, other, delegate, amount),
      );
    const failed = move(approved + 1n) as FailedTransactionMetadata;
    expect((failed.err() as unknown as { err: () => unknown }).err()).toMatchObject({ code: 1 });
    expect(move(approved)).toBeInstanceOf(TransactionMetadata);
    expect(dataAt(runtime, account).readUInt32LE(72)).toBe(0);
  });
});
