import { findMethod } from '../../src/content/reference/openrpc/document';
import { readCurrentVersion, readDocument } from './rpcPages';

/*
 * Checks that the reference names causes, releases and exceptions that are easily left out, and
 * makes no claims that are only nearly true.
 */

const document = readDocument();

it.each<[string, number, RegExp]>([
  ['getAccountInfo', -32602, /`dataSlice` lacks `offset` or `length`/],
  ['getBlockProduction', -32602, /`range` has no `firstSlot`/],
  ['getBlock', -32001, /first block the node can serve/],
  ['getBlock', -32004, /rooted its block/],
  ['getBlock', -32007, /abandoned/],
  ['getBlockTime', -32001, /lowest root/],
  ['getBlockTime', -32004, /is that root and has no time/],
  ['getBlockTime', -32007, /abandoned/],
  ['getFees', -32601, /`--full-rpc-api`/],
  ['getRecentBlockhash', -32601, /`--full-rpc-api`/],
  ['getStakeActivation', -32601, /`--full-rpc-api`/],
  ['getProgramAccounts', -32602, /from 3\.1, on a token program at offset 0 or 32: are not 32/],
  ['getTokenLargestAccounts', -32602, /the native mint needs none/],
  ['requestAirdrop', -32603, /silent for 10 seconds/],
  ['getSignaturesForAddress', -32020, /the long-term store does not have `until` yet/],
])('%s names a rarer cause of %d: %s', (method, code, cause) => {
  expect(findMethod(document, method)['x-errors-when']?.[code]?.when).toMatch(cause);
});

const fieldText = (schema: string, field: string) =>
  document.components.schemas[schema]?.properties?.[field]?.description;
const noteTexts = (method: string) =>
  (findMethod(document, method)['x-notes'] ?? []).map(({ text }) => text).join('\n');
const paths = JSON.stringify(document['x-transport'].paths);
const transport = JSON.stringify(document['x-transport']);
const subscriptions = readCurrentVersion().documentTexts.get('subscriptions');
const options = JSON.stringify(findMethod(document, 'getLargestAccounts').params);
const sendOptions = JSON.stringify(findMethod(document, 'sendTransaction').params);
const shared = JSON.stringify(document['x-shared']);
const feeResult = JSON.stringify(findMethod(document, 'getFeeForMessage').result);
const guide = readCurrentVersion().pages.get('validators')?.source.text;
const errorText = (code: number) => JSON.stringify(document['x-errors'][code]);

it.each<[string, string | undefined, RegExp]>([
  ['stackHeight', fieldText('Instruction', 'stackHeight'), /1 from 2\.3/],
  ['rewardType', fieldText('Reward', 'rewardType'), /from 4\.2 also `DeactivatedStake`/],
  ['sortResults', options, /from 4\.1 the node ignores it/],
  ['getHealth after startup', noteTexts('getHealth'), /up to 3\.0/],
  ['an invalid compute budget', noteTexts('getFeeForMessage'), /from 4\.2 give `null`/],
  ['when there is no fee', feeResult, /from 4\.2 when its compute budget instructions are invalid/],
  ['the rent', noteTexts('getMinimumBalanceForRentExemption'), /From 4\.0, .* can lower the rate/],
  ['accounts below the rent', noteTexts('getBalance'), /with a feature of 4\.2: does not lose/],
  ['the limit of subscriptions', subscriptions, /no more subscriptions and, before 4\.2/],
  ['how shreds are counted', noteTexts('minimumLedgerSlot'), /From 4\.3 .* 400 and 100 million/],
  ['how long downloads last', paths, /20,000 from 2\.3, 40,000 from 3\.0/],
  ['the start of inflation', fieldText('InflationGovernor', 'initial'), /from 4\.3, a feature/],
  [
    'a search for mints',
    noteTexts('getProgramAccounts'),
    /Before 3\.1 .*, even in a search for mints/,
  ],
])('says which release changed %s', (_case, text, release) => {
  expect(text).toMatch(release);
});

