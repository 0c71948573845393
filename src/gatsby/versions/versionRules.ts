import type { Problem } from '../../content';
import { footerGroups } from '../../site/footer';
import { navbarSidebars } from '../../site/navigation';
import { isVersioned } from '../../site/versionPath';
import type { DocsVersion } from '../../site/versions';
import { reservedSegments } from './fileRules';
import { pagePathOf } from './pageIds';
import { fileProblem } from './problems';

const settings = 'src/site/versions.ts';

const problem = (message: string, advice: string): Problem =>
  fileProblem(settings, message, advice);

/**
 * Lower case only, because names become part of GraphQL field names, where capitals separate words.
 */
const namePattern = /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/;

/** Matches paths that hosts and the site would take for the name of a file. */
const fileExtension = /\.(?:css|html?|ico|js|json|mdx?|png|svg|txt|webmanifest|xml|ya?ml)$/;

/**
 * Returns the letters and digits of a version's name, in lower case. If they were the same for two
 * versions, the versions would share a GraphQL field name.
 */
const fieldName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Checks the list of versions.
 *
 * @param folders names of the folders under `content/`
 */
export function checkVersions(
  versions: readonly DocsVersion[],
  folders: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  versions.forEach(({ name, label, path }, position) => {
    const earlierVersions = versions.slice(0, position);
    const isRepeated = (other: DocsVersion) =>
      other.name === name && other.label === label && other.path === path;
    if (earlierVersions.some(isRepeated)) {
      problems.push(problem(`The version "${name}" is listed twice.`, 'Remove one of the two.'));
      return;
    }
    if (label.trim() === '') {
      const advice = "Write the name that readers see, such as label: '1.0'.";
      problems.push(problem(`The version "${name}" has no label.`, advice));
    }
    if (!namePattern.test(name)) {
      const advice = 'Use lower-case letters and digits, with ".", "_" or "-" between them.';
      problems.push(problem(`"${name}" is not a valid version name.`, advice));
    }
    if (!folders.includes(name)) {
      problems.push(
        problem(`There is no folder content/${name}.`, 'Create it, or remove the version.'),
      );
    }
    if (earlierVersions.some((other) => other.name === name)) {
      problems.push(problem(`Two versions are named "${name}".`, 'Change one of them.'));
    } else if (earlierVersions.some((other) => fieldName(other.name) === fieldName(name))) {
      const message = `The name "${name}" differs from another version's only in punctuation or capitals.`;
      problems.push(problem(message, 'Choose names that differ in letters or digits.'));
    }
    if (earlierVersions.some((other) => other.label === label)) {
      problems.push(problem(`Two versions are labelled "${label}".`, 'Change one of them.'));
    }
    if (position === 0) {
      if (path === '') return;
      problems.push(
        problem("The first version must be at the site's root.", "Set its path to ''."),
      );
    } else if (!namePattern.test(path) || fileExtension.test(path) || reservedSegments.has(path)) {
      const advice =
        'Use lower-case letters and digits, with ".", "_" or "-" between them. The path may not end in a file extension, such as .html, or be one that the site itself uses.';
      problems.push(problem(`"${path}" is not a valid path for a version.`, advice));
    } else if (earlierVersions.some((other) => other.path === path)) {
      problems.push(problem(`Two versions have the path "${path}".`, 'Change one of them.'));
    }
  });
  const unknown = folders.filter((folder) => versions.every(({ name }) => name !== folder));
  for (const folder of unknown) {
    problems.push(
      fileProblem(
        `content/${folder}`,
        `This folder is not listed in ${settings}.`,
        'Add the version there, or remove the folder.',
      ),
    );
  }
  return problems;
}

function linkedPaths(): string[] {
  const paths = [
    ...navbarSidebars.map(({ path }) => path),
    ...footerGroups.flatMap(({ links }) => links.map(({ to }) => to)),
  ];
  return [...new Set(paths.filter(isVersioned))];
}

/**
 * Reports navbar and footer links to pages that a version does not have, and entries of its `lacks`
 * list that are invalid or unnecessary.
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
  const missing = ['/', ...linked.filter((path) => path !== '/')]
    .filter((path) => !has(path) && (root === '' || path === '/' || !lacks.includes(path)))
    .map((path) => {
      const advice =
        root === '' || path === '/'
          ? 'Add the page. Every version needs a home page; the first needs every linked page.'
          : `Add '${path}' to "lacks" of ${name} in ${settings}, or add the page.`;
      const message = `The navbar or footer links to ${path}, which ${name} does not have.`;
      return problem(message, advice);
    });
  const unnecessary = lacks
    .filter((path) => has(path) || !linked.includes(path))
    .map((path) => {
      const reason = has(path)
        ? 'the page exists'
        : 'neither the navbar nor the footer links to it';
      return problem(`${name} lists ${path} in "lacks", but ${reason}.`, 'Remove the entry.');
    });
  return [...missing, ...unnecessary];
}

/** Reports pages of the first version whose paths are inside another version. */
export function checkVersionPaths(
  pages: Iterable<{ readonly path: string; readonly source: { readonly file: string } }>,
  versions: readonly DocsVersion[],
): Problem[] {
  const versionsBySegment = new Map(
    versions.filter(({ path }) => path !== '').map(({ path, name }) => [path, name]),
  );
  return [...pages].flatMap(({ path, source }) => {
    const name = versionsBySegment.get(path.split('/')[1] ?? '');
    if (name === undefined) return [];
    const message = `The address ${path} belongs to the version ${name}.`;
    return [fileProblem(source.file, message, 'Rename the file or its folder.')];
  });
}
