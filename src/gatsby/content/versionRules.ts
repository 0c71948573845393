import type { Problem } from '../../content';
import { footerGroups } from '../../site/footer';
import { navbarSidebars } from '../../site/navigation';
import { isVersioned } from '../../site/versionPath';
import type { DocsVersion } from '../../site/versions';
import { pagePathOf } from './pageIds';

const settings = 'src/site/versions.ts';

const problem = (message: string, advice: string, file = settings): Problem => ({
  file,
  line: 1,
  column: 1,
  message,
  advice,
});

/** Lower case, for names are part of GraphQL types in which other words begin with a capital. */
const namePattern = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** First segments of addresses that the site itself has in its output. */
const taken = new Set(
  '404 search sidebars search-texts static page-data slice-data _gatsby'.split(' '),
);

/** What is left of a version's name in the GraphQL fields of its search indexes. */
const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * What is wrong with the list of versions.
 *
 * @param folders names of the folders under `content/`
 */
export function checkVersions(
  versions: readonly DocsVersion[],
  folders: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  versions.forEach(({ name, label, path }, position) => {
    const before = versions.slice(0, position);
    if (!namePattern.test(name)) {
      const advice = 'Use lower-case letters and digits, with ".", "_" or "-" between them.';
      problems.push(problem(`A version cannot be named "${name}".`, advice));
    }
    if (!folders.includes(name)) {
      problems.push(problem(`There is no folder content/${name}.`, 'Add it, or take it out here.'));
    }
    if (before.some((other) => letters(other.name) === letters(name))) {
      const advice = 'Names differ in letters or digits.';
      problems.push(problem(`Two versions are named like "${name}".`, advice));
    }
    if (before.some((other) => other.label === label)) {
      problems.push(problem(`Two versions are labelled "${label}".`, 'Change one of them.'));
    }
    if (position === 0) {
      if (path === '') return;
      problems.push(problem("The first version stands at the site's root.", "Its path is ''."));
    } else if (!namePattern.test(path) || taken.has(path)) {
      const advice = 'It is one segment, without slashes, that nothing else of the site has.';
      problems.push(problem(`"${path}" cannot be the path of a version.`, advice));
    } else if (before.some((other) => other.path === path)) {
      problems.push(problem(`Two versions have the path "${path}".`, 'Change one of them.'));
    }
  });
  const unknown = folders.filter((folder) => versions.every(({ name }) => name !== folder));
  for (const folder of unknown) {
    problems.push(
      problem(
        `This folder is no version of ${settings}.`,
        'Add the version there, or remove the folder.',
        `content/${folder}`,
      ),
    );
  }
  return problems;
}

/** Paths of the first version that navbar, footer and the not-found page lead to. */
function linkedPaths(): string[] {
  const paths = [
    ...navbarSidebars.map(({ path }) => path),
    ...footerGroups.flatMap(({ links }) => links.map(({ to }) => to)),
  ];
  return [...new Set(paths.filter(isVersioned))];
}

/**
 * What navbar and footer lead to and a version does not have, and what its settings say it lacks
 * though it does have it.
 *
 * @param paths canonical paths of the version's pages
 */
export function checkLinkedPages(
  version: DocsVersion,
  paths: ReadonlySet<string>,
  linked: readonly string[] = linkedPaths(),
): Problem[] {
  const { name, path: root, lacks = [] } = version;
  const has = (path: string) => paths.has(pagePathOf(path.slice(1) || '/', version));
  const unmentioned = ['/', ...linked.filter((path) => path !== '/')]
    .filter((path) => !has(path) && (root === '' || path === '/' || !lacks.includes(path)))
    .map((path) => {
      const advice =
        root === '' || path === '/'
          ? 'Every version needs its start; the first one all pages that are linked there.'
          : `Add '${path}' to what ${name} lacks in ${settings}, or add the page.`;
      const message = `Navbar and footer lead to ${path}, and ${name} has no such page.`;
      return problem(message, advice);
    });
  const needless = lacks
    .filter((path) => has(path) || !linked.includes(path))
    .map((path) => {
      const reason = has(path) ? 'the page is there' : 'neither navbar nor footer leads there';
      return problem(`${name} does not lack ${path}: ${reason}.`, 'Take it out.');
    });
  return [...unmentioned, ...needless];
}

/** Pages of the first version whose addresses would lie within another version. */
export function checkRoom(
  pages: Iterable<{ readonly path: string; readonly source: { readonly file: string } }>,
  versions: readonly DocsVersion[],
): Problem[] {
  const rooms = new Map(
    versions.filter(({ path }) => path !== '').map(({ path, name }) => [path, name]),
  );
  return [...pages].flatMap(({ path, source }) => {
    const name = rooms.get(path.split('/')[1] ?? '');
    if (name === undefined) return [];
    const message = `The address ${path} lies within the version ${name}.`;
    return [problem(message, 'Rename the file or its folder.', source.file)];
  });
}
