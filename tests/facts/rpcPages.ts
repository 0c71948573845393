import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import type { RpcDocument } from '../../src/content/reference/openrpc/types';
import { cachedCompiler, readCurrentVersion } from '../content/compiledPages';
import { textOf } from '../support/parseHtml';

export { readCurrentVersion };

export const documentFile = 'content/current/reference/openrpc.json';
const folder = 'validators/network-documentation';

/** A compiled page of the RPC reference. */
export interface RpcPage {
  /** Path of the page's file, relative to the project's root. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly tree: Root;
  readonly problems: readonly string[];
  /** All ids of the page in order, including duplicates. */
  readonly ids: readonly string[];
  /** The first element with each id. */
  readonly elements: ReadonlyMap<string, Element>;
  /** List items inside alternatives, which pages show as tabs. */
  readonly alternativeItems: ReadonlySet<Element>;
  readonly text: string;
}

export function elementsOf(node: Element | Root, tagName?: string): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (element !== node && (tagName === undefined || element.tagName === tagName)) {
      found.push(element);
    }
  });
  return found;
}

/** Returns the cells of the table row with a given id, or undefined if there is none. */
export function rowCells(page: RpcPage, id: string): string[] | undefined {
  const row = page.elements.get(id);
  if (row?.tagName !== 'tr') return undefined;
  return elementsOf(row)
    .filter(({ tagName }) => /^t[dh]$/.test(tagName))
    .map(textOf);
}

/** What a page says about one field, without the fields inside it. */
interface FieldRow {
  /** Name, type and the facts beside them, such as `required` and `lamports`. */
  readonly facts: readonly string[];
  readonly text: string;
  /** Whether the field belongs to one of several alternatives. */
  readonly isInAlternative: boolean;
}

/** Returns the row of the field with a given id, or undefined if there is none. */
export function fieldRow(page: RpcPage, id: string): FieldRow | undefined {
  const row = page.elements.get(id);
  if (row?.tagName !== 'li') return undefined;
  const [head, ...others] = row.children.filter(
    (child): child is Element => child.type === 'element',
  );
  const own = others.filter(({ tagName }) => tagName === 'p');
  return {
    facts: elementsOf(head ?? row)
      .filter((element) => head?.children.includes(element) === true)
      .map(textOf),
    text: own.map(textOf).join('\n'),
    isInAlternative: page.alternativeItems.has(row),
  };
}

/**
 * Returns the text from the element with an id up to the next level 2 heading; empty if there is no
 * such element.
 */
export function sectionText(page: RpcPage, id: string): string {
  const parents: Root['children'][] = [page.tree, ...elementsOf(page.tree)].map(
    (node) => node.children as Root['children'],
  );
  const isHeading = (node: Root['children'][number]) =>
    node.type === 'element' && node.properties['id'] === id;
  const siblings = parents.find((children) => children.some(isHeading)) ?? [];
  const nodes = siblings.filter((node): node is Element => node.type === 'element');
  const start = nodes.findIndex(({ properties }) => properties['id'] === id);
  if (start === -1) return '';
  const length = nodes.slice(start + 1).findIndex(({ tagName }) => tagName === 'h2');
  const end = length === -1 ? nodes.length : start + 1 + length;
  return nodes.slice(start, end).map(textOf).join('\n');
}

let rpcPages: ReadonlyMap<string, RpcPage> | undefined;

/** Returns all pages of the RPC reference by name, compiled as in a production build. */
export function readRpcPages(): ReadonlyMap<string, RpcPage> {
  return (rpcPages ??= compileRpcPages());
}

function compileRpcPages(): Map<string, RpcPage> {
  const content = readCurrentVersion();
  const compile = cachedCompiler(content);
  const found = new Map<string, RpcPage>();
  for (const [id, { source, frontMatter }] of content.pages) {
    if (!id.startsWith(folder)) continue;
    const { article, problems } = compile(source);
    const tree = fromHtml(article.html, { fragment: true });
    const withId = elementsOf(tree).flatMap((element) =>
      typeof element.properties['id'] === 'string'
        ? [{ id: element.properties['id'], element }]
        : [],
    );
    found.set(id.split('/').at(-1) ?? '', {
      file: source.file,
      title: frontMatter.title,
      description: frontMatter.description,
      tree,
      problems: problems.map(({ line, message }) => `${source.file}:${line} ${message}`),
      ids: withId.map(({ id: own }) => own),
      elements: new Map(withId.toReversed().map(({ id: own, element }) => [own, element])),
      alternativeItems: new Set(
        elementsOf(tree, 'section').flatMap((tab) => elementsOf(tab, 'li')),
      ),
      text: textOf(tree),
    });
  }
  return found;
}

/** Returns the text of the OpenRPC document as published, with its tokens filled in. */
export function readDocumentText(): string {
  return readCurrentVersion().documentTexts.get('openrpc') ?? '';
}

export function readDocument(): RpcDocument {
  return JSON.parse(readDocumentText()) as RpcDocument;
}
