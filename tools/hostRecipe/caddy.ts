import { revalidatedCacheControl } from '../../src/gatsby/hosting/settings';
import { contentTypeOf, contentTypes } from '../serve/contentTypes';
import { fileNamePattern, sortRedirects, valuesByHeader, type RecipeSource } from './recipe';

/** Matches a path on this host; two slashes would start the address of another host. */
const ownPath = String.raw`/[^/\\?]|/[^/\\?][^?]*?[^/?]`;
const query = String.raw`(\?.*)?`;

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Returns the lines that serve pages. Unless trailing slashes are ignored, the lines also redirect
 * an address to its canonical form.
 */
function pageLines(trailingSlash: RecipeSource['trailingSlash']): string[] {
  if (trailingSlash === 'always') {
    return [
      `@bare vars_regexp bare {http.request.uri} \`^(${ownPath})${query}$\``,
      'handle @bare {',
      '\t@page file {re.bare.1}/index.html',
      '\tredir @page {re.bare.1}/{re.bare.2} 301',
      '\ttry_files {path}',
      '}',
      'try_files {path} {path}/index.html',
    ];
  }
  const slashLines =
    trailingSlash === 'never'
      ? ['\tredir @page {re.slash.1}{re.slash.2} 301', '\terror 404']
      : ['\trewrite @page {re.slash.1}.html'];
  return [
    `@slash vars_regexp slash {http.request.uri} \`^(${ownPath})/+${query}$\``,
    'route @slash {',
    '\t@page file {re.slash.1}.html',
    ...slashLines,
    '}',
    'try_files {path} {path}.html',
  ];
}

/** Returns a Caddyfile. Redirects use addresses as requested, without decoding them. */
export function caddyRecipe({
  root,
  listen,
  headers,
  redirects,
  trailingSlash,
}: RecipeSource): string {
  const { moved, notFound, missing } = sortRedirects(redirects);
  const end = trailingSlash === 'always' ? '/' : '';
  const values = valuesByHeader(headers).flatMap(({ name, values: all }) =>
    all.map(({ pattern, value }) => ({ name, pattern, value })),
  );
  const types = [...contentTypes].map(([extension, { type }], index) => [
    `@type${index} path_regexp \\.${extension}$`,
    `header @type${index} Content-Type ${quoted(type)}`,
  ]);
  const lines = [
    'encode gzip',
    ...values.flatMap(({ name, pattern, value }, index) => [
      `@header${index} path_regexp \`(?i)${pattern}\``,
      `header @header${index} ${name} ${quoted(value)}`,
    ]),
    `header ?Cache-Control ${quoted(revalidatedCacheControl)}`,
    '@write not method GET HEAD',
    'header @write Allow "GET, HEAD"',
    'error @write 405',
    // The file system rejects these names; without this rule, the status would be 500.
    '@unnameable path_regexp `(?s)\\x00|[^/]{250}|.{1000}`',
    'error @unnameable 404',
    '@double vars_regexp {http.request.uri} `^[^?]*//`',
    'error @double 404',
    `@home vars_regexp home {http.request.uri} \`^${fileNamePattern}${query}$\``,
    'redir @home /{re.home.1} 301',
    `@file vars_regexp file {http.request.uri} \`^(${ownPath})/*${fileNamePattern}${query}$\``,
    `redir @file {re.file.1}${end}{re.file.2} 301`,
    ...moved.flatMap(({ pattern, to, status, groups }, index) => [
      `@moved${index} vars_regexp moved${index} {http.request.uri} \`^${pattern}/?${query}$\``,
      `redir @moved${index} ${to.replace(/\$(\d)/g, `{re.moved${index}.$1}`)}{re.moved${index}.${groups + 1}} ${status}`,
    ]),
    '@hidden {',
    '\tpath_regexp ^/_(headers|redirects)$|/\\.',
    '\tnot path /.well-known/*',
    '}',
    'error @hidden 404',
    `@folder path_regexp \\.(${[...contentTypes.keys()].join('|')})/$`,
    'error @folder 404',
    ...notFound.map((path) => `error ${path} 404`),
    ...pageLines(trailingSlash),
    ...types.flat(),
    'file_server {',
    '\tdisable_canonical_uris',
    '}',
  ];
  const shortAnswers = missing.flatMap(({ folder, file }, index) => [
    `@missing${index} path ${folder} ${folder}/*`,
    `header @missing${index} Content-Type ${quoted(contentTypeOf(file).type)}`,
    `rewrite @missing${index} ${file}`,
  ]);
  return `${listen} {
\troot * ${root}
\troute {
${lines.map((line) => `\t\t${line}`).join('\n')}
\t}
\thandle_errors {
\t\troute {
\t\t\theader Cache-Control ${quoted(revalidatedCacheControl)}
${shortAnswers.map((line) => `\t\t\t${line}`).join('\n')}
\t\t\t@page not path ${[...new Set(missing.map(({ file }) => file))].join(' ') || '/never'}
\t\t\theader @page Content-Type ${quoted(contentTypeOf('404.html').type)}
\t\t\trewrite @page /404.html
\t\t\tfile_server
\t\t}
\t}
}
`;
}