it.each<[string, string | undefined, RegExp]>([
  [
    'the absence of logs',
    fieldText('TransactionMeta', 'innerInstructions'),
    /failed before it ran/,
  ],
  ['empty balances', fieldText('TransactionMeta', 'preTokenBalances'), /names no token program/],
  ['parsed instructions', fieldText('Instruction', 'parsed'), /`type` and mostly `info`/],
  ['slots missing from the store', noteTexts('getBlocks'), /not in it yet are missing/],
  ['slots of abandoned blocks', noteTexts('getBlocks'), /a block that was abandoned/],
  ['the share of the foundation', fieldText('InflationRate', 'foundation'), /does not issue/],
  ['repaired shreds', noteTexts('getMaxRetransmitSlot'), /Repaired shreds do not/],
  ['shreds of own blocks', noteTexts('getMaxRetransmitSlot'), /nor those of its own blocks/],
  ['a leader’s counter', noteTexts('getMaxRetransmitSlot'), /or the node is the leader/],
  ['the native mint', noteTexts('getTokenAccountBalance'), /unless that is the native one/],
  ['data sets', noteTexts('getMaxShredInsertSlot'), /that ends a run of entries/],
  ['the epoch a rate pays', noteTexts('getInflationRate'), /for the previous epoch/],
  ['repeated roots', subscriptions, /root comes again before each new one/],
  [
    'that the node’s own blocks do not count',
    noteTexts('getMaxShredInsertSlot'),
    /nor the node’s own blocks/,
  ],
  ['the supply of the native mint', noteTexts('getTokenSupply'), /0 for the native mint/],
  ['shares of the native mint', noteTexts('getTokenLargestAccounts'), /native mint that is 0/],
  ['receivedSignature', subscriptions, /not for blocks the node makes itself/],
  ['the unit of lengths', noteTexts('getEpochSchedule'), /\*\*Lengths are in slots/],
  [
    'that refused requests count',
    noteTexts('requestAirdrop'),
    /adds up requests, refused ones too/,
  ],
  [
    'that a program outside of the index is found by reading all accounts',
    noteTexts('getSupply'),
    /all accounts if no index by program covers them/,
  ],
  ['what only the own ledger can answer', noteTexts('getBlock'), /only its own ledger can answer/],
  ['the slot of a cached answer', noteTexts('getSlot'), /getLargestAccounts.* can be older/],
  ['nodes that have stopped', noteTexts('getClusterNodes'), /can stay listed for an epoch/],
  ['the unit of the snapshot interval', noteTexts('getHighestSnapshotSlot'), /25,000 blocks/],
  ['rewards of 0', noteTexts('getInflationReward'), /without commission has one with `amount` 0/],
  ['addresses without a reward', noteTexts('getInflationReward'), /even if it gets nothing/],
  ['stake during the rewards', noteTexts('getEpochInfo'), /`EpochRewardsActive`/],
  ['the limit of retries', sendOptions, /neither .* gives a number, the limit does not apply/],
  ['when a signature is found', noteTexts('sendTransaction'), /until it says `confirmed`/],
  ['slots of another commitment', shared, /`context\.slot` you saw at this commitment/],
  ['how long a store takes', shared, /40 with a long-term store, which may take 30/],
  ['accounts that are not there yet', errorText(-32602), /that the bank does not have yet/],
  ['when to repeat', errorText(-32602), /once the account exists at this commitment/],
  ['a fee payer that is new', errorText(-32002), /`AccountNotFound`, some slots later/],
  ['uploads that are not done', errorText(-32009), /same one only once it is uploaded/],
  ['slots in a gap', noteTexts('getBlocks'), /in a gap of its ledger.* store is not asked/],
  ['transactions in a gap', noteTexts('getSignaturesForAddress'), /in a gap of the ledger/],
  ['pages of two nodes', noteTexts('getSignaturesForAddress'), /another node .* may not know it/],
  [
    'what the store leaves out',
    noteTexts('getSignaturesForAddress'),
    /no history of built-in programs/,
  ],
  ['hashes of another node', noteTexts('sendTransaction'), /`context\.slot` it came with/],
  ['scans that nobody waits for', shared, /finishes a scan that you no longer wait for/],
  [
    'closed accounts',
    noteTexts('simulateTransaction'),
    /with 0 lamports if it is missing or closed/,
  ],
  ['how browsers keep a connection', subscriptions, /call `getVersion` where .* browsers/],
  [
    'blocks in a gap',
    noteTexts('getBlock'),
    /in a gap of this node also gives `-32007`; others may have it/,
  ],
  ['who has the blocks of a gap', errorText(-32007), /in a gap of this node may be on others/],
  [
    'samples after a start',
    noteTexts('getRecentPerformanceSamples'),
    /While the node then catches up, its counts are too high/,
  ],
  ['outcomes that do not last', subscriptions, /even if the block is abandoned later/],
  ['equal airdrops', noteTexts('requestAirdrop'), /Equal requests on one blockhash are one/],
  [
    'the hash before slot 0',
    fieldText('Block', 'previousBlockhash'),
    /for slot 0, the block's own/,
  ],
  ['links in place of archives', paths, /symbolic links are not followed/],
  ['the precision of supplies', paths, /above 8 million tokens its last digits can be wrong/],
  ['what the metrics variable may contain', guide, /none may contain a comma or an equals sign/],
  ['how logs are rotated', guide, /receives the signal `USR1`/],
  ['the end of an epoch before a restart', guide, /lead no slot and the epoch must not end/],
  ['the first blocks after a restart', guide, /only once a new vote of its own is rooted/],
  ['limits below which a node does not start', guide, /With lower ones the node does not start/],
  [
    'what is checked at the start',
    guide,
    /`--check-vote-account`[^.]+ the vote account\s+names its identity/,
  ],
  [
    'ports that nobody reaches',
    guide,
    /those for JSON-RPC as well unless the node has `--private-rpc`/,
  ],
  ['votes under another identity', guide, /the vote account names another identity/],
  ['which of two nodes ends', guide, /Another node with its identity was started after it/],
  ['finalized slots not rooted yet', noteTexts('getBlocks'), /until this node has rooted them/],
  ['rewards beside a gap', noteTexts('getInflationReward'), /looks in the wrong blocks/],
  ['rewards not rooted yet', errorText(-32017), /a node that has not rooted them/],
  ['the time of a full snapshot', noteTexts('getHighestSnapshotSlot'), /one archive at a time/],
  ['snapshots that cannot be written', guide, /Fatal error while archiving snapshot package/],
  ['where a node finds its store', shared, /`GOOGLE_APPLICATION_CREDENTIALS` names the file/],
  ['the flag of the store', shared, /`--enable-rpc-bigtable-ledger-storage` adds/],
  ['pages without an origin', transport, /`Origin: null`.* gives HTTP status 403/],
  ['what to do about status 403', shared, /not from a file or a sandboxed frame/],
  ['malformed notifications', transport, /malformed, it gives `-32600` with an `id` of `null`/],
  ['answers without a version', shared, /leaves the member out of that answer too/],
  ['a batch of notifications', shared, /An empty array, or one of notifications only/],
  ['token accounts no parser fits', shared, /such accounts are missing from \[getTokenAccounts/],
  ['messages of isBlockhashValid', errorText(-32602), /in isBlockhashValid only the last word/],
  ['the data of wrong counts', errorText(-32602), /what was sent, where the message begins/],
  ['the commitment to look with', noteTexts('getTransaction'), /with `commitment` `confirmed`/],
  ['transactions not written yet', noteTexts('getTransaction'), /`null` for a moment/],
  [
    'signatures not written yet',
    noteTexts('getSignaturesForAddress'),
    /missing for a moment.*catch up at `finalized`/,
  ],
  [
    'signatures of another commitment',
    noteTexts('getSignaturesForAddress'),
    /read at `confirmed` is unknown at `finalized` until its block is rooted/,
  ],
  [
    'an `until` above `before`',
    noteTexts('getSignaturesForAddress'),
    /must be older than `before`/,
  ],
  ['bytes after a transaction', noteTexts('sendTransaction'), /leaders then discard/],
  ['transfers of tokens', subscriptions, /need not name the wallet that owns them: watch those/],
  ['the slot of a block', subscriptions, /with `receivedSignature`, the slot of the block/],
  ['the form of data too long', subscriptions, /the text in `data` is `error: data too large/],
])('explains %s', (_case, text, reason) => {
  expect(text).toMatch(reason);
});

/** `processed` is the block the node last voted on, which is not always its newest. */
it.each(['getSlot', 'getSlotLeader', 'getInflationGovernor'])(
  'the texts of %s call neither the processed bank nor its slot the newest',
  (name) => {
    expect(JSON.stringify(findMethod(document, name))).not.toMatch(/newest (bank|slot the node)/);
  },
);

it('no text claims that, at the limit, every release still accepts a subscription equal to an existing one', () => {
  expect(subscriptions).not.toMatch(/allows, and none with these parameters/);
});

it('the samples of getTokenLargestAccounts do not call the accounts holders', () => {
  expect(JSON.stringify(findMethod(document, 'getTokenLargestAccounts').examples)).not.toMatch(
    /holders/,
  );
});
