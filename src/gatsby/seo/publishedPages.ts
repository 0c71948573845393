import { pagesInOrder } from '../../shared/pagesInOrder';
import { sidebarIds } from '../../site/versions';
import type { PageCache } from '../compile/pageCache';
import { compileCached } from '../compile/store';
import type { VersionContent } from '../versions/versionContent';
import { sidebarsOf } from '../versions/versionSidebars';

export interface PublishedPage {
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page as plain Markdown, title and description first. */
  readonly markdown: string;
}

/** Returns a version's published pages in sidebar order. Every published page is in a sidebar. */
export function publishedPages(content: VersionContent, cache: PageCache): PublishedPage[] {
  const { trees } = sidebarsOf(content);
  const order = sidebarIds.flatMap((id) => pagesInOrder(trees[id]).map(({ path }) => path));
  const pages = new Map([...content.pages.values()].map((page) => [page.path, page]));
  const published: PublishedPage[] = [];
  for (const path of order) {
    const page = pages.get(path);
    if (page === undefined) continue;
    const { frontMatter, article } = compileCached(cache, content, page.source);
    const { title, description } = frontMatter;
    published.push({ path, title, description, markdown: article.markdown });
  }
  return published;
}
