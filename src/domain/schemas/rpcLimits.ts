import { count, object } from './values';

/** Schema of `rpc_limits.yaml`. */
export const rpcLimits = object({
  base58DataBytes: count,
  bodyKibibytes: count,
  bodyBytes: count,
  multipleAccounts: count,
  filters: count,
  memcmpBytes: count,
  memcmpBase58Characters: count,
  memcmpBase64Characters: count,
  largestAccounts: count,
  cacheHours: count,
  blockRange: count,
  lockoutDepths: count,
  slotLeaders: count,
  epochCredits: count,
  rewardAddresses: count,
  performanceSamples: count,
  samplePeriodSeconds: count,
  signaturesPage: count,
  signatureStatuses: count,
  feeAddresses: count,
  feeBlocks: count,
  logBytes: count,
});
