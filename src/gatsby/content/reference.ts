import { checkData, dataName, parseDataFile, readDocument, withTypedTokens } from '../../content';
import type { DataFile, Problem, Tokens } from '../../content';
import { siteTokens, withSiteTokens } from '../../site/tokens';
import type { DocsVersion } from '../../site/versions';
import { readSource } from './files';

/** The reference data of a version. */
export interface Reference {
  /** What YAML files hold, by file name without ending, and the site's names. */
  readonly tokens: Tokens;
  /** Parsed JSON documents (OpenRPC, OpenAPI), by file name without ending; tokens filled in. */
  readonly documents: ReadonlyMap<string, unknown>;
  /**
   * The same documents as text, to be published: parsing rounds numbers beyond 2^53, which the
   * RPC reference has.
   */
  readonly documentTexts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  /** Whether a file could not be read, so that mistakes elsewhere may be no more than that. */
  readonly isUnreadable: boolean;
}

/** The address of a version's reference document, without the site's prefix: `/openrpc.json`. */
export function documentPath(version: DocsVersion, name: string): string {
  return version.path === '' ? `/${name}.json` : `/${version.path}/${name}.json`;
}

/** The second of two files of one name, which would take the place of the first in silence. */
function sameNames(files: readonly string[]): Problem[] {
  const names = files.map(dataName);
  return files
    .filter((file, position) => names.indexOf(dataName(file)) !== position)
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      message: `There are two data files named "${dataName(file)}".`,
      advice: 'Join them, or rename one.',
    }));
}

function tokensOf(files: readonly DataFile[]): Tokens {
  const written: Tokens = {
    ...Object.fromEntries(
      files.map(({ file, data = {} }) => [dataName(file), withSiteTokens(data)]),
    ),
    ...siteTokens,
  };
  return withTypedTokens(written);
}

/**
 * Reads and checks the data files and documents of a version; the site's names in their texts are
 * filled in.
 *
 * @param root the project's folder
 * @param files relative to it
 */
export function readReference(root: string, files: readonly string[]): Reference {
  const isDocument = (file: string) => file.endsWith('.json');
  const dataFiles = files
    .filter((file) => !isDocument(file))
    .map((file) => parseDataFile(readSource(root, file)));
  const unread = dataFiles.flatMap(({ problems }) => problems);
  const tokens = tokensOf(dataFiles);
  const read = files.filter(isDocument).map((file) => {
    const document = readDocument(readSource(root, file), tokens);
    return { name: dataName(file), ...document };
  });
  const broken = read.filter(({ data }) => data === undefined).flatMap(({ problems }) => problems);
  const finished = read.filter(({ data }) => data !== undefined);
  return {
    tokens,
    documents: new Map(finished.map(({ name, data }) => [name, data])),
    documentTexts: new Map(finished.map(({ name, text }) => [name, text])),
    problems: [
      ...sameNames(files),
      ...unread,
      ...broken,
      // A file that cannot be read would make tokens of its values unknown everywhere.
      ...(unread.length > 0
        ? []
        : [...checkData(dataFiles, tokens), ...finished.flatMap(({ problems }) => problems)]),
    ],
    isUnreadable: unread.length > 0 || broken.length > 0,
  };
}
