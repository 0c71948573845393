import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { SiteIndex } from '../../src/search/rank/siteIndex';
import type { SearchablePage } from '../../src/search/index/searchablePage';
import { brand, network } from '../../src/site/names';
import { contentCollections, searchablePages } from '../support/contentIndex';
import { pagesFound } from '../support/searchIndex';

/* Longer than 250 lines because the sets of queries share one measurement. */

interface Query {
  readonly kind: string;
  readonly q: string;
  readonly accept: readonly string[];
}

type Engine = (query: string) => readonly string[];

const fillNames = (text: string): string =>
  text.replaceAll('{brand}', brand).replaceAll('{network}', network);

const readQueries = (file: string): readonly Query[] =>
  (
    JSON.parse(readFileSync(join(__dirname, '../searchQueries', file), 'utf8')) as readonly Query[]
  ).map(({ kind, q, accept }) => ({ kind, q: fillNames(q), accept: accept.map(fillNames) }));

const sets = [
  { set: 'independent', queries: readQueries('independent.json') },
  { set: 'unseen', queries: readQueries('unseen.json') },
  { set: 'third', queries: readQueries('third.json') },
  { set: 'untouched', queries: readQueries('untouched.json') },
  { set: 'fifth', queries: readQueries('fifth.json') },
];

const pages = searchablePages();
const site = new SiteIndex(contentCollections(pages));

