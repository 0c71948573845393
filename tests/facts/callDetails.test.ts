import { findMethod } from '../../src/content/reference/openrpc/document';
import { readDocument } from './rpcPages';
import { createParamsValidator } from './rpcSchemas';

/*
 * Checks unusual calls: limits, null, empty lists, too many parameters, nested values of the wrong
 * type. The expected results come from the node's source (2.2.15): its decoder and later checks.
 */

const document = readDocument();
const key = '28xFYRjJn9EWs7wRKo7a9xiATsSMMuue3AiwBLbVNtSh';
const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const transaction = 'AQID';
const signature = '1'.repeat(64);
const keys = (count: number) => Array<string>(count).fill(key);

const filters = (...list: readonly unknown[]) => [program, { filters: list }];
const memcmp = (comparison: object) => filters({ memcmp: { offset: 0, ...comparison } });
const accountsOf = (accounts: unknown) => [transaction, { encoding: 'base64', accounts }];

type Call = readonly [string, readonly unknown[]];

const accepted: readonly Call[] = [
  ['getAccountInfo', [key, { dataSlice: { offset: 0, length: 0, other: 1 } }]],
  ['getAccountInfo', [key, { dataSlice: null, encoding: null, minContextSlot: null }]],
  ['getMultipleAccounts', [[]]],
  ['getMultipleAccounts', [keys(100), null]],
  ['getInflationReward', [[], { epoch: 0 }]],
  ['getInflationReward', [keys(33), { epoch: null }]],
  ['getSignatureStatuses', [[], null]],
  ['getRecentPrioritizationFees', [null]],
  ['getRecentPrioritizationFees', [keys(128)]],
  ['getRecentPerformanceSamples', [0]],
  ['getRecentPerformanceSamples', [720]],
  ['getSignaturesForAddress', [key, { limit: 1, before: null, until: null }]],
  ['getSignaturesForAddress', [key, { limit: 1000 }]],
  ['getSlotLeaders', [0, 0]],
  ['getSlotLeaders', [0, 5000]],
  ['getBlocksWithLimit', [0, 0]],
  ['getBlocksWithLimit', [0, 500_000, null]],
  ['getBlocks', [5, 1]],
  ['getBlocks', [0, {}, {}]],
  ['getLeaderSchedule', [null, null]],
  ['getLeaderSchedule', [{}, {}]],
  ['getProgramAccounts', [program, { filters: null }]],
  ['getProgramAccounts', filters()],
  [
    'getProgramAccounts',
    filters({ dataSize: 0 }, { dataSize: 0 }, ...Array(2).fill('tokenAccountState')),
  ],
  ['getProgramAccounts', memcmp({ bytes: '' })],
  ['getProgramAccounts', memcmp({ bytes: Array(128).fill(255) })],
  ['getProgramAccounts', memcmp({ bytes: 'AQ==', encoding: 'base64' })],
  ['getProgramAccounts', memcmp({ bytes: '3', encoding: 'bytes', other: 1 })],
  ['getProgramAccounts', memcmp({ bytes: [1], encoding: 'base64' })],
  ['getVoteAccounts', [{ delinquentSlotDistance: 0, votePubkey: null }]],
  ['getBlockProduction', [{ range: { firstSlot: 0, lastSlot: null } }]],
  ['simulateTransaction', accountsOf({ addresses: [] })],
  ['simulateTransaction', accountsOf({ addresses: [key], encoding: null })],
  ['simulateTransaction', [transaction, { sigVerify: false, replaceRecentBlockhash: true }]],
  ['sendTransaction', [transaction, { maxRetries: 0, preflightCommitment: null }]],
  ['getBlock', [0, { maxSupportedTransactionVersion: 255, rewards: null }]],
  ['getBlock', [1, 'binary']],
  ['getTransaction', [signature, null]],
  ['requestAirdrop', [key, 0, { recentBlockhash: null }]],
  ['getMinimumBalanceForRentExemption', [10_485_760, null]],
  ['getTokenAccountsByOwner', [key, { programId: program }, null]],
];

