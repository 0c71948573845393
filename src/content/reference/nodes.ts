import { fromMarkdown } from 'mdast-util-from-markdown';
import type {} from 'mdast-util-to-hast';
import type {
  Code,
  Heading,
  InlineCode,
  List,
  Nodes,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { bulletList, inlines, paragraph, text, type Inline } from '../mdast/make';
import type { Origin } from '../types';

export { link, paragraph, strong, text, type Inline } from '../mdast/make';

/** Returns an mdast node for inline code. */
export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/**
 * Returns a space and a sentence about the release that introduced something; an empty list if
 * `release` is undefined.
 *
 * @param release `Agave 4.0`, or `after Agave 2.2` if the release is not known exactly
 */
export function sinceSentence(release: string | undefined): string[] {
  if (release === undefined) return [];
  return [release.startsWith('after ') ? ` Only ${release}.` : ` Since ${release}.`];
}

/** Joins inline content with a separator. */
export function joinInline(parts: readonly Inline[][], separator: string): Inline[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}

/** Returns words as inline code, with commas between them. */
export function codeList(words: readonly string[]): Inline[] {
  return joinInline(
    words.map((word) => [inlineCode(word)]),
    ', ',
  );
}

/** Returns a heading with an id. */
export function heading(depth: 2 | 3 | 4, id: string, title: string): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: [text(title)] };
}

/** Returns a bullet list with one line per item. */
export function lineList(items: readonly (readonly Inline[])[]): List {
  return bulletList(
    items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(...item)] })),
  );
}

/** Returns a bullet list of notes in Markdown. */
export function noteList(notes: readonly { readonly text: string }[]): List {
  return lineList(notes.map(({ text: note }) => markdown(note)));
}

function containsHtml(node: Nodes): boolean {
  return node.type === 'html' || ('children' in node && node.children.some(containsHtml));
}

const markdownSyntax = /[\\`*_[\]<>&!~\n\r\t]|^[\s#>+=\d-]|\s$/;

const parsedSources = new Map<string, PhrasingContent[]>();

/**
 * Parses a description in Markdown into inline content; returns an empty list for an empty
 * description. If the description is not exactly one paragraph, or contains HTML, returns it as
 * text marked as faulty.
 */
export function markdown(source: string): PhrasingContent[] {
  // The document check warns about empty descriptions.
  if (source === '') return [];
  if (!markdownSyntax.test(source)) return [text(source)];
  const parsed = parsedSources.get(source) ?? parseInline(source);
  parsedSources.set(source, parsed);
  return parsed.map((node) => withOrigin(node, { text: source }));
}

function parseInline(source: string): PhrasingContent[] {
  const [first, second] = fromMarkdown(source).children;
  if (first?.type !== 'paragraph' || second !== undefined || containsHtml(first)) {
    const message = 'This text must be one paragraph of Markdown without HTML.';
    const advice = 'Write it as one paragraph, with `code` instead of tags.';
    return [{ ...text(source), data: { fault: { message, advice } } }];
  }
  return first.children;
}

/**
 * Returns a copy of a node with the description as its origin. The copy has no positions, because
 * these are relative to the description.
 */
function withOrigin(node: PhrasingContent, origin: Origin): PhrasingContent {
  const copy: PhrasingContent = { ...node, data: { ...node.data, origin } };
  delete copy.position;
  if ('children' in copy)
    copy.children = copy.children.map((child) => withOrigin(child, origin)) as never;
  return copy;
}

export interface Row {
  readonly id?: string;
  readonly cells: readonly (readonly Inline[])[];
}

function tableRow({ id, cells }: Row): TableRow {
  return {
    type: 'tableRow',
    ...(id !== undefined && { data: { hProperties: { id } } }),
    children: cells.map((cell) => ({ type: 'tableCell', children: inlines(cell) })),
  };
}

/** Returns a table with a header row. */
export function table(header: readonly string[], rows: readonly Row[]): Table {
  return {
    type: 'table',
    children: [tableRow({ cells: header.map((title) => [title]) }), ...rows.map(tableRow)],
  };
}

/** Returns a table that, if too wide, shows each row as a line of facts above its last cell. */
export function factTable(header: readonly string[], rows: readonly Row[]): Table {
  return { ...table(header, rows), data: { isFacts: true } };
}

/** Returns a code block; `meta` holds its options, as after the language in Markdown. */
export function code(lang: string, value: string, meta?: string): Code {
  return { type: 'code', lang, meta: meta ?? null, value };
}

/** Returns a component, as if an author had written its tag. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([attribute, value]) => ({
      type: 'mdxJsxAttribute',
      name: attribute,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
  };
}

/**
 * Returns a filter for the tables below it.
 * @param facets values to choose from, by the name of their menu: the name of a column or, if the
 *   values are headings, any other name
 */
export function tableFilter(
  label: string,
  facets: Readonly<Record<string, readonly string[]>>,
): MdxJsxFlowElement {
  const groups = Object.entries(facets).map(([name, values]) => `${name}: ${values.join(', ')}`);
  return component('TableFilter', { label, facets: groups.join('; ') });
}

/** The label and content of a tab. */
export interface Case {
  readonly label: string;
  readonly content: RootContent[];
}

/** The browser remembers which label the reader chooses in each group. */
function tabs(group: string, cases: readonly Case[]): MdxJsxFlowElement {
  return component(
    'Tabs',
    { group },
    cases.map(({ label, content }) => component('Tab', { label }, content)),
  );
}

/** Returns the content of a single case, or tabs if there are several. */
export function caseTabs(cases: readonly Case[]): RootContent[] {
  const [first, second] = cases;
  return second === undefined ? (first?.content ?? []) : [tabs('case', cases)];
}

/** Returns tabs of code in several languages. */
export function languageTabs(blocks: readonly Code[]): MdxJsxFlowElement {
  return tabs(
    'language',
    blocks.map((block) => ({ label: block.lang ?? '', content: [block] })),
  );
}
