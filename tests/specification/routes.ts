/** Documentation pages that the specification names, in its order and spelling. */
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
  // Spelled in the singular, as specified.
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

/** The methods that the specification names. It counts "about 55 in all". */
const rpc = [
  'getAccountInfo',
  'getBalance',
  'getBlock',
  'getBlockHeight',
  'getEpochInfo',
  'getSlot',
  'getTransaction',
  'getVersion',
  'getHealth',
  'sendTransaction',
  'simulateTransaction',
  'requestAirdrop',
  'isBlockhashValid',
  'minimumLedgerSlot',
].map((method) => `/validators/network-documentation/rpc/${method}`);

/** Paths of the published pages that the specification names, without prefix or trailing slash. */
export const specifiedRoutes: readonly string[] = [
  ...['/', '/search', '/api', '/architecture', '/regions', '/validators', '/x'],
  ...documentation,
  ...api,
  '/validators/network-documentation/request-config',
  '/validators/network-documentation/rpc',
  ...rpc,
];

/** Drafts that the specification names. They must exist and must not be published. */
export const specifiedDrafts: readonly string[] = [
  '/documentation/bridging',
  '/documentation/faq',
  '/documentation/regulators/quickstart',
  '/documentation/regulators/overview',
];
