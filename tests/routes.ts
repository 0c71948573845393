import { withNames } from '../src/site/names';

const general = ['/', '/search', '/api', '/architecture', '/regions', '/validators', '/x'];

const documentation = [
  'compliance_features',
  'compliance_features/custom_auditors',
  'compliance_features/{brand}_guard',
  'compliance_features/{brand}_verification',
  'defi_primitives',
  'foreign_exchange',
  'mpc_wallets',
  'stablecoin_based_fees',
  'institutions/quickstart',
  'institutions/customers',
  'institutions/customers/add',
  'institutions/network',
  'institutions/network/currencies',
  // Spelled as the specification writes it.
  'institutions/network/informaiton',
  'institutions/reports',
  'institutions/reports/balances',
  'institutions/reports/customers',
  'institutions/reports/network',
  'institutions/reports/transactions',
  'institutions/transactions',
  'institutions/transactions/composed_flows',
  'institutions/transactions/currency_exchange',
  'institutions/transactions/deleting',
  'institutions/transactions/fetching',
  'institutions/transactions/fiat_to_{network}',
  'institutions/transactions/{network}_to_fiat',
  'institutions/transactions/{network}_to_{network}',
  'institutions/transactions/{network}_to_stablecoin',
  'institutions/transactions/stablecoin_to_{network}',
  '{network}',
  '{network}/badges',
  '{network}/classification',
  '{network}/governance',
  '{network}/privacy',
  '{network}/programs',
  '{network}/receiver_hook_extension',
  '{network}/runtime',
  '{network}/tokens',
  '{network}/validators',
  'usd_on_{network}',
  'usd_on_{network}/compliance',
  'usd_on_{network}/issuing',
  'usd_on_{network}/market_making',
].map((path) => `/documentation/${path}`);

const api = [
  '/institutions/customers',
  '/institutions/customers/add',
  '/institutions/network',
  // Singular, as the specification writes it.
  '/institution/network/currencies',
  '/institutions/{network}/network',
  '/institutions/reports/balances',
  '/institutions/reports/customers',
  '/institutions/reports/network',
  '/institutions/reports/transactions',
  '/institutions/apis/reports',
  '/institutions/transactions/composed_flows',
  '/institutions/transactions/currency_exchange',
  '/institutions/transactions/deleting',
];

/** The methods of the validator RPC reference, deprecated ones included. */
export const rpcMethods = [
  'getAccountInfo',
  'getBalance',
  'getBlock',
  'getBlockCommitment',
  'getBlockHeight',
  'getBlockProduction',
  'getBlockTime',
  'getBlocks',
  'getBlocksWithLimit',
  'getClusterNodes',
  'getEpochInfo',
  'getEpochSchedule',
  'getFeeForMessage',
  'getFees',
  'getFirstAvailableBlock',
  'getGenesisHash',
  'getHealth',
  'getHighestSnapshotSlot',
  'getIdentity',
  'getInflationGovernor',
  'getInflationRate',
  'getInflationReward',
  'getLargestAccounts',
  'getLatestBlockhash',
  'getLeaderSchedule',
  'getMaxRetransmitSlot',
  'getMaxShredInsertSlot',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccounts',
  'getProgramAccounts',
  'getRecentBlockhash',
  'getRecentPerformanceSamples',
  'getRecentPrioritizationFees',
  'getSignatureStatuses',
  'getSignaturesForAddress',
  'getSlot',
  'getSlotLeader',
  'getSlotLeaders',
  'getStakeActivation',
  'getStakeMinimumDelegation',
  'getSupply',
  'getTokenAccountBalance',
  'getTokenAccountsByDelegate',
  'getTokenAccountsByOwner',
  'getTokenLargestAccounts',
  'getTokenSupply',
  'getTransaction',
  'getTransactionCount',
  'getVersion',
  'getVoteAccounts',
  'isBlockhashValid',
  'minimumLedgerSlot',
  'requestAirdrop',
  'sendTransaction',
  'simulateTransaction',
] as const;

export const rpcPath = '/validators/network-documentation/rpc';

const validators = [
  '/validators/network-documentation/request-config',
  rpcPath,
  ...rpcMethods.map((method) => `${rpcPath}/${method}`),
];

/** The drafts, which exist in the content and are not published. */
export const drafts = [
  '/documentation/bridging',
  '/documentation/faq',
  '/documentation/gallery',
  '/documentation/regulators/quickstart',
  '/documentation/regulators/overview',
];

/**
 * Every page of the site by its path without prefix and trailing slash; the not-found page aside.
 *
 * @param fillIn puts the names in for `{brand}` and `{network}`
 */
export function routes(fillIn: (path: string) => string = withNames): string[] {
  return [...general, ...documentation, ...api, ...validators].map(fillIn).sort();
}
