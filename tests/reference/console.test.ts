import { readCurrentVersion } from './rpcPages';

const { library, pages } = readCurrentVersion();
const { list: consolePages } = library.tokens['console'] as unknown as {
  readonly list: readonly {
    readonly page: string;
    readonly parts: string;
    readonly does: string;
  }[];
};

it('names only pages and parts of the console that are in the data', () => {
  const known = new Set(consolePages.flatMap((entry) => [entry.page, ...entry.parts.split(', ')]));
  const named = [...pages.values()].flatMap(({ source }) =>
    source.text
      .split(/(?<=\.)\s/)
      .filter((sentence) => /\bconsole\b|\*\*Deliveries\*\*/.test(sentence))
      .flatMap((sentence) => [
        ...sentence.matchAll(/(?:open|opens|choose|chooses|under|page|,) \*\*([A-Z][a-z ]+)\*\*/g),
        ...sentence.matchAll(/\bunder ([A-Z][a-z]+)/g),
      ])
      .map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

it('has a page for each log that the console keeps', () => {
  const { retention } = library.tokens['reports'] as unknown as {
    readonly retention: readonly { readonly what: string; readonly where: string }[];
  };
  const logs = retention.filter(({ where }) => where === 'Console').map(({ what }) => what);
  expect(logs.length).toBeGreaterThan(0);
  const purposes = consolePages.map(({ does }) => does).join('; ');
  for (const log of logs) expect(purposes).toContain(log.replace('Log of ', ''));
});
