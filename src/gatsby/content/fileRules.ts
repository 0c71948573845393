import type { Problem } from '../../content';
import { withNames } from '../../site/names';
import type { DocsVersion } from '../../site/versions';
import { pageIdOf } from './pageIds';

/** What a version's folder may hold, by path within it. */
const kinds = {
  page: /\.mdx$/,
  data: /^reference\/[^/]+\.(ya?ml|json)$/,
  figure: /^figures\/.+\.svg$/,
  sidebars: /^sidebars\.yaml$/,
};

/** Signs that need no escape in an address; braces stand around the site's names. */
const addressSegment = /^[\w{}.-]+$/;

/** Addresses of the site's own pages (src/pages), which no page of the first version may take. */
const taken = new Set(['404', 'search']);

const problem = (file: string, message: string, advice: string): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  advice,
});

/** The files of one kind, in their order. */
export function filesOfKind(
  files: readonly string[],
  version: DocsVersion,
  kind: keyof typeof kinds,
): string[] {
  const folder = `content/${version.name}/`;
  return files.filter((file) => kinds[kind].test(file.slice(folder.length)));
}

/**
 * What is wrong with the files of a version by their names alone: a file that is of no kind and
 * would be passed over in silence, a page whose address would need escapes, two pages at one
 * address.
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
        'Pages end in .mdx; data is reference/*.yaml or *.json, drawings figures/*.svg.';
      problems.push(problem(file, 'This file is no part of the documentation.', advice));
    }
    if (!kinds.page.test(path)) continue;
    if (!path.split('/').every((segment) => addressSegment.test(segment))) {
      const advice = 'Name it with letters, digits, "_", "-" and "." only.';
      problems.push(problem(file, 'The name would not stand in an address as it is.', advice));
    }
    const id = pageIdOf(file, version);
    if (/[{}]/.test(withNames(id))) {
      const advice = 'Names of files can hold {brand} and {network}.';
      problems.push(problem(file, 'The name holds an unknown token.', advice));
    }
    if (/\.html?$/i.test(id)) {
      const advice = 'Leave .html away: such addresses are redirected.';
      problems.push(problem(file, 'The address of this page would end in .html.', advice));
    }
    if (version.path === '' && taken.has(id)) {
      problems.push(problem(file, `The site has a page of its own at /${id}.`, 'Rename the file.'));
    }
    // Disks that do not tell cases apart would hold one file for both.
    const key = id.toLowerCase();
    const before = pages.get(key);
    if (before !== undefined) {
      const advice = 'Rename one of them, or join them.';
      problems.push(problem(file, `The page has the same address as ${before}.`, advice));
    }
    pages.set(key, file);
  }
  return problems;
}
