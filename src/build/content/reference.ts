import { basename, extname } from 'node:path';
import { parseDataFile } from '../../content';
import type { Problem, Tokens } from '../../content';
import { fillInSiteTokens, withSiteTokens } from '../../site/tokens';
import type { DocsVersion } from '../../site/versions';
import { readSource } from './files';

/** The reference data of a version. */
export interface Reference {
  /** What YAML files hold, by file name without ending. */
  readonly tokens: Tokens;
  /** Parsed JSON documents (OpenRPC, OpenAPI), by file name without ending. */
  readonly documents: ReadonlyMap<string, unknown>;
  /**
   * The same documents as text, to be published: parsing rounds numbers beyond 2^53, which the
   * RPC reference has.
   */
  readonly documentTexts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

/** The address of a version's reference document, without the site's prefix: `/openrpc.json`. */
export function documentPath(version: DocsVersion, name: string): string {
  return version.path === '' ? `/${name}.json` : `/${version.path}/${name}.json`;
}

/** Reads data files; the site's names in their texts are filled in. */
export function readReference(root: string, files: readonly string[]): Reference {
  const tokens: Record<string, Tokens[string]> = {};
  const documents = new Map<string, unknown>();
  const documentTexts = new Map<string, string>();
  const problems: Problem[] = [];
  for (const file of files) {
    const source = readSource(root, file);
    const parsed = parseDataFile(source);
    problems.push(...parsed.problems);
    if (parsed.data === undefined) continue;
    const name = basename(file, extname(file));
    const data = withSiteTokens(parsed.data);
    if (file.endsWith('.json')) {
      documents.set(name, data);
      documentTexts.set(name, fillInSiteTokens(source.text));
    } else tokens[name] = data;
  }
  return { tokens, documents, documentTexts, problems };
}
