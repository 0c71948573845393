import { hashFiles, hashOf } from '../../src/gatsby/output/buildManifest';
import type { BuildManifest } from '../../src/shared/buildManifest';
import { sitePathUnder } from '../../src/shared/sitePath';
import type { TrailingSlash } from '../../src/site/addresses';
import { matchHeaders, type HeaderRule } from '../serve/headers';
import { hostFiles } from '../serve/hostRules';

const maxRequests = 8;

/** Compares a folder with a build. Returns one line per difference. */
export async function verifyFolder(folder: string, { files }: BuildManifest): Promise<string[]> {
  const copy = await hashFiles(folder);
  const paths = [...new Set([...Object.keys(files), ...Object.keys(copy)])].sort();
  return paths.flatMap((path) => {
    if (copy[path] === undefined) return [`${path}: missing`];
    if (files[path] === undefined) return [`${path}: not part of the build`];
    return copy[path] === files[path] ? [] : [`${path}: different`];
  });
}

interface Deployment {
  /** The site's address with its prefix, without a slash at the end. */
  readonly url: string;
  readonly prefix: string;
  readonly trailingSlash: TrailingSlash;
  readonly headers: readonly HeaderRule[];
}

/**
 * Returns the address at which the host publishes a file, without the prefix; for the not-found
 * page, an address without a page.
 */
function addressOf(path: string, { prefix, trailingSlash }: Deployment): string {
  if (path === '/404.html') return '/no/such/page';
  const isPage = path.endsWith('.html');
  return isPage
    ? sitePathUnder(`${prefix}${path}`, prefix, trailingSlash).slice(prefix.length)
    : path;
}

async function verifyFile(path: string, hash: string, site: Deployment): Promise<string[]> {
  const address = addressOf(path, site);
  const url = `${site.url}${encodeURI(address)}`;
  const response = await fetch(url, { redirect: 'manual' }).catch((error: unknown) => {
    throw new Error(`${url} does not answer. Check the URL, and that the host is running.`, {
      cause: error,
    });
  });
  const body = Buffer.from(await response.arrayBuffer());
  if (hostFiles.includes(path))
    return response.ok ? [`${path}: published, although only the host should read it`] : [];

  const expected = path === '/404.html' ? 404 : 200;
  if (response.status !== expected) {
    return [`${address}: status ${response.status} instead of ${expected}`];
  }
  const bodyHash = hashOf(body);
  const headerDifferences = [...matchHeaders(site.headers, `${site.prefix}${address}`)]
    .map(([name, values]) => ({ name, value: values.join(', '), sent: response.headers.get(name) }))
    .filter(({ name, value, sent }) => {
      // Hosts that compress responses append to this header.
      return name === 'vary' ? !sent?.includes(value) : value !== sent;
    })
    .map(({ name, sent }) => `${address}: ${name} is ${sent === null ? 'missing' : `"${sent}"`}`);
  return [...(bodyHash === hash ? [] : [`${address}: different`]), ...headerDifferences];
}

/**
 * Compares a deployed site with a build: files, status and headers. Returns the differences.
 *
 * @throws Error if the site does not answer
 */
export async function verifySite(site: Deployment, { files }: BuildManifest): Promise<string[]> {
  const waiting = Object.entries(files);
  const differences: string[] = [];
  const verifyRemaining = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      differences.push(...(await verifyFile(...next, site)));
    }
  };
  await Promise.all(Array.from({ length: maxRequests }, verifyRemaining));
  return differences.sort();
}
