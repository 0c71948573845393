import { readCurrentVersion } from './rpcPages';

/* Checks that the data on laws cover the regions and cite their sources. */

const { tokens } = readCurrentVersion().library;

const data = <T>(file: string, name: string) =>
  (tokens[file] as unknown as Record<string, T>)[name] as T;

interface Region {
  readonly code: string;
  readonly status: string;
}

interface RegionRow {
  readonly region: string;
  readonly source: string;
}

const regions = data<readonly Region[]>('regions', 'list');

const regionsWithStatus = (wanted: string) =>
  regions.filter(({ status }) => status === wanted).map(({ code }) => code);

const open = regionsWithStatus('open');

it.each([
  ['a travel rule', data<readonly RegionRow[]>('travel_rule', 'laws')],
  ['a licence of the operator', data<readonly RegionRow[]>('legal', 'licences')],
])('has %s with a linked source for each open region, and for no other', (_name, rows) => {
  expect(rows.map(({ region }) => region)).toEqual(open);
  for (const { source } of rows) expect(source).toMatch(/^https:\/\//);
});

it.each(['travel_rule', 'legal'])(
  '%s cites a publication for the law of each open region',
  (file) => {
    const sources = data<readonly { region: string; title: string }[]>(file, 'sources');
    expect([...new Set(sources.map(({ region }) => region))]).toEqual(open);
    for (const { title } of sources) expect(title).not.toBe('');
  },
);

it('names the law on balances in each open region, and why it applies', () => {
  const balances = data<readonly { region: string; law: string; why: string }[]>(
    'legal',
    'balances',
  );
  expect(balances.map(({ region }) => region)).toEqual(open);
  for (const { law, why } of balances) expect([law, why]).not.toContain('');
});

it('cites a publication of each law on licences and balances', () => {
  interface Publication {
    readonly region: string;
    readonly statement: string;
    readonly title: string;
    readonly url?: string;
  }
  const sources = data<readonly Publication[]>('legal', 'sources').filter(({ url }) => url);
  const laws = ['licences', 'balances'].flatMap((name) =>
    data<readonly { region: string; law: string }[]>('legal', name).flatMap(({ region, law }) =>
      law
        .split('; ')
        .map((single) => ({ region, name: single.split(/, | \(S[IR] |\(a\)/)[0] ?? '' })),
    ),
  );
  for (const { region, name } of laws) {
    const texts = sources
      .filter((source) => source.region === region)
      .map(({ statement, title }) => `${statement} ${title}`);
    expect([region, name, texts.some((text) => text.includes(name))]).toEqual([region, name, true]);
  }
});

it('describes each pilot region, and no other', () => {
  const pilots = data<readonly { region: string }[]>('regions', 'pilots');
  expect(pilots.map(({ region }) => region)).toEqual(regionsWithStatus('pilot'));
});
