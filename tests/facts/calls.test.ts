import { findMethod } from '../../src/content/reference/openrpc/document';
import { readDocument } from './rpcPages';
import { createParamsValidator } from './rpcSchemas';

/* Checks that the schemas accept and reject the same calls as a node. */

const document = readDocument();
const key = '28xFYRjJn9EWs7wRKo7a9xiATsSMMuue3AiwBLbVNtSh';
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const [signature = ''] = findMethod(document, 'getTransaction').examples[0]?.params.map(
  ({ value }) => String(value),
) ?? [''];

const accepts = (method: string, params: readonly unknown[]) =>
  createParamsValidator(findMethod(document, method))(params);

it.each<[string, readonly unknown[]]>([
  ['getBlocks', [1, { commitment: 'confirmed' }]],
  ['getBlocks', [1, null, { commitment: 'confirmed' }]],
  ['getLeaderSchedule', [{ identity: key }]],
  ['getLeaderSchedule', [null, { identity: key }]],
  ['getProgramAccounts', [token, { filters: ['tokenAccountState', { dataSize: 165 }] }]],
  ['getAccountInfo', [key, null]],
  ['getAccountInfo', [key, { encoding: 'binary' }]],
  ['getAccountInfo', [key, { encodng: 'base64' }]],
  ['getSlot', [{}]],
  ['getTokenSupply', [key, { commitment: 'processed' }]],
  ['getBlock', [1, { maxSupportedTransactionVersion: 1 }]],
  ['getSignatureStatuses', [[signature]]],
])('accepts %s %j', (method, params) => {
  expect(accepts(method, params)).toBe(true);
});

it.each<[string, readonly unknown[]]>([
  ['getBalance', []],
  ['getBalance', ['not base58: 0OIl']],
  ['getTokenSupply', [key, {}]],
  ['getMinimumBalanceForRentExemption', [0, { commitment: 'latest' }]],
  ['getAccountInfo', [key, { encoding: 'hex' }]],
  ['getProgramAccounts', [token, { filters: [{ dataSize: 165, memcmp: {} }] }]],
  ['getProgramAccounts', [token, { filters: ['tokenAccount'] }]],
  ['getBlocks', ['1']],
  ['getTokenAccountsByOwner', [key, { mint: key, programId: token }]],
  ['getTransaction', [signature, { commitment: 'processed' }]],
  ['getSignatureStatuses', [signature]],
  ['getGenesisHash', [1]],
  ['sendTransaction', ['AQID', { encoding: 'json' }]],
])('rejects %s %j', (method, params) => {
  expect(accepts(method, params)).toBe(false);
});
