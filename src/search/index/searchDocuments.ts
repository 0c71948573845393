import { normalizeName } from '../text/fold';
import { stopWords } from '../text/stopWords';
import { indexedWords } from '../text/indexedWords';
import { catalogueOf, errorsIn } from './errorRows';
import type { PageRecord, SearchablePage } from './searchablePage';
import type { HitKind } from './searchHit';
import { encodeHit, type StoredHit } from './storedHit';

/** A text from a page, in the form that gatsby-plugin-local-search indexes and stores. */
interface SearchDocument extends StoredHit {
  /** A number, to keep the index small: FlexSearch repeats the id for every word. */
  readonly id: number;
  /** Index entries of the text, separated by spaces. */
  readonly x: string;
}

/**
 * If an index has more pages than this, the sections of each page are merged into one body, to keep
 * the index small. The matching section is found when the hit is shown.
 */
const maxPagesWithSections = 500;

function mergeBodies(records: readonly PageRecord[]): PageRecord[] {
  const others = records.filter(({ kind }) => kind !== 'body');
  const bodies = records.filter(({ kind }) => kind === 'body');
  const [title] = records;
  if (title === undefined || bodies.length === 0) return [...records];
  const text = bodies.map((body) => body.text).join(' ');
  return [...others, { kind: 'body', text, section: title.section, hash: '' }];
}

function aliasOf(page: SearchablePage): string {
  const segment = page.path.split('/').findLast((part) => part !== '') ?? '';
  // A segment that repeats the title would make its words count twice.
  const isTitle = normalizeName(segment) === normalizeName(page.records[0]?.text ?? '');
  const words = isTitle ? [] : [segment, segment.replaceAll('_', ' ')];
  return [...page.keywords, ...words].join(' ');
}

/** Matches the pointer to an operation in the OpenAPI document. */
const operationPattern = /#\/paths\/(\S+)\/(get|post|put|patch|delete)\b/;

/**
 * Returns the operation that a section describes, such as `GET /customers/{customer_id}`; undefined
 * if the section describes none.
 */
function operationOf({ kind, text }: PageRecord): string | undefined {
  const [, path, verb] = (kind === 'body' ? operationPattern.exec(text) : null) ?? [];
  return path && verb && `${verb.toUpperCase()} ${path.replaceAll('~1', '/')}`;
}

// Stop words occur everywhere in running text, but a title may consist of them.
const isRunningText = (kind: HitKind): boolean => kind === 'body' || kind === 'summary';

const noWords: ReadonlySet<string> = new Set();

/**
 * Caches the words of texts, because in development every save needs them again. The second map is
 * for running text.
 */
const wordCaches = [new Map<string, string>(), new Map<string, string>()] as const;

function wordsOf(kind: HitKind, text: string): string {
  const cache = wordCaches[isRunningText(kind) ? 1 : 0];
  const cachedWords = cache.get(text);
  if (cachedWords !== undefined) return cachedWords;
  const words = indexedWords(text, isRunningText(kind) ? stopWords : noWords).join(' ');
  cache.set(text, words);
  return words;
}

/**
 * Creates the documents of each page: its records, and its keywords, path, operations, errors,
 * former paths and description.
 */
export function toSearchDocuments(pages: readonly SearchablePage[]): SearchDocument[] {
  const keepsSections = pages.length <= maxPagesWithSections;
  const catalogue = catalogueOf(pages);
  const documents = pages.flatMap((page) => {
    const { path, breadcrumbs, formerPaths = [] } = page;
    const records = keepsSections ? page.records : mergeBodies(page.records);
    const title = page.records[0]?.text ?? '';
    const toDocument = (
      kind: HitKind,
      words: string,
      text = title,
      section = title,
      hash = '',
    ) => ({
      x: wordsOf(kind, words),
      ...encodeHit({ kind, path, text, section, hash, breadcrumbs }),
    });
    return [
      ...records.map(({ kind, text, section, hash }) =>
        toDocument(kind, text, kind === 'body' ? '' : text, section, hash),
      ),
      toDocument('alias', aliasOf(page)),
      // Readers search for requests that they copied, such as `GET /customers`.
      ...page.records.flatMap((record) => {
        const operation = operationOf(record);
        if (operation === undefined) return [];
        return [toDocument('alias', '', operation, record.section, record.hash)];
      }),
      ...page.records.flatMap((record) =>
        errorsIn(record, record === catalogue).map((error) =>
          toDocument('heading', error, error, record.section, record.hash),
        ),
      ),
      // Readers also search for old addresses of pages.
      ...formerPaths.map((former) => toDocument('alias', '', former)),
      toDocument('summary', page.description),
    ];
  });
  return documents.map((document, id) => ({ id, ...document }));
}
