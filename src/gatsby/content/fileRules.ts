import type { Problem } from '../../content';
import { withNames } from '../../site/names';
import type { DocsVersion } from '../../site/versions';
import { pageIdOf } from './pageIds';

/** Kinds of files in a version's folder, by path within it. */
const kinds = {
  page: /\.mdx$/,
  data: /^reference\/[^/]+\.(ya?ml|json)$/,
  figure: /^figures\/.+\.svg$/,
  sidebars: /^sidebars\.yaml$/,
};

/** Characters that need no escape in a URL. Braces enclose name tokens. */
const addressSegment = /^[\w{}.-]+$/;

/** Page ids reserved for the site's own pages (src/pages). */
const reserved = new Set(['404', 'search']);

const problem = (file: string, message: string, advice: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  advice,
});

/** Filters files by kind; keeps their order. */
export function filesOfKind(
  files: readonly string[],
  version: DocsVersion,
  kind: keyof typeof kinds,
): string[] {
  const folder = `content/${version.name}/`;
  return files.filter((file) => kinds[kind].test(file.slice(folder.length)));
}

/**
 * Checks the file names of a version: reports files that would be ignored, page paths that would
 * need escapes, and pages that share an address.
 *
 * @param files relative to the project's root
 */
export function checkFiles(files: readonly string[], version: DocsVersion): Problem[] {
  const problems: Problem[] = [];
  const pages = new Map<string, string>();
  const folder = `content/${version.name}/`;
  for (const file of files) {
    const path = file.slice(folder.length);
    if (!Object.values(kinds).some((kind) => kind.test(path))) {
      const advice =
        'Pages are *.mdx, data files reference/*.yaml or *.json, drawings figures/*.svg.';
      problems.push(problem(file, 'This file is not part of the documentation.', advice));
    }
    if (!kinds.page.test(path)) continue;
    if (!path.split('/').every((segment) => addressSegment.test(segment))) {
      const advice = 'Use only letters, digits, "_", "-" and ".".';
      problems.push(
        problem(file, 'The file name contains characters that a URL would escape.', advice),
      );
    }
    const id = pageIdOf(file, version);
    if (/[{}]/.test(withNames(id))) {
      const advice = 'File names may contain {brand} and {network}.';
      problems.push(problem(file, 'The file name contains an unknown token.', advice));
    }
    if (/\.html?$/i.test(id)) {
      const advice = 'Remove .html from the file name: such addresses are redirected.';
      problems.push(problem(file, 'The address of this page would end in .html.', advice));
    }
    if (version.path === '' && reserved.has(id)) {
      problems.push(
        problem(file, `/${id} is reserved for a page of the site itself.`, 'Rename the file.'),
      );
    }
    // On a case-insensitive disk both would be one file.
    const key = id.toLowerCase();
    const before = pages.get(key);
    if (before !== undefined) {
      const advice = 'Rename or merge one of them.';
      problems.push(problem(file, `The page has the same address as ${before}.`, advice));
    }
    pages.set(key, file);
  }
  return problems;
}
