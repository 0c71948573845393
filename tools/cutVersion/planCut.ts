import { checkVersionPaths, checkVersions } from '../../src/gatsby/versions/versionRules';
import type { DocsVersion } from '../../src/site/versions';
import { Refusal } from '../authoring/runCommand';

/** The state of the project before a cut. */
export interface CutContext {
  /** All versions, newest first. */
  readonly versions: readonly [DocsVersion, ...DocsVersion[]];
  /** Folders under `content/`. */
  readonly folders: readonly string[];
  /** Pages of the first version, with canonical paths. */
  readonly pages: readonly { readonly path: string; readonly source: { readonly file: string } }[];
}

/**
 * Returns the entry of a new version in the list of versions.
 *
 * @param label name that readers see, such as `1.0`
 * @param name folder and first segment of addresses
 * @throws Refusal if the version cannot be cut
 */
export function planCut(label: string, name: string, context: CutContext): DocsVersion {
  const { versions, folders, pages } = context;
  const entry: DocsVersion = { name, label, path: name };
  if (folders.includes(name)) {
    throw new Refusal(`content/${name} already exists. Choose another name.`);
  }
  const [first, ...others] = versions;
  const all = [first, entry, ...others];
  const [problem] = [
    ...checkVersions(all, [...folders, name]),
    ...checkVersionPaths(pages, [entry]),
  ];
  if (problem !== undefined) throw new Refusal(`${problem.message} ${problem.advice}`);
  return entry;
}

/**
 * Adds a version after the first one in the text of `src/site/versions.ts`.
 *
 * @throws Refusal if the list has an unexpected form
 */
export function addVersion(text: string, { name, label, path, lacks }: DocsVersion): string {
  const quote = (value: string) => `'${value.replaceAll("'", "\\'")}'`;
  const gaps = lacks === undefined ? '' : `, lacks: [${lacks.map(quote).join(', ')}]`;
  const entry = `  { name: ${quote(name)}, label: ${quote(label)}, path: ${quote(path)}${gaps} },\n`;
  const first = /(export const versions[^=]*= \[\n {2}\{[^}]*\},\n)/;
  if (!first.test(text)) {
    throw new Refusal(
      'The list of versions in src/site/versions.ts cannot be read. Write one version per line.',
    );
  }
  return text.replace(first, (whole) => whole + entry);
}
