import { pointAt } from '../../src/content/parse/sourceText';
import { escapePattern } from '../../src/shared/escapePattern';
import { nearest } from '../../src/shared/suggest';
import { pathsIn } from '../authoring/rewriteLinks';

/** The names that can be looked up, and the texts of one version. */
export interface Searchable {
  /** Texts by file, relative to the project root. */
  readonly texts: ReadonlyMap<string, string>;
  readonly files: ReadonlySet<string>;
  /** Files of pages, by id. */
  readonly pages: ReadonlyMap<string, string>;
  /** Names of tokens and of groups of tokens. */
  readonly tokens: ReadonlySet<string>;
  /** Components and kinds of admonitions. */
  readonly components: ReadonlySet<string>;
  /** Operations of the API, methods and subscriptions. */
  readonly operations: ReadonlySet<string>;
}

interface Use {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line, shortened around the use. */
  readonly text: string;
}

type NameKind = 'page' | 'token' | 'component' | 'operation';

/** How many characters of a line to show: before a use, and from the start of the use. */
const excerpt = { before: 30, after: 90 } as const;

function useAt(file: string, text: string, offset: number): Use {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const from = Math.max(start, offset - excerpt.before);
  const to = Math.min(end === -1 ? text.length : end, offset + excerpt.after);
  return { file, ...pointAt(text, offset), text: text.slice(from, to).trim() };
}

const patterns: Readonly<Record<Exclude<NameKind, 'page'>, (name: string) => RegExp>> = {
  token: (name) =>
    new RegExp(
      `(?<!\\\\)\\{${escapePattern(name)}(?:\\.[\\w-]+)*\\}|\\bdata="${escapePattern(name)}[."]`,
      'g',
    ),
  component: (name) =>
    new RegExp(`<${escapePattern(name)}(?![\\w-])|^[ \\t]*:{3,}${escapePattern(name)}\\b`, 'gm'),
  operation: (name) => new RegExp(`(?<![\\w-])${escapePattern(name)}(?![\\w-])`, 'g'),
};

/** Matches a page id in an entry of a sidebar or a redirect. */
const listedPattern = (id: string): RegExp =>
  new RegExp(`(?<=[\\s'"\\[,])/?${escapePattern(id)}(?=['"\\s,\\]]|$)`, 'gm');

/**
 * Returns what a name is in the docs: a page, a token, a component, an operation, or several of
 * these.
 */
export function kindsOf(
  name: string,
  { pages, tokens, components, operations }: Searchable,
): NameKind[] {
  return [
    ...(pages.has(name) ? (['page'] as const) : []),
    ...(tokens.has(name) ? (['token'] as const) : []),
    ...(components.has(name) ? (['component'] as const) : []),
    ...(operations.has(name) ? (['operation'] as const) : []),
  ];
}

/** Returns the uses of a name, sorted by file. */
export function findUses(name: string, kind: NameKind, searchable: Searchable): Use[] {
  const { texts, files, pages } = searchable;
  const uses: Use[] = [];
  for (const [file, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const offsets =
      kind === 'page'
        ? [
            ...pathsIn(text, file, (path) => files.has(path))
              .filter((path) => path.file === pages.get(name))
              .map(({ offset }) => offset),
            ...(/\/(?:sidebars|redirects)\.yaml$/.test(file)
              ? [...text.matchAll(listedPattern(name))].map(({ index }) => index)
              : []),
          ]
        : [...text.matchAll(patterns[kind](name))].map(({ index }) => index);
    uses.push(...offsets.map((offset) => useAt(file, text, offset)));
  }
  return uses;
}

/** Returns the known name most similar to a misspelt one; undefined if none is similar. */
export function similarName(name: string, searchable: Searchable): string | undefined {
  const { pages, tokens, components, operations } = searchable;
  return nearest(name, [...pages.keys(), ...tokens, ...components, ...operations]);
}