const rejected: readonly Call[] = [
  ['getBalance', [key, null, null]],
  ['getBalance', [null]],
  ['getBlockCommitment', [null]],
  ['getBlockCommitment', [[1]]],
  ['getBlockCommitment', [1, null]],
  ['getSlotLeaders', [1]],
  ['getSlotLeaders', [1, 5001]],
  ['getSlotLeaders', [1, 1, null]],
  ['getAccountInfo', [key, { dataSlice: { offset: 0 } }]],
  ['getAccountInfo', [key, { dataSlice: { offset: null, length: 1 } }]],
  ['getMultipleAccounts', [key]],
  ['getMultipleAccounts', [[key, null]]],
  ['getMultipleAccounts', [keys(101)]],
  ['getInflationReward', [[key], { epoch: '1' }]],
  ['getInflationReward', [[key], { commitment: 'processed' }]],
  ['getSignatureStatuses', [Array(257).fill(signature)]],
  ['getSignatureStatuses', [[signature], {}]],
  ['getRecentPrioritizationFees', [keys(129)]],
  ['getRecentPrioritizationFees', [[], []]],
  ['getRecentPerformanceSamples', [721]],
  ['getSignaturesForAddress', [key, { limit: 0 }]],
  ['getSignaturesForAddress', [key, { limit: 1001 }]],
  ['getSignaturesForAddress', [key, signature]],
  ['getBlocksWithLimit', [0, 500_001]],
  ['getBlocksWithLimit', [0, null]],
  ['getBlocks', [null]],
  ['getBlocks', [1, 2, 3]],
  ['getBlocks', [1, null, { commitment: 'processed' }]],
  ['getLeaderSchedule', [0, 0]],
  ['getLeaderSchedule', [0, {}, {}]],
  ['getLeaderSchedule', [{ identity: 'x' }]],
  ['getProgramAccounts', filters(...Array(5).fill({ dataSize: 1 }))],
  ['getProgramAccounts', filters(null)],
  ['getProgramAccounts', filters({ dataSize: null })],
  ['getProgramAccounts', memcmp({})],
  ['getProgramAccounts', memcmp({ offset: -1, bytes: '3' })],
  ['getProgramAccounts', memcmp({ bytes: '0' })],
  ['getProgramAccounts', memcmp({ bytes: 'AQ==' })],
  ['getProgramAccounts', memcmp({ bytes: 'AQ', encoding: 'base64' })],
  ['getProgramAccounts', memcmp({ bytes: 'AQ==', encoding: 'bytes' })],
  ['getProgramAccounts', memcmp({ bytes: [256] })],
  ['getProgramAccounts', memcmp({ bytes: Array(129).fill(0) })],
  ['getProgramAccounts', memcmp({ bytes: '1'.repeat(176) })],
  ['getVoteAccounts', [{ votePubkey: 'x' }]],
  ['getBlockProduction', [{ range: { lastSlot: 1 } }]],
  ['getBlockProduction', [{ range: { firstSlot: null } }]],
  ['simulateTransaction', accountsOf({})],
  ['simulateTransaction', accountsOf({ addresses: [], encoding: 'base58' })],
  ['simulateTransaction', accountsOf({ addresses: ['x'] })],
  ['simulateTransaction', [transaction, { sigVerify: true, replaceRecentBlockhash: true }]],
  ['sendTransaction', [transaction, { preflightCommitment: 'recent' }]],
  ['sendTransaction', [null]],
  ['getFeeForMessage', ['']],
  ['getFeeForMessage', ['A'.repeat(1648)]],
  ['getBlock', [1, true]],
  ['getBlock', [1, { maxSupportedTransactionVersion: 'legacy' }]],
  ['getTransaction', [signature, { encoding: 'base64+zstd' }]],
  ['requestAirdrop', [key, null]],
  ['requestAirdrop', [key, 1, { recentBlockhash: 'x' }]],
  ['getMinimumBalanceForRentExemption', [10_485_761]],
  ['getMinimumBalanceForRentExemption', [0, { commitment: null }]],
  ['getTokenAccountsByOwner', [key, { programId: key }]],
  ['getTokenAccountsByOwner', [key, { mint: null }]],
  ['getTokenAccountsByOwner', [key, { mint: key, other: 1 }]],
  ['getSupply', [true]],
  ['isBlockhashValid', [null]],
  ['getHealth', [null]],
];

const accepts = ([method, params]: Call) =>
  createParamsValidator(findMethod(document, method))(params);

const withTitles = (calls: readonly Call[]) =>
  calls.map((call) => ({ title: `${call[0]} ${JSON.stringify(call[1]).slice(0, 80)}`, call }));

it.each(withTitles(accepted))('accepts $title', ({ call }) => {
  expect(accepts(call)).toBe(true);
});

it.each(withTitles(rejected))('rejects $title', ({ call }) => {
  expect(accepts(call)).toBe(false);
});
