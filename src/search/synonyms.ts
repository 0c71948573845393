import { stemmer } from 'stemmer';

/** What readers call by one of several words; each word finds the others as well. */
const groups: readonly (readonly string[])[] = [
  ['cancel', 'delete', 'remove', 'revoke', 'withdraw'],
  ['create', 'add', 'new', 'make', 'register'],
  ['change', 'update', 'edit', 'modify'],
  ['fetch', 'get', 'retrieve', 'read', 'query', 'lookup'],
  ['list', 'enumerate', 'all'],
  ['client', 'customer'],
  ['bank', 'institution'],
  ['payment', 'transfer', 'transaction', 'tx', 'txn'],
  ['fx', 'exchange', 'conversion', 'swap'],
  ['ccy', 'currency'],
  ['supported', 'available', 'accepted', 'allowed'],
  ['country', 'region', 'jurisdiction', 'territory'],
  ['fee', 'cost', 'price', 'charge', 'gas'],
  ['limit', 'quota', 'maximum', 'bound'],
  ['throttling', 'rate'],
  ['auth', 'authentication', 'authorization', 'login', 'credentials'],
  ['kyc', 'verification', 'identity', 'onboarding'],
  ['aml', 'compliance', 'sanctions'],
  ['approve', 'authorize', 'accept'],
  ['freeze', 'block', 'suspend', 'blocklist', 'blacklist'],
  ['mint', 'issue', 'issuance'],
  ['burn', 'redeem', 'redemption'],
  ['stake', 'staking', 'delegation'],
  ['node', 'validator'],
  ['hardware', 'requirements', 'specs'],
  ['setup', 'configure', 'configuration', 'settings', 'config'],
  ['start', 'quickstart', 'begin', 'tutorial'],
  ['error', 'failure', 'problem'],
  ['env', 'environment', 'sandbox', 'testnet'],
  ['url', 'endpoint', 'address'],
  ['webhook', 'notification', 'callback', 'event'],
  ['sign', 'signature', 'signing'],
  ['private', 'privacy', 'confidential'],
  ['vote', 'voting', 'governance', 'proposal'],
  ['statement', 'report', 'export'],
  ['faucet', 'airdrop'],
  ['custody', 'wallet', 'key'],
  ['finality', 'finalized', 'settlement', 'confirmation'],
  ['dollar', 'usd'],
  ['twitter', 'x'],
  ['wire', 'swift', 'sepa', 'fiat'],
  ['refund', 'return', 'reversal'],
  ['priority', 'prioritization'],
  ['become', 'join', 'run'],
];

/** By stem, so that an inflected word finds them as well. */
const others = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const stem = stemmer(word);
    const known = others.get(stem) ?? new Set<string>();
    for (const other of group) if (other !== word) known.add(other);
    others.set(stem, known);
  }
}

/** Other words for a folded word, none for most. */
export function synonymsOf(word: string): readonly string[] {
  return [...(others.get(stemmer(word)) ?? [])];
}
