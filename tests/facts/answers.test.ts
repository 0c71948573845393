import { findMethod } from '../../src/content/reference/openrpc/document';
import { readDocument } from './rpcPages';
import { createValidator } from './rpcSchemas';

/*
 * Checks that the schemas of results accept what nodes of the documented and later releases return,
 * and reject what no node returns. The cases follow the serde attributes of the structs.
 */

const document = readDocument();
const key = '28xFYRjJn9EWs7wRKo7a9xiATsSMMuue3AiwBLbVNtSh';
const hash = 'CWkQQwfTMhYp1aDz46nxzpQFNPoUBmSXWc37nkrTwJH6';
const signature =
  '5ejR8EguVD7p1DsaMSUzwq7ybZGTJsQPUkLDTsVU1rewCHzdM5XVwakn4uQFVXggo33DGG8aRDZbk8UwFwTTZZ1g';
const context = { apiVersion: '2.2.15', slot: 1 };
const wrap = (value: unknown) => ({ context, value });

const account = {
  data: ['', 'base64'],
  executable: false,
  lamports: 1,
  owner: key,
  rentEpoch: 0,
  space: 0,
};

const block = {
  blockHeight: null,
  blockTime: null,
  blockhash: hash,
  parentSlot: 1,
  previousBlockhash: hash,
};

const reward = { commission: null, lamports: 1, postBalance: 1, pubkey: key, rewardType: null };

const meta = {
  err: null,
  fee: 1,
  innerInstructions: null,
  loadedAddresses: { readonly: [], writable: [] },
  logMessages: null,
  postBalances: [1],
  postTokenBalances: null,
  preBalances: [1],
  preTokenBalances: null,
  rewards: null,
  status: { Ok: null },
};

const instruction = { accounts: [0], data: '', programIdIndex: 0, stackHeight: null };
const parsedKey = { pubkey: key, signer: true, source: 'lookupTable', writable: true };

const message = {
  accountKeys: [key],
  header: {
    numReadonlySignedAccounts: 0,
    numReadonlyUnsignedAccounts: 1,
    numRequiredSignatures: 1,
  },
  instructions: [instruction],
  recentBlockhash: hash,
};

const parsedMessage = {
  accountKeys: [parsedKey],
  instructions: [
    { parsed: 'rent 24', program: 'spl-memo', programId: key, stackHeight: null },
    { accounts: [key], data: '', programId: key, stackHeight: 2 },
  ],
  recentBlockhash: hash,
};

const config = {
  computeUnitLimit: 200_000,
  heapSize: null,
  loadedAccountsDataSizeLimit: null,
  priorityFee: 5,
};

function blockWith(transaction: unknown, change: object = {}): object {
  return { ...block, transactions: [{ meta, transaction, ...change }] };
}

const signed = (content: object) => ({ message: content, signatures: [signature] });

const failed = (error: unknown) =>
  blockWith(signed(message), { meta: { ...meta, err: error, status: { Err: error } } });

const without = (object: object, name: string) =>
  Object.fromEntries(Object.entries(object).filter(([member]) => member !== name));

const accepts = (method: string, result: unknown) =>
  createValidator(findMethod(document, method).result.schema)(result);

