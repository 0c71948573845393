import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'jsonc-parser';
import { hitExcerpt } from '../../src/search/excerpt/hitExcerpt';
import { SiteIndex } from '../../src/search/rank/siteIndex';
import { groupByPage } from '../../src/search/results/suggestions';
import { markdownAddress } from '../../src/shared/markdownAddress';
import { siteUrl, withoutPrefix } from '../../src/site/addresses';
import { searchTextsFile, type SearchTexts } from '../../src/site/search';
import { versions } from '../../src/site/versions';
import { readCollections } from '../searchFiles';
import { childrenAt, parseReference, propertiesOf, stringAt } from './definition';
import type { ReferenceDocument } from './definition';

/** Maximum length of the excerpt of a search result, in characters. */
const excerptLength = 200;

/** A page as `llms.txt` lists it. */
interface ListedPage {
  readonly category: string;
  readonly title: string;
  /** Without the site's prefix. */
  readonly path: string;
  readonly description: string;
}

interface SearchResult {
  readonly path: string;
  readonly title: string;
  readonly section: string;
  /** Hash of the section: `#…`, or empty for the top of the page. */
  readonly hash: string;
  readonly excerpt: string;
}

/** A method, subscription or operation in a reference document. */
export interface Definition {
  readonly document: ReferenceDocument;
  readonly node: Node;
}

export interface BuiltDocs {
  readonly pages: readonly ListedPage[];
  /** Returns a page as Markdown; undefined if there is none at the path. */
  readonly read: (path: string) => string | undefined;
  readonly search: (query: string, limit: number) => SearchResult[];
  /** JSON-RPC methods and subscriptions by name. */
  readonly methods: ReadonlyMap<string, Definition>;
  /**
   * Operations of the institution API by operation id, and by method and path: `POST /customers`.
   */
  readonly operations: ReadonlyMap<string, Definition>;
}

/** Returns the path of the page at an address: a path, with or without `.md`, or a URL. */
export function pathOf(address: string): string {
  const isUrl = /^https?:/.test(address);
  const { pathname } = new URL(isUrl ? address : address.replace(/^\/*/, '/'), siteUrl);
  const page = pathname.replace(/\.md$|\/+$/, '');
  const path = withoutPrefix(page);
  return path === '' || path === '/index' ? '/' : path;
}

function listedPages(llms: string): ListedPage[] {
  let category = '';
  return llms.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) category = line.slice(3);
    const [, title, address, description] = /^- \[(.*)\]\((\S+)\): (.*)$/.exec(line) ?? [];
    if (title === undefined || address === undefined || description === undefined) return [];
    return [{ category, title: title.replace(/\\(.)/g, '$1'), path: pathOf(address), description }];
  });
}

function operationsOf(document: ReferenceDocument): [string, Definition][] {
  const paths = propertiesOf(document.root).find(([key]) => key === 'paths')?.[1];
  return (paths === undefined ? [] : propertiesOf(paths)).flatMap(([path, item]) =>
    propertiesOf(item).flatMap(([method, node]): [string, Definition][] => {
      const id = stringAt(node, 'operationId');
      if (id === undefined) return [];
      const definition = { document, node };
      return [
        [id, definition],
        [`${method.toUpperCase()} ${path}`, definition],
      ];
    }),
  );
}

/**
 * Reads a built site.
 *
 * @param folder folder with the published files
 * @throws Error if the site has not been built
 */
export function readBuiltDocs(folder: string): BuiltDocs {
  if (!existsSync(join(folder, 'llms.txt'))) {
    throw new Error('There is no built site yet. Run `npm run build` first.');
  }
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const pages = listedPages(read('/llms.txt'));
  const paths = new Set(pages.map(({ path }) => path));
  const index = new SiteIndex(readCollections(folder, versions[0].name));
  const openRpc = parseReference(read('/openrpc.json'));
  const others = new Map([['openrpc.json', openRpc]]);
  const rpc = [openRpc, parseReference(read('/subscriptions.json'), others)];
  return {
    pages,
    read: (path) => (paths.has(path) ? read(markdownAddress(path)) : undefined),
    search(query, limit) {
      const isMarked = index.createMatcher(query);
      const results = groupByPage(index.search(query).flatMap((id) => index.store[id] ?? []));
      return results.slice(0, limit).flatMap(({ hits: [hit, ...others] }) => {
        if (hit === undefined) return [];
        const texts = JSON.parse(read(searchTextsFile(versions[0].name, hit.path))) as SearchTexts;
        const excerpt = hitExcerpt(texts, hit, others, isMarked, excerptLength);
        return [
          {
            path: hit.path,
            title: index.titleOf(hit.path),
            section: hit.section,
            hash: excerpt?.hash ?? hit.hash,
            excerpt: excerpt?.pieces.map(({ text }) => text).join('') ?? hit.text,
          },
        ];
      });
    },
    methods: new Map(
      rpc.flatMap((document) =>
        childrenAt(document.root, 'methods').flatMap((node): [string, Definition][] => {
          const name = stringAt(node, 'name');
          return name === undefined ? [] : [[name, { document, node }]];
        }),
      ),
    ),
    operations: new Map(operationsOf(parseReference(read('/openapi.json')))),
  };
}
