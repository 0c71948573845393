import type { Redirect } from '../versions/redirects';

/**
 * How the host responds. The build writes these settings to `_headers` and `_redirects`;
 * `npm run recipe` converts the two files for other hosts.
 */

/** Headers of every response. The build adds the Content-Security-Policy and `Vary`. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files whose names contain a hash of their content, and the Cache-Control of their responses. */
export const immutablePaths = ['/*.js', '/*.css', '/static/*'] as const;
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** The Cache-Control of all other responses, which is Netlify's default. */
export const revalidatedCacheControl = 'public, max-age=0, must-revalidate';

/** Folders of app data, where the response for a missing file is a few bytes instead of a page. */
export const dataFolders = ['/page-data', '/run', '/search-texts', '/sidebars', '/static'] as const;

/** The response for a missing file in a folder of app data. */
export const missingFile = { path: '/missing.json', text: '{"error":"not found"}\n' } as const;

/**
 * Files that scripts on other sites may read (CORS), besides the reference documents, `llms.txt`
 * and `llms-full.txt`.
 */
export const sharedPaths = ['/*.md'] as const;

/**
 * Redirects of whole folders, such as the folder of a removed version; their status is 301.
 * Redirects of single pages are in each version's `redirects.yaml`.
 */
export const redirects: readonly Redirect[] = [];

/** Addresses of nodes on the reader's computer, which the run panel can call. */
export const localAddresses = ['http://localhost:*', 'http://127.0.0.1:*'] as const;
