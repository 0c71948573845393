import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withNames } from '../src/site/names';

const contentFolder = join(__dirname, '../content/current');

/** A page as its author wrote it, read without the pipeline under test. */
interface WrittenPage {
  /** Path with name tokens, without prefix or trailing slash. */
  readonly path: string;
  readonly text: string;
  readonly draft: boolean;
}

let written: readonly WrittenPage[] | undefined;

/** Returns all pages of the current version, drafts included, sorted by path. Reads them once. */
export function writtenPages(): readonly WrittenPage[] {
  written ??= readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readFileSync(join(contentFolder, file), 'utf8');
      const path = `/${file.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.mdx$/, '')}`;
      const [, frontMatter = ''] = text.split(/^---$/m);
      return { path, text, draft: /^draft: *true$/m.test(frontMatter) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return written;
}

const openRpc = readFileSync(join(contentFolder, 'reference/openrpc.json'), 'utf8');

/** The methods of the validator RPC reference, including deprecated and removed ones. */
export const rpcMethods: readonly string[] = (
  JSON.parse(openRpc) as { methods: { name: string }[] }
).methods.map(({ name }) => name);
export const rpcPath = '/validators/network-documentation/rpc';

export const subscriptionsPath = '/validators/network-documentation/websocket';

/** Returns the paths of the drafts, which are not published. */
export const drafts = (): string[] =>
  writtenPages().flatMap(({ path, draft }) => (draft ? [path] : []));

/**
 * Returns the paths of the current version's published pages and of the search page, without prefix
 * or trailing slash.
 *
 * @param fillIn replaces `{brand}` and `{network}` with the names
 */
export function routes(fillIn: (path: string) => string = withNames): string[] {
  const paths = writtenPages().flatMap(({ path, draft }) => (draft ? [] : [path]));
  return [...paths, '/search'].map(fillIn).sort();
}
