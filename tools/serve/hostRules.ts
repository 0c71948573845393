import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse } from 'smol-toml';
import { escapePattern } from '../../src/shared/escapePattern';
import type { HeaderRule } from './headers';
import type { RedirectRule } from './redirects';

/** An edge function of the host: answers a request, rewrites it to a URL, or passes it on. */
type EdgeFunction = (request: Request) => Response | URL | undefined;

export interface HostRules {
  /** Absolute path of the published folder. */
  readonly publish: string;
  readonly prettyUrls: boolean;
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
  readonly edgeFunctions: readonly { readonly pattern: RegExp; readonly run: EdgeFunction }[];
}

interface NetlifyConfig {
  build: { publish: string; processing?: { html?: { pretty_urls?: boolean } } };
  edge_functions?: { function: string; path: string }[];
}

/** Configuration files that the host reads in the published folder and does not publish. */
export const hostFiles: readonly string[] = ['/_headers', '/_redirects'];

/** Returns a pattern that matches a path with or without a slash at the end, as on the host. */
function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(escapePattern).join('.*')}/?$`);
}

/**
 * Reads the host's configuration: `netlify.toml`, the edge functions that it names, and the
 * `_redirects` and `_headers` files that a build may write.
 *
 * @param root the project's folder
 * @param published a published folder other than the project's
 * @throws Error if a rule cannot be parsed
 */
export async function readHostRules(root: string, published?: string): Promise<HostRules> {
  const netlifyConfigPath = join(root, 'netlify.toml');
  const config = parse(await readFile(netlifyConfigPath, 'utf8')) as unknown as NetlifyConfig;
  const publish = published ?? join(root, config.build.publish);

  const [redirects, headers] = await Promise.all([
    parseAllRedirects({
      redirectsFiles: [join(publish, '_redirects')],
      netlifyConfigPath,
      configRedirects: [],
      minimal: true,
    }),
    parseAllHeaders({
      headersFiles: [join(publish, '_headers')],
      netlifyConfigPath,
      configHeaders: [],
      minimal: false,
    }),
  ]);
  const [error] = [...redirects.errors, ...headers.errors] as Error[];
  if (error) throw error;

  const edgeFunctions = await Promise.all(
    (config.edge_functions ?? []).map(async ({ function: name, path }) => {
      const file = join(root, 'netlify/edge-functions', `${name}.ts`);
      const module = (await import(file)) as { default: EdgeFunction };
      return { pattern: pathPattern(path), run: module.default };
    }),
  );

  return {
    publish,
    prettyUrls: config.build.processing?.html?.pretty_urls ?? true,
    redirects: redirects.redirects as RedirectRule[],
    headers: headers.headers as HeaderRule[],
    edgeFunctions,
  };
}
