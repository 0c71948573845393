import { documentPath } from '../../src/gatsby/content/reference';
import { readVersion } from '../../src/gatsby/content/versionContent';
import { compilePage } from '../../src/content';
import type { Article } from '../../src/content';
import { versions } from '../../src/site/versions';

/** A published page of the version that is being written. */
export interface CompiledPage {
  readonly file: string;
  /** Canonical path without the site's prefix. */
  readonly path: string;
  readonly article: Article;
}

/**
 * Compiles all published pages of the version that is being written, as a build does.
 *
 * @param root the folder that holds `content/` and `static/`
 * @throws Error where a page or a data file has a mistake
 */
export function compileAllPages(root: string): CompiledPage[] {
  const [version] = versions;
  if (version === undefined) throw new Error('There is no version.');
  const content = readVersion(root, version, { publishDrafts: false });
  const compiled = [...content.pages.values()].map(({ path, source }) => ({
    path,
    file: source.file,
    ...compilePage(source, content.library),
  }));
  const problems = [...content.problems, ...compiled.flatMap((page) => page.problems)];
  if (problems.length > 0) {
    throw new Error(problems.map((p) => `${p.file}:${p.line} ${p.message}`).join('\n'));
  }
  return compiled.map(({ file, path, article }) => ({ file, path, article }));
}

/** The reference documents of the version that is being written, as they are published. */
export function publishedDocuments(
  root: string,
): { readonly name: string; readonly text: string }[] {
  const [version] = versions;
  if (version === undefined) throw new Error('There is no version.');
  const { documentTexts } = readVersion(root, version, { publishDrafts: false });
  return [...documentTexts].map(([name, text]) => ({ name: documentPath(version, name), text }));
}

/** How many words a reader sees: code and numbers count, signs of Markdown and tables do not. */
export function countWords(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
