import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPrefix } from '../../src/site/addresses';
import { immutableCacheControl, securityHeaders } from '../../src/gatsby/hosting/settings';
import { hashOf } from '../../src/gatsby/hosting/contentPolicy';
import { projectRoot } from '../../tools/copyProject';
import { matchHeaders } from '../../tools/serve/headers';
import { readHostRules, type HostRules } from '../../tools/serve/hostRules';
import { readSite } from '../support/builtSite';
import { textOf } from '../support/parseHtml';

const site = readSite();
let rules: HostRules;

beforeAll(async () => {
  rules = await readHostRules(projectRoot);
});

const headersOf = (path: string) => matchHeaders(rules.headers, withPrefix(path));

function allowedSources(directive: string): string[] {
  const [policy = ''] = headersOf('/').get('content-security-policy') ?? [];
  const found = policy.split('; ').find((each) => each.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test('the host’s own parser finds exactly one value for each header of an address', () => {
  const pages = site.pages.map(({ path }) => path);
  const wrong = [...site.files, ...pages, '/no/such/page'].flatMap((path) =>
    [...headersOf(path)]
      .filter(([, values]) => values.length !== 1 || values[0]?.includes('undefined'))
      .map(([name, values]) => `${path} ${name}: ${values.join(' | ')}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['page', '/documentation/mpc_wallets', {}],
  ['page data file', '/page-data/index/page-data.json', {}],
  ['script', '/app-0123.js', { 'cache-control': immutableCacheControl }],
  ['stylesheet', '/styles.0123.css', { 'cache-control': immutableCacheControl }],
  ['font', '/static/text-0123.woff2', { 'cache-control': immutableCacheControl }],
  ['specification', '/openapi.json', { 'access-control-allow-origin': '*' }],
  ['Markdown page', '/documentation/mpc_wallets.md', { 'access-control-allow-origin': '*' }],
  ['text file for language models', '/llms-full.txt', { 'access-control-allow-origin': '*' }],
  ['missing page', '/no/such/page', {}],
])('a %s has the security headers and those of its kind', (_, path, own) => {
  const { 'content-security-policy': policy, ...rest } = Object.fromEntries(
    [...headersOf(path)].map(([name, values]) => [name, values.join()]),
  );
  const common = Object.entries(securityHeaders).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(rest).toEqual({ ...Object.fromEntries(common), vary: 'Accept', ...own });
  expect(policy).toMatch(/^default-src 'none'; /);
});

test('the policy allows exactly the inline scripts of the pages', () => {
  const hashes = site.pages.flatMap(({ elements }) =>
    elements
      .filter(({ tagName, properties: { src, type } }) => {
        return tagName === 'script' && src === undefined && type === undefined;
      })
      .map((script) => hashOf(textOf(script))),
  );
  expect([...new Set(hashes)].sort()).toEqual(
    allowedSources('script-src').filter((source) => source !== "'self'"),
  );
  expect(allowedSources('style-src').filter((source) => /unsafe/.test(source))).toEqual([]);
});

test('no page has an inline style or handler', () => {
  const found = site.pages.flatMap(({ path, elements }) =>
    elements
      .filter(({ tagName, properties }) => {
        const names = Object.keys(properties);
        return tagName === 'style' || names.some((name) => /^(?:style$|on[A-Z])/.test(name));
      })
      .map(({ tagName }) => `${path}: ${tagName}`),
  );
  expect(found).toEqual([]);
});

test('requests may go only to the site and to nodes that the run panel offers', () => {
  const sources = allowedSources('connect-src');
  const hosts = sources.filter((source) => /^https:\/\/rpc\.[a-z.]+\.example$/.test(source));
  expect(sources).toEqual(["'self'", 'http://localhost:*', 'http://127.0.0.1:*', ...hosts]);
  expect(hosts).toHaveLength(2);
});

test('neither Gatsby’s cache nor a top-level dotfile other than .well-known is published', () => {
  const names = [...site.files].filter((file) => /^\/(?:_gatsby|\.(?!well-known))/.test(file));
  expect(names).toEqual([]);
});

test('third-party notices name the main packages and the font licence', () => {
  const notices = readFileSync(join(site.folder, 'third-party-notices.txt'), 'utf8');
  for (const name of ['react-dom 18', 'gatsby 5', 'flexsearch', 'nprogress', 'use-dark-mode']) {
    expect(notices).toContain(`\n${name}`);
  }
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});
