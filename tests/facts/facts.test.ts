import { claimsOf, readFacts } from './rpcFacts';
import { readRpcPages, rowCells } from './rpcPages';

const facts = readFacts();
const pages = readRpcPages();
const index = pages.get('rpc');

const bareCommitment =
  'The node takes a bare CommitmentConfig, in which the commitment is required.';

const minContextIgnored = 'The method took a bare CommitmentConfig in 1.18 and ignored other keys.';

/** Fields whose first release the node's source states more precisely than the facts. */
const narrowedFields: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['getBlock result-rewards', 'agave 4.x', '4.0', ['commissionBps']],
  ['getClusterNodes result', 'agave 4.x', '4.0', ['clientId']],
  ['getInflationReward result', 'agave 4.x', '4.0', ['commissionBps']],
  ['simulateTransaction result-value', 'after agave 2.2', '2.3', ['loadedAccountsDataSize']],
  [
    'simulateTransaction result-value',
    'after agave 2.2',
    '3.0',
    'fee preBalances postBalances preTokenBalances postTokenBalances loadedAddresses'.split(' '),
  ],
];

/**
 * Facts that pages state differently or that the node's source contradicts, each with the reason.
 */
const exceptions: Readonly<Record<string, string>> = {
  'getInflationGovernor params-config-commitment required: false': bareCommitment,
  'getMinimumBalanceForRentExemption params-config-commitment required: false': bareCommitment,
  'getTokenAccountBalance params-config-commitment required: false': bareCommitment,
  'getTokenLargestAccounts params-config-commitment required: false': bareCommitment,
  'getTokenSupply params-config-commitment required: false': bareCommitment,
  'getFees params-config-commitment required: false': bareCommitment,
  'getFees params-config-minContextSlot exists': minContextIgnored,
  'getFees params-config-minContextSlot required: false': minContextIgnored,
  'getFees params-config-minContextSlot: bank slot below it gives -32016 with data.contextSlot':
    minContextIgnored,
  'getFees error -32016': minContextIgnored,
  'getRecentBlockhash params-config-commitment required: false': bareCommitment,
  'getRecentPrioritizationFees error -32603': 'No code path of 2.2.15 returns it.',
  'getVoteAccounts result-current-inflationRewardsCommissionBps since agave 4.x':
    'Missing from 4.0.0; the page says 4.1.',
  'getSignatureStatuses params-config-searchTransactionHistory required: false':
    'Required inside config, which the facts state as a constraint of config.',
  ...Object.fromEntries(
    narrowedFields.flatMap(([place, fact, release, names]) =>
      names.map((name) => [`${place}-${name} since ${fact}`, `The page says ${release}.`]),
    ),
  ),
};

describe('the page of', () => {
  const coverage: string[] = [];
  afterAll(() => {
    console.log(`Facts stated on the pages of methods\n${coverage.join('\n')}`);
  });

  it.each(facts.methods)('$name states every known fact but the listed exceptions', (method) => {
    const page = pages.get(method.name);
    if (page === undefined) throw new Error(`There is no page for ${method.name}.`);
    const claims = claimsOf(page, method);
    const missing = claims
      .filter(
        ({ isStated, fact }) => !isStated && exceptions[`${method.name} ${fact}`] === undefined,
      )
      .map(({ fact }) => fact);
    const percent = Math.round((100 * (claims.length - missing.length)) / claims.length);
    coverage.push(
      `${method.name.padEnd(36)} ${claims.length - missing.length} of ${claims.length} (${percent} %)`,
    );
    expect(missing).toEqual([]);
  });

  it.each([...pages.values()])('$title compiles, and its ids are unique', (page) => {
    expect(page.problems).toEqual([]);
    expect(page.ids.filter((id, position) => page.ids.indexOf(id) !== position)).toEqual([]);
  });

  it.each(facts.methods)(
    '$name has its name as title and more than 120 words of prose',
    (method) => {
      const page = pages.get(method.name);
      const [description = ''] = page?.text.split('Parameters') ?? [];
      const [notes = ''] = page?.text.split('What to know')[1]?.split('Errors') ?? [];
      const prose = `${description} ${notes}`;
      expect(page?.title).toBe(method.name);
      expect(prose.split(/\s+/).length).toBeGreaterThan(120);
    },
  );
});

describe('the index', () => {
  const errors = [...facts.errors.custom, ...facts.errors.standard];

  /** Errors whose first release the node's source states more precisely than the facts. */
  const narrowed: Readonly<Record<string, string>> = {
    LONG_TERM_STORAGE_UNREACHABLE: '2.1.10',
    NO_SLOT_HISTORY: '4.0.1',
  };

  it.each(errors)(
    'lists $code $name at its own anchor, with its release if it has one',
    ({ code, name, since }) => {
      const cells = index && rowCells(index, `error${code}`);
      expect(cells?.slice(0, 2)).toEqual([String(code), name]);
      const release = narrowed[name] ?? since?.match(/\d\S*/)?.[0];
      if (release !== undefined) expect(cells?.[2]).toContain(release);
    },
  );

  it.each(facts.methods)('lists $name at its own anchor', ({ name }) => {
    expect(index && rowCells(index, name)?.[0]).toBe(name);
  });

  it.each(facts.oldNames)('mentions the old name %s', (name) => {
    expect(index?.text).toContain(name);
  });

  it('states the size limit of a request body', () => {
    const bytes = facts.errors.transport.maxRequestBodyBytes.toLocaleString('en-US');
    expect(index?.text).toContain(`${bytes} bytes`);
  });
});
