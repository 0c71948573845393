import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { GatsbyNode, Node } from 'gatsby';
import { renderProblemNotice } from '../content';
import { searchContextOf } from '../site/search';
import { sidebarIds, versions, type DocsVersion } from '../site/versions';
import { allContent, compileCached, contentOf, refreshContent } from './compile/store';
import type { VersionContent } from './versions/versionContent';
import { readSource } from './versions/files';
import { contentCache } from './compile/pageCache';
import { pageIdOf, pageOfFile, pagePathOf } from './versions/pageIds';
import { developmentCheck } from './development/developmentCheck';
import { checkedArticle } from './development/checkedArticles';
import { isDeveloping } from './versions/mode';
import { problemsForPage } from './versions/problems';
import { factResolvers } from './factResolvers';
import { otherVersionsOf } from './versions/otherVersions';
import { docSidebarId, docVersionId } from './compile/versionNodes';
import { versionNotice } from './versions/versionNotice';
import { sidebarsOf } from './versions/versionSidebars';
import { dayOfChange, docChangeId } from './seo/changeNodes';
import { pageFooter } from './seo/pageFooter';
import { pageNodeResolver } from './pageNodes';

/** The part of the resolver context used here; Gatsby types it as `any`. */
interface ResolverContext {
  readonly nodeModel: { getNodeById(args: { id: string }): Node | null };
}

/**
 * Adds the content pipeline's fields to `Mdx` nodes, and `docProblems` to queries. In development,
 * also replaces the resolver of `mdx`. If an MDX file is in no version's folder, all its fields but
 * `draft` throw an Error.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({
  createResolvers: addResolvers,
  store,
}) => {
  const root: string = store.getState().program.directory;

  function sourceOf(node: Node): { file: string; version: DocsVersion } {
    const path = node.internal.contentFilePath ?? '';
    const file = relative(root, path).split(sep).join('/');
    const version = versions.find(({ name }) => file.startsWith(`content/${name}/`));
    if (version === undefined)
      throw new Error(
        `${file} does not belong to any version in src/site/versions.ts. Move it to a version's folder; if the version is new, restart the server.`,
      );
    return { file, version };
  }

  /** Query workers are separate processes, so each reads the content on first use. */
  function read(version: DocsVersion): VersionContent {
    if (allContent().length === 0) refreshContent(root, isDeveloping());
    return contentOf(version.name);
  }

  /**
   * Returns a page's source from the last read of the version or, if the version does not list the
   * page, from disk. In development, the query reruns once newer text has been read, because the
   * digest of the page's `DocChange` node covers the text.
   */
  const sourceIn = ({ version, pages }: VersionContent, file: string) =>
    pageOfFile(file, version, pages)?.source ?? readSource(root, file);

  const textOf = (file: string): string | undefined =>
    existsSync(join(root, file)) ? readSource(root, file).text : undefined;

  const pathOf = (node: Node) => {
    const { file, version } = sourceOf(node);
    return pagePathOf(pageIdOf(file, version), version);
  };

  /** Makes Gatsby rerun the query when a sidebar of another version changes. */
  function dependOnOtherVersions(version: DocsVersion, context: ResolverContext): void {
    for (const { name } of versions.filter((other) => other !== version)) {
      for (const sidebar of sidebarIds) {
        context.nodeModel.getNodeById({ id: docSidebarId(name, sidebar) });
      }
    }
  }

  const lastChangeOf = (node: Node, context: ResolverContext): string | null =>
    dayOfChange(context.nodeModel.getNodeById({ id: docChangeId(sourceOf(node).file) }));

  const positionOf = (node: Node) => sidebarsOf(read(sourceOf(node).version)).locate(pathOf(node));

  const facts = factResolvers({ root, sourceOf, read, pathOf });
  addResolvers({
    Query: {
      ...facts.Query,
      ...(isDeveloping() && { mdx: { resolve: pageNodeResolver(allContent) } }),
    },
    Mdx: {
      ...facts.Mdx,
      docVersion: {
        resolve: (node: Node, _args: unknown, context: ResolverContext) =>
          context.nodeModel.getNodeById({ id: docVersionId(sourceOf(node).version.name) }),
      },
      docVersionName: { resolve: (node: Node) => sourceOf(node).version.name },
      pageId: {
        resolve: (node: Node) => {
          const { file, version } = sourceOf(node);
          return pageIdOf(file, version);
        },
      },
      path: { resolve: pathOf },
      lastChange: {
        resolve: (node: Node, _args: unknown, context: ResolverContext) =>
          lastChangeOf(node, context),
      },
      formerPaths: {
        resolve: (node: Node) => {
          const path = pathOf(node);
          const { redirects } = read(sourceOf(node).version);
          return redirects.filter(({ to }) => to === path).map(({ from }) => from);
        },
      },
      searchContext: {
        resolve: (node: Node) => {
          const { file, version } = sourceOf(node);
          return searchContextOf(pagePathOf(pageIdOf(file, version), { ...version, path: '' }));
        },
      },
      breadcrumbs: {
        resolve: (node: Node) => positionOf(node).breadcrumbs.map(({ label }) => label),
      },
      sidebarPosition: {
        resolve: (node: Node, _args: unknown, context: ResolverContext) => {
          // Makes Gatsby rerun the query when a sidebar entry or label changes.
          for (const sidebar of sidebarIds) {
            const id = docSidebarId(sourceOf(node).version.name, sidebar);
            context.nodeModel.getNodeById({ id });
          }
          const position = positionOf(node);
          if (!isDeveloping()) return position;
          // Includes the whole sidebar, so that the app need not fetch it and edits appear at once.
          const { trees } = sidebarsOf(read(sourceOf(node).version));
          return { ...position, branch: trees[position.sidebar] };
        },
      },
      otherVersions: {
        resolve: (node: Node, _args: unknown, context: ResolverContext) => {
          const { file, version } = sourceOf(node);
          read(version);
          dependOnOtherVersions(version, context);
          return otherVersionsOf(pageIdOf(file, version), version.name, allContent());
        },
      },
      draft: {
        resolve: (node: Node & { frontmatter?: { draft?: unknown } }) =>
          node.frontmatter?.draft === true,
      },
      article: {
        resolve: (
          node: Node,
          { forSearch = false }: { forSearch?: boolean },
          context: ResolverContext,
        ) => {
          const { file, version } = sourceOf(node);
          const content = read(version);
          const source = sourceIn(content, file);
          if (forSearch && isDeveloping())
            return checkedArticle(contentCache(root), content, source);
          const check = developmentCheck();
          check?.noteQuery();
          // Makes Gatsby rerun the query when the version's data changes.
          context.nodeModel.getNodeById({ id: docVersionId(version.name) });
          dependOnOtherVersions(version, context);
          const compiled = compileCached(contentCache(root), content, source);
          const { problems } = compiled;
          return {
            title: compiled.frontMatter.title,
            description: compiled.frontMatter.description,
            keywords: compiled.frontMatter.keywords,
            showToc: compiled.frontMatter.toc,
            ...compiled.article,
            // Only authors see this notice: in a build, errors are fatal and warnings are printed.
            html:
              (check === undefined
                ? ''
                : renderProblemNotice(problemsForPage(file, problems, check.problems), textOf)) +
              versionNotice(pageIdOf(file, version), version.name, allContent()) +
              compiled.article.html +
              pageFooter({ file, path: pathOf(node), day: lastChangeOf(node, context) }),
            problems,
          };
        },
      },
    },
  });
};