it.each<[string, string, unknown]>([
  ['null for a missing account or one with a balance of 0', 'getAccountInfo', wrap(null)],
  ['data in the legacy encoding', 'getAccountInfo', wrap({ ...account, data: '3Mc6vR' })],
  [
    'parsed data without `info`',
    'getAccountInfo',
    wrap({
      ...account,
      data: { parsed: { type: 'uninitialized' }, program: 'stake', space: 200 },
    }),
  ],
  ['a missing block', 'getBlock', null],
  ['a block without transactions', 'getBlock', block],
  ['a block with signatures only', 'getBlock', { ...block, signatures: [] }],
  ['a transaction whose meta is null', 'getBlock', blockWith(signed(message), { meta: null })],
  ['a bare base58 transaction', 'getBlock', blockWith('3Mc6vR', { version: 'legacy' })],
  ['a parsed transaction', 'getBlock', blockWith(signed(parsedMessage), { version: 0 })],
  ['an error without details', 'getBlock', failed('AccountNotFound')],
  [
    'an error with an account',
    'getBlock',
    failed({ InsufficientFundsForRent: { account_index: 1 } }),
  ],
  [
    'BorshIoError with a text, as in 2.2',
    'getBlock',
    failed({ InstructionError: [0, { BorshIoError: 'Unknown' }] }),
  ],
  [
    'BorshIoError without a text, as from 3.0',
    'getBlock',
    failed({ InstructionError: [0, 'BorshIoError'] }),
  ],
  [
    'the stack height of a top-level instruction, as from 2.3',
    'getBlock',
    blockWith(signed({ ...message, instructions: [{ ...instruction, stackHeight: 1 }] })),
  ],
  [
    'a version 1 message, as from 4.1',
    'getBlock',
    blockWith(signed({ ...message, transactionConfig: config }), { version: 1 }),
  ],
  [
    'the reward of deactivated stake, as from 4.2',
    'getBlock',
    { ...block, rewards: [{ ...reward, rewardType: 'DeactivatedStake' }] },
  ],
  ['no votes', 'getBlockCommitment', { commitment: null, totalStake: 0 }],
  ['a time before 1970', 'getBlockTime', -1],
  [
    'no validator in range',
    'getBlockProduction',
    wrap({ byIdentity: {}, range: { firstSlot: 1, lastSlot: 2 } }),
  ],
  ['no incremental snapshot', 'getHighestSnapshotSlot', { full: 1, incremental: null }],
  ['an address without a reward', 'getInflationReward', [null]],
  ['an unknown epoch', 'getLeaderSchedule', null],
  ['an unknown blockhash', 'getFeeForMessage', wrap(null)],
])('accepts %s (%s)', (_case, method, result) => {
  expect(accepts(method, result)).toBe(true);
});

it.each<[string, string, unknown]>([
  ['data that is null', 'getAccountInfo', wrap({ ...account, data: null })],
  ['an unknown encoding', 'getAccountInfo', wrap({ ...account, data: ['', 'binary'] })],
  ['an account without `space`', 'getAccountInfo', wrap(without(account, 'space'))],
  ['an unwrapped balance', 'getBalance', 0],
  ['a block without `blockTime`', 'getBlock', without(block, 'blockTime')],
  ['rewards that are null', 'getBlock', { ...block, rewards: null }],
  [
    'a type of reward in lower case',
    'getBlock',
    { ...block, rewards: [{ ...reward, rewardType: 'fee' }] },
  ],
  [
    'a transaction without `meta`',
    'getBlock',
    { ...block, transactions: [{ transaction: signed(message) }] },
  ],
  ['a version that is null', 'getBlock', blockWith(signed(message), { version: null })],
  [
    'an instruction without `stackHeight`',
    'getBlock',
    blockWith(signed({ ...message, instructions: [without(instruction, 'stackHeight')] })),
  ],
  [
    'compute units that are null',
    'getBlock',
    blockWith(signed(message), { meta: { ...meta, computeUnitsConsumed: null } }),
  ],
  [
    'a version 1 message without `heapSize`',
    'getBlock',
    blockWith(signed({ ...message, transactionConfig: without(config, 'heapSize') })),
  ],
  ['33 lockout depths', 'getBlockCommitment', { commitment: Array(33).fill(0), totalStake: 1 }],
  ['the response of GET /health', 'getHealth', 'behind'],
  ['snapshots without `incremental`', 'getHighestSnapshotSlot', { full: 1 }],
  ['a bare identity', 'getIdentity', key],
  ['a wrapped schedule', 'getLeaderSchedule', wrap(null)],
])('rejects %s (%s)', (_case, method, result) => {
  expect(accepts(method, result)).toBe(false);
});
