import { join } from 'node:path';
import { readFrontMatter } from '../../content';
import type { ParsedFrontMatter, Problem, Source, Tokens } from '../../content';
import type { DocsVersion } from '../../site/versions';
import { readSource } from './files';
import { pageIdOf, pagePathOf } from './pageIds';
import { rememberLast } from './rememberLast';

/** An MDX file whose front matter has been read and whose body has not been compiled. */
export interface Page extends ParsedFrontMatter {
  readonly source: Source;
  readonly id: string;
  /** Canonical path without the site's prefix. */
  readonly path: string;
}

const readPageFrontMatter = rememberLast((file: string, text: string, tokens: Tokens) =>
  readFrontMatter({ file, text }, tokens),
);

interface ReadContext {
  readonly tokens: Tokens;
  /** Files whose names are faulty. */
  readonly badNames: ReadonlySet<string>;
  /** Whether to treat drafts as published. */
  readonly publishDrafts: boolean;
}

interface VersionPages {
  /** Published pages by id, in the order of the files. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Drafts by id, including those treated as published. */
  readonly drafts: ReadonlyMap<string, Page>;
  /** Pages with a bad name or unreadable front matter, which may be drafts or have another id. */
  readonly unreadableIds: ReadonlySet<string>;
  /** Source of all pages, drafts included. */
  readonly texts: readonly string[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the pages of a version, with their front matter.
 *
 * @param root the project's folder
 * @param files relative to `root`
 */
export function readVersionPages(
  root: string,
  version: DocsVersion,
  files: readonly string[],
  { tokens, badNames, publishDrafts }: ReadContext,
): VersionPages {
  const pages = new Map<string, Page>();
  const drafts = new Map<string, Page>();
  const unreadableIds = new Set<string>();
  const texts: string[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const source = readSource(root, file);
    texts.push(source.text);
    const head = readPageFrontMatter(join(root, file), file, source.text, tokens);
    problems.push(...head.problems);
    const id = pageIdOf(file, version);
    const page = { source, id, path: pagePathOf(id, version), ...head };
    if (head.frontMatter.draft) drafts.set(id, page);
    if (head.frontMatter.draft && !publishDrafts) continue;
    // A bad file name makes the id unreliable.
    if (!head.readable || badNames.has(file)) unreadableIds.add(id);
    pages.set(id, page);
  }
  return { pages, drafts, unreadableIds, texts, problems };
}
