import type { Node } from 'gatsby';
import type { Compiled } from '../content';
import type { DocsVersion } from '../site/versions';
import { developmentCheck } from './development/developmentCheck';
import { contentCache } from './compile/pageCache';
import { componentsIn, linksOf, tokensIn, type ArticleLink } from './compile/pageFacts';
import { pageOfFile } from './versions/pageIds';
import { checkContent, compileCached } from './compile/store';
import type { VersionContent } from './versions/versionContent';
import type { Page } from './versions/versionPages';

interface Backlink extends Pick<ArticleLink, 'text' | 'anchor'> {
  /** Canonical path and title of the page that contains the link. */
  readonly path: string;
  readonly title: string;
}

interface ResolverTools {
  readonly root: string;
  readonly sourceOf: (node: Node) => { readonly file: string; readonly version: DocsVersion };
  readonly read: (version: DocsVersion) => VersionContent;
  readonly pathOf: (node: Node) => string;
}

const pathsOf = ({ pages }: VersionContent): ReadonlySet<string> =>
  new Set([...pages.values()].map(({ path }) => path));

const backlinks = new WeakMap<VersionContent, ReadonlyMap<string, Backlink[]>>();

/** Returns links by their target's path; collects them once per content snapshot. */
function backlinksOf(
  content: VersionContent,
  compile: (page: Page) => Compiled,
): ReadonlyMap<string, Backlink[]> {
  const known = backlinks.get(content);
  if (known !== undefined) return known;
  const byTarget = new Map<string, Backlink[]>();
  const paths = pathsOf(content);
  for (const page of content.pages.values()) {
    const { article, frontMatter } = compile(page);
    for (const { path: target, text, anchor } of linksOf(article.html, page.path, paths)) {
      if (target === null || target === page.path) continue;
      const links = byTarget.get(target) ?? [];
      links.push({ path: page.path, title: frontMatter.title, text, anchor });
      byTarget.set(target, links);
    }
  }
  backlinks.set(content, byTarget);
  return byTarget;
}

/**
 * Returns the resolvers for facts that authors look up: a page's file, tokens, components, anchors,
 * links and backlinks, and the problems in all files.
 */
export function factResolvers({ root, sourceOf, read, pathOf }: ResolverTools) {
  const compile = (content: VersionContent, { source }: Pick<Page, 'source'>) =>
    compileCached(contentCache(root), content, source);

  /** In a build, `page` is undefined for a draft. */
  const pageOf = (node: Node) => {
    const { file, version } = sourceOf(node);
    const content = read(version);
    return { content, page: pageOfFile(file, version, content.pages) };
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
        resolve: (node: Node) => {
          const { content, page } = pageOf(node);
          return page === undefined ? [] : [...compile(content, page).anchors];
        },
      },
      links: {
        resolve: (node: Node) => {
          const { content, page } = pageOf(node);
          if (page === undefined) return [];
          const { article } = compile(content, page);
          return linksOf(article.html, page.path, pathsOf(content));
        },
      },
      linkedFrom: {
        resolve: (node: Node) => {
          const content = read(sourceOf(node).version);
          const byTarget = backlinksOf(content, (page) => compile(content, page));
          return byTarget.get(pathOf(node)) ?? [];
        },
      },
    },
    Query: {
      docProblems: {
        type: '[DocProblem!]!',
        description: 'Errors and warnings in all files, as shown in the browser.',
        resolve: () => developmentCheck()?.problems ?? checkContent(contentCache(root)),
      },
    },
  };
}
