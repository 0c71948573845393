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

it('has the logs that pages name as evidence', () => {
  const named = [...pages.values()].filter(({ source }) =>
    /\blogs? of the console/i.test(source.text),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(consolePages.map(({ does }) => does).join('; ')).toContain('logs of the console');
});
