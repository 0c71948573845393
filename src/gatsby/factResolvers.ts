import type { Node } from 'gatsby';
import type { Compiled } from '../content';
import type { DocsVersion } from '../site/versions';
import { latestProblems } from './content/developmentCheck';
import { isDeveloping } from './content/mode';
import { contentCache } from './content/pageCache';
import { componentsIn, linksOf, tokensIn, type ArticleLink } from './content/pageFacts';
import { checkContent, compiledPage } from './content/store';
import type { Page, VersionContent } from './content/versionContent';

/** A link to a page, seen from its target. */
interface Backlink extends Pick<ArticleLink, 'text' | 'anchor'> {
  /** Canonical path and title of the page that contains the link. */
  readonly path: string;
  readonly title: string;
}

/** What the resolvers of `Mdx` nodes share. */
interface NodeReader {
  /** The project's folder. */
  readonly root: string;
  readonly sourceOf: (node: Node) => { readonly file: string; readonly version: DocsVersion };
  readonly read: (version: DocsVersion) => VersionContent;
  readonly pathOf: (node: Node) => string;
}

const pathsOf = ({ pages }: VersionContent): ReadonlySet<string> =>
  new Set([...pages.values()].map(({ path }) => path));

const backlinks = new WeakMap<VersionContent, Promise<ReadonlyMap<string, Backlink[]>>>();

/** Returns the links between the pages of a version by target; found once per content snapshot. */
function backlinksOf(
  content: VersionContent,
  compile: (page: Page) => Promise<Compiled>,
): Promise<ReadonlyMap<string, Backlink[]>> {
  const find = async () => {
    const found = new Map<string, Backlink[]>();
    const paths = pathsOf(content);
    for (const page of content.pages.values()) {
      const { article, frontMatter } = await compile(page);
      for (const { path: target, text, anchor } of linksOf(article.html, page.path, paths)) {
        if (target === null || target === page.path) continue;
        const link = { path: page.path, title: frontMatter.title, text, anchor };
        found.set(target, [...(found.get(target) ?? []), link]);
      }
    }
    return found;
  };
  const known = backlinks.get(content) ?? find();
  backlinks.set(content, known);
  return known;
}

/**
 * Returns the resolvers of facts that authors look up: mistakes, links, anchors, tokens,
 * components.
 */
export function factResolvers({ root, sourceOf, read, pathOf }: NodeReader) {
  const compile = (content: VersionContent, { source }: Pick<Page, 'source'>) =>
    compiledPage(contentCache(root), content, source);

  /** Returns the page of a node; undefined for a draft in a build. */
  const pageOf = (node: Node) => {
    const { file, version } = sourceOf(node);
    const content = read(version);
    const page = [...content.pages.values()].find(({ source }) => source.file === file);
    return { content, page };
  };

  return {
    Mdx: {
      file: { resolve: (node: Node) => sourceOf(node).file },
      tokens: {
        resolve: (node: Node) => {
          const { content, page } = pageOf(node);
          return tokensIn(page?.source.text ?? '', content.library.tokens);
        },
      },
      components: { resolve: (node: Node) => componentsIn(pageOf(node).page?.source.text ?? '') },
      anchors: {
        resolve: async (node: Node) => {
          const { content, page } = pageOf(node);
          return page === undefined ? [] : [...(await compile(content, page)).anchors];
        },
      },
      links: {
        resolve: async (node: Node) => {
          const { content, page } = pageOf(node);
          if (page === undefined) return [];
          const { article } = await compile(content, page);
          return linksOf(article.html, page.path, pathsOf(content));
        },
      },
      linkedFrom: {
        resolve: async (node: Node) => {
          const content = read(sourceOf(node).version);
          const found = await backlinksOf(content, (page) => compile(content, page));
          return found.get(pathOf(node)) ?? [];
        },
      },
    },
    Query: {
      docProblems: {
        type: '[DocProblem!]!',
        resolve: () => (isDeveloping() ? latestProblems() : checkContent(contentCache(root))),
      },
    },
  };
}
