import FlexSearch from 'flexsearch';
import { toSearchDocuments } from './searchDocuments';
import type { SearchablePage } from './searchablePage';
import { createCollection, type Collection } from './collection';
import { engineOptions, packWordIndex } from './wordIndex';
import { storeFields, type SearchStore } from './storedHit';

/** A page for tests; `sections` contains texts by heading. */
export interface TestPage {
  readonly title: string;
  readonly path?: string;
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly formerPaths?: readonly string[];
  readonly breadcrumbs?: readonly string[];
  readonly text?: string;
  readonly sections?: Readonly<Record<string, string>>;
}

const toPage = ({
  title,
  path = `/${title}`,
  keywords = [],
  description = '',
  formerPaths,
  breadcrumbs = [],
  text,
  sections = {},
}: TestPage): SearchablePage => ({
  path,
  keywords,
  description,
  ...(formerPaths && { formerPaths }),
  breadcrumbs,
  records: [
    { kind: 'title', text: title, section: title, hash: '' },
    ...(text === undefined ? [] : [{ kind: 'body' as const, text, section: title, hash: '' }]),
    ...Object.entries(sections).flatMap(([section, body]) => [
      { kind: 'heading' as const, text: section, section, hash: `#${section}` },
      { kind: 'body' as const, text: body, section, hash: `#${section}` },
    ]),
  ],
});

interface Files {
  readonly packed: string;
  readonly store: SearchStore;
}

function filesOf(pages: readonly SearchablePage[]): Files {
  const index = FlexSearch.create<number>(engineOptions);
  const documents = toSearchDocuments(pages);
  for (const { id, x } of documents) index.add(id, JSON.stringify({ x }));
  const store: SearchStore = Object.fromEntries(
    documents.map((document) => [
      String(document.id),
      Object.fromEntries(storeFields.map((field) => [field, document[field]])) as never,
    ]),
  );
  return { packed: packWordIndex(index.export()), store };
}

/** Returns the two files of an index of test pages. */
export const testFiles = (pages: readonly TestPage[]): Files => filesOf(pages.map(toPage));

/** Indexes pages, and loads the index as the browser does. */
export function collectionOf(pages: readonly SearchablePage[]): Collection {
  const { packed, store } = filesOf(pages);
  return createCollection(packed, store);
}

/** Indexes test pages, and loads the index as the browser does. */
export const testCollection = (pages: readonly TestPage[]): Collection =>
  collectionOf(pages.map(toPage));
