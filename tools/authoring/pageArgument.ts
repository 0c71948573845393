import { withoutPrefix, withoutQueryAndHash } from '../../src/site/addresses';
import { brand, network } from '../../src/site/names';
import { versions, type DocsVersion } from '../../src/site/versions';

interface PageArgument {
  readonly version: DocsVersion;
  /** Id as in the sidebars, or a folder with a slash at the end; `/` is the home page. */
  readonly id: string;
}

/**
 * Matches the scheme and host of a URL, which may lead to the site, a preview or the development
 * server.
 */
const origin = /^https?:\/\/[^/?#]+/i;

const withTokens = (path: string): string =>
  path.replaceAll(network, '{network}').replaceAll(brand, '{brand}');

/**
 * Returns the page that an author names by its file, address, URL or id. Names of the brand and
 * the network may be written out, as in URLs.
 *
 * @param argument `documentation/x`, `/documentation/x`, `content/current/documentation/x.mdx`
 */
export function readPageArgument(argument: string): PageArgument {
  const file = /^(?:\.\/)?content\/([^/]+)\/(.+)$/.exec(argument);
  const folderVersion = versions.find(({ name }) => name === file?.[1]);
  let rest = folderVersion === undefined ? argument : (file?.[2] ?? '');
  rest = withoutPrefix(withoutQueryAndHash(rest.replace(origin, ''))).replace(/^\/+/, '');
  const segment = rest.split('/')[0] ?? '';
  const pathVersion =
    folderVersion === undefined
      ? versions.find(({ path }) => path !== '' && path === segment)
      : undefined;
  if (pathVersion !== undefined) rest = rest.slice(segment.length + 1);
  const id = rest.replace(/\.(?:mdx?|html?)$/, '').replace(/(^|\/)index$/, '');
  return {
    version: folderVersion ?? pathVersion ?? versions[0],
    id: id === '' ? '/' : withTokens(id),
  };
}
