import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkAnchors, compilePage } from '../../../src/content';
import { rpcLimits } from '../../../src/gatsby/versions/fixtures';
import { formatProblem, sortedProblems } from '../../../src/gatsby/versions/problems';
import { readVersion } from '../../../src/gatsby/versions/versionContent';
import { versions } from '../../../src/site/versions';
import { projectRoot } from '../../../tools/copyProject';

export { rpcLimits };

/** Texts of files, by path within the version's folder. */
export type Files = Readonly<Record<string, string>>;

/** By kind of mistake: files with one mistake, its message, and the corrected files. */
export type FileMistakes = Readonly<
  Record<string, readonly (readonly [files: Files, problem: string, fixed: Files])[]>
>;

const description = 'description: A description of this page which is long enough for the check.';

/**
 * Returns the text of a page with a title, a description, more lines of front matter and a body.
 */
export const pageOf = (title: string, more = '', body = 'Text.'): string =>
  `---\ntitle: ${title}\n${description}${more}\n---\n\n${body}\n`;

/** A small version without mistakes. */
const base: Files = {
  'index.mdx': pageOf('Home'),
  'page.mdx': pageOf('Page', '', 'Up to {rpc_limits.filters} filters.'),
  'api.mdx': pageOf('API'),
  'sidebars.yaml': 'documentationSidebar:\n  - /\n  - page\napiSidebar:\n  - api\n',
  'reference/rpc_limits.yaml': rpcLimits,
  'figures/ring.svg': '<svg viewBox="0 0 9 9"><path/></svg>\n',
};

interface CompiledVersion {
  readonly problems: readonly string[];
  /** The HTML of all pages, created on first use. */
  readonly html: string;
}

const compiledByFiles = new Map<string, CompiledVersion>();

/**
 * Checks the small version with some of its files replaced or added; returns one line per problem.
 */
export function problemsOfVersion(files: Files): readonly string[] {
  return compileVersion(files).problems;
}

/** Compiles the small version with some files replaced or added; each set of files only once. */
export function compileVersion(files: Files): CompiledVersion {
  const key = JSON.stringify(files);
  const compiled = compiledByFiles.get(key) ?? compileFiles(files);
  compiledByFiles.set(key, compiled);
  return compiled;
}

/** The project that holds the small version; cases share it, because deleting folders is slow. */
const root = mkdtempSync(join(tmpdir(), 'mistakes-'));
symlinkSync(join(projectRoot, 'src'), join(root, 'src'));
mkdirSync(join(root, 'static'));
writeFileSync(join(root, 'static/logo.svg'), '<svg/>');
process.once('exit', () => {
  rmSync(root, { recursive: true });
});

const written = new Map<string, string>();

/** Makes the version's folder contain these files and no others. */
function writeVersion(files: Files): void {
  const folder = join(root, 'content/current');
  for (const name of [...written.keys()].filter((each) => !Object.hasOwn(files, each))) {
    rmSync(join(folder, name));
    written.delete(name);
  }
  for (const [name, text] of Object.entries(files)) {
    if (written.get(name) === text) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
    written.set(name, text);
  }
}

function compileFiles(files: Files): CompiledVersion {
  writeVersion({ ...base, ...files });
  const content = readVersion(root, versions[0], { publishDrafts: false });
  const compiled = [...content.pages.values(), ...content.drafts.values()].map(
    (page) => [page.source.file, compilePage(page.source, content.library, page)] as const,
  );
  const problems = sortedProblems([
    ...content.problems,
    ...compiled.flatMap(([, page]) => page.problems),
    ...checkAnchors(new Map(compiled)),
  ]).map((problem) => formatProblem(problem).replaceAll('content/current/', ''));
  return {
    problems,
    get html() {
      return compiled.map(([, { article }]) => article.html).join('\n');
    },
  };
}