function createMiniSearch(searched: readonly SearchablePage[]): Engine {
  const index = new MiniSearch<Record<string, string>>({
    fields: ['title', 'heading', 'keywords', 'description', 'text'],
    storeFields: ['path'],
    tokenize: (text) =>
      text
        .split(/[^\p{L}\p{N}_]+/u)
        .flatMap((word) => [word, ...word.split(/(?<=[a-z0-9])(?=[A-Z])|_/)])
        .filter((word) => word !== ''),
    processTerm: (term) => stemmer(term.toLowerCase()),
    searchOptions: {
      boost: { title: 5, keywords: 3, heading: 2.5, description: 1.5 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    searched.flatMap(({ path, keywords, description, records }) =>
      records
        .filter(({ kind }) => kind === 'body')
        .map(({ text, section, hash }) => ({
          id: `${path}${hash}`,
          path,
          title: records[0]?.text ?? '',
          heading: section,
          keywords: keywords.join(' '),
          description,
          text,
        })),
    ),
  );
  return (query) => [...new Set(index.search(query).map(({ path }) => String(path)))];
}

interface Figures {
  readonly first: number;
  readonly three: number;
  readonly rank: number;
}

/** Returns success at 1 and at 3 in percent, and the mean reciprocal rank. */
function figuresOf(engine: Engine, asked: readonly Query[]): Figures {
  // The rank of the first accepted page: 0 is best, -1 means none.
  const ranks = asked.map(({ q, accept }) => engine(q).findIndex((path) => accept.includes(path)));
  const share = (limit: number) =>
    (100 * ranks.filter((rank) => rank >= 0 && rank < limit).length) / asked.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank < 0 ? 0 : 1 / (rank + 1)), 0);
  return { first: share(1), three: share(3), rank: reciprocal / asked.length };
}

/**
 * Caches the results of an engine, because each query is evaluated twice: once with its kind and
 * once with its set.
 */
function withCache(engine: Engine): Engine {
  const answers = new Map<string, readonly string[]>();
  return (query) => {
    const answer = answers.get(query) ?? engine(query);
    answers.set(query, answer);
    return answer;
  };
}

const engines = {
  site: withCache((query) => pagesFound(site, query)),
  miniSearch: withCache(createMiniSearch(pages)),
};
const measured = sets.flatMap(({ set, queries }) =>
  [...new Set(queries.map(({ kind }) => kind)), 'all'].map((kind) => {
    const asked = queries.filter((query) => kind === 'all' || query.kind === kind);
    return {
      set,
      kind,
      count: asked.length,
      site: figuresOf(engines.site, asked),
      miniSearch: figuresOf(engines.miniSearch, asked),
    };
  }),
);

const formatFigures = ({ first, three, rank }: Figures) =>
  `${first.toFixed(0)} / ${three.toFixed(0)} / ${rank.toFixed(2)}`;

afterAll(() => {
  const rows = measured.map(
    ({ set, kind, count, ...row }) =>
      `${set.padEnd(12)} ${kind.padEnd(14)} ${String(count).padStart(4)}   ${formatFigures(row.site).padEnd(18)} ${formatFigures(row.miniSearch)}`,
  );
  process.stdout.write(
    `\nHeld-out queries: success at 1 and 3 in %, mean reciprocal rank; this site, MiniSearch\n${rows.join('\n')}\n`,
  );
});

/** Sets with too few queries of each kind to compare the kinds. */
const smallSets = ['untouched', 'fifth'];
const compared = measured.filter(({ set, kind }) => kind === 'all' || !smallSets.includes(set));

test.each(compared)('answers the $set queries at least as well as MiniSearch: $kind', (row) => {
  expect(row.site.first).toBeGreaterThanOrEqual(row.miniSearch.first);
  expect(row.site.rank).toBeGreaterThanOrEqual(row.miniSearch.rank);
});

test.each(measured.filter(({ kind }) => kind === 'all'))(
  'the first three results answer at least 90 % of the $set queries',
  ({ site: { three } }) => {
    expect(three).toBeGreaterThanOrEqual(90);
  },
);

const paths = pages.map(({ path }) => path).filter((path) => path !== '/');

test.each<[string, (path: string) => string]>([
  ['a path', (path) => path],
  ['a URL with a query and a hash', (path) => `https://docs.a.example${path}?a=b#c`],
  ['localhost with a trailing slash', (path) => `localhost:8000${path}/`],
  ['a prefix and a version', (path) => `https://a.example/docs/1.0${path}`],
  ['an index file', (path) => `https://a.example${path}/index.html`],
])('every page but the home page is the first result for its address: %s', (_name, addressOf) => {
  const missed = paths.filter((path) => pagesFound(site, addressOf(path))[0] !== path);
  expect(missed).toEqual([]);
});

const methods = paths.flatMap((path) => /\/(?:rpc|websocket)\/(.+)$/.exec(path)?.[1] ?? []);
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each<[string, (name: string) => string]>([
  ['curl', (name) => `curl https://a.example --json '{"id":1,"method":"${name}","params":[]}'`],
  ['TypeScript', (name) => `const { value } = await rpc.${name}(address("x")).send();`],
  ['Python', (name) => `answer = client.${snake(name)}(key, commitment=Confirmed)`],
])('every method is the first result for a call to it: %s', (_name, callOf) => {
  const missed = methods.filter(
    (name) => pagesFound(site, callOf(name))[0]?.endsWith(`/${name}`) !== true,
  );
  expect(methods.length).toBeGreaterThan(50);
  expect(missed).toEqual([]);
});

const subscriptions = methods.flatMap((name) => /^(.+)Subscribe$/.exec(name)?.[1] ?? []);
const capitalize = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

test.each<[string, (name: string) => string]>([
  ['a listener', (name) => `connection.on${capitalize(name)}(callback, "finalized")`],
  ['a listener for changes', (name) => `id = connection.on${capitalize(name)}Change(key, print)`],
  ['the kit', (name) => `await subscriptions.${name}Notifications(key).subscribe({ abortSignal })`],
  ['a notification', (name) => `{"jsonrpc":"2.0","method":"${name}Notification","params":{}}`],
])('every subscription is the first result for its name in %s', (_name, callOf) => {
  const missed = subscriptions.filter(
    (name) => pagesFound(site, callOf(name))[0]?.endsWith(`/${name}Subscribe`) !== true,
  );
  expect(subscriptions.length).toBeGreaterThan(5);
  expect(missed).toEqual([]);
});

test.each([
  ['AMM', '/documentation/defi_primitives'],
  ['decentralised exchange', '/documentation/defi_primitives'],
  ['CASP', '/documentation/compliance_features/travel_rule'],
  ['json web tokens', '/api/authentication'],
  ['MFA', '/api/authentication'],
  ['ZK proofs', '/documentation/{network}/privacy'],
  ['OFAC lists', '/documentation/compliance_features/screening'],
  ['RTGS', '/documentation/institutions/payment_rails'],
  ['CDD', '/documentation/compliance_features/{brand}_verification'],
  ['unstaking', '/documentation/{network}/validators'],
  ['gasless', '/documentation/stablecoin_based_fees'],
  ['pda', '/documentation/{network}/programs'],
  ['MiCAR', '/documentation/usd_on_{network}'],
  ['EMI', '/documentation/regulators/evidence'],
  ['MT103', '/documentation/institutions/transactions'],
  ['faster payments', '/documentation/institutions/payment_rails'],
  ['client money', '/documentation/institutions/money_and_powers'],
  ['seed phrase', '/documentation/mpc_wallets'],
  ['proof of reserves', '/documentation/usd_on_{network}'],
  ['subaccounts', '/documentation/institutions/customers'],
  ['NSF', '/api/errors'],
  ['paid twice after a timeout', '/api/requests'],
  ['overdraft', '/documentation/institutions/money_and_powers'],
  ['netting', '/documentation/institutions/money_and_powers'],
  ['overnight exposure', '/documentation/institutions/money_and_powers'],
  ['settlement cycle', '/documentation/institutions/money_and_powers'],
  ['default of a participant', '/documentation/institutions/money_and_powers'],
  ['when is the fee debited', '/documentation/institutions/transactions'],
  ['PFMI', '/documentation/regulators/principles'],
  ['settlement finality directive', '/documentation/regulators/principles'],
  ['DORA register of information', '/documentation/regulators/principles'],
  ['loss sharing', '/documentation/institutions/money_and_powers'],
  ['governing law', '/documentation/regulators/evidence'],
  ['capital of the operator', '/documentation/regulators/evidence'],
  ['admission of a new institution', '/documentation/institutions/going_live'],
  ['wind-down plan', '/documentation/regulators/evidence'],
  ['low balance alert', '/documentation/institutions/reports/balances'],
  ['bulk payments file', '/documentation/institutions/transactions'],
  ['notice of rule changes', '/documentation/{network}/governance'],
  ['account subscription', '/validators/network-documentation/websocket/accountSubscribe'],
])('the first three results for the abbreviation or synonym "%s" include %s', (query, path) => {
  expect(pagesFound(site, query).slice(0, 3)).toContain(fillNames(path));
});

test.each([
  ['FR14 2004 1010 0505 0001 3M02 606', '/documentation/institutions/payment_rails'],
  ['EXMPNL2AXXX', '/documentation/institutions/payment_rails'],
  ['20-00-00', '/documentation/institutions/payment_rails'],
  ['99.50 USD', '/documentation/institutions/network/currencies'],
  ['2026-03-01T08:15:00.000Z', '/api'],
  ['7d444840-9dc0-11d1-b245-5ffdce74fad2', '/api/requests'],
  ['cus_01hqz8r5x2', '/institutions/customers'],
  ['txn_01hqz8r5x2', '/institutions/transactions/get'],
  ['{"id": "evt_01hqz8", "type": "freeze.created", "data": {"id": "frz_1"}}', '/api/events'],
  ['v1.18.2', '/validators/network-documentation/rpc/getVersion'],
  ['203.0.113.0/24', '/api/authentication'],
  [
    '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
    '/validators/network-documentation/rpc/getAccountInfo',
  ],
  [
    'https://b.example/docs/rpc/http/getblocktime',
    '/validators/network-documentation/rpc/getBlockTime',
  ],
  ['ERROR core] Failed to open Blockstore: RocksDb(Error { "IO error: LOCK" })', '/validators'],
])('the first three results for the pasted text %s include %s', (text, path) => {
  expect(pagesFound(site, text).slice(0, 3)).toContain(path);
});
