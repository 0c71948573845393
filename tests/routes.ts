import { withNames } from '../src/site/names';

const general = ['/', '/search', '/api', '/architecture', '/regions', '/validators', '/x'];

const documentation = [
  'compliance_features',
  'compliance_features/custom_auditors',
  'compliance_features/screening',
  'compliance_features/travel_rule',
  'compliance_features/{brand}_guard',
  'compliance_features/{brand}_verification',
  'defi_primitives',
  'foreign_exchange',
  'mpc_wallets',
  'stablecoin_based_fees',
  'institutions/quickstart',
  'institutions/customers',
  'institutions/customers/add',
  'institutions/going_live',
  'institutions/money_and_powers',
  'institutions/network',
  'institutions/network/currencies',
  // Spelling as in the specification.
  'institutions/network/informaiton',
  'institutions/payment_rails',
  'institutions/reports',
  'institutions/reports/balances',
  'institutions/reports/customers',
  'institutions/reports/network',
  'institutions/reports/transactions',
  'institutions/testing',
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
  'institutions/webhooks',
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
  'regulators/evidence',
  'usd_on_{network}',
  'usd_on_{network}/compliance',
  'usd_on_{network}/issuing',
  'usd_on_{network}/market_making',
].map((path) => `/documentation/${path}`);

const api = [
  '/api/authentication',
  '/api/errors',
  '/api/events',
  '/api/requests',
  '/institutions/customers',
  '/institutions/customers/add',
  '/institutions/network',
  // Singular, as in the specification.
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
  '/institutions/transactions/create',
  '/institutions/transactions/get',
  '/institutions/transactions/list',
  '/institutions/incoming_payments',
  '/institutions/returned_payments',
  '/institutions/stablecoin',
  '/institutions/stablecoin/issuances',
  '/institutions/stablecoin/redemptions',
  '/institutions/freezes',
  '/institutions/reports/returns',
  '/institutions/sandbox',
];

/** The methods of the validator RPC reference, including deprecated ones. */
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

/** The WebSocket subscriptions, in the order of the sidebar. */
export const subscriptions = [
  'accountSubscribe',
  'programSubscribe',
  'logsSubscribe',
  'signatureSubscribe',
  'slotSubscribe',
  'slotsUpdatesSubscribe',
  'blockSubscribe',
  'voteSubscribe',
  'rootSubscribe',
] as const;

export const subscriptionsPath = '/validators/network-documentation/websocket';
export const errorsPath = '/validators/network-documentation/errors';

const validators = [
  '/validators/network-documentation/request-config',
  errorsPath,
  rpcPath,
  ...rpcMethods.map((method) => `${rpcPath}/${method}`),
  subscriptionsPath,
  ...subscriptions.map((name) => `${subscriptionsPath}/${name}`),
];

/** Drafts, which are not published. */
export const drafts = [
  '/documentation/bridging',
  '/documentation/faq',
  '/documentation/gallery',
  '/documentation/regulators/quickstart',
  '/documentation/regulators/overview',
];

/**
 * Returns the paths of all pages except the not-found page, without prefix and trailing slash.
 *
 * @param fillIn replaces `{brand}` and `{network}` with the names
 */
export function routes(fillIn: (path: string) => string = withNames): string[] {
  return [...general, ...documentation, ...api, ...validators].map(fillIn).sort();
}
