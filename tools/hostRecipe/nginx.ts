import { revalidatedCacheControl } from '../../src/gatsby/hosting/settings';
import { contentTypes } from '../serve/contentTypes';
import { fileNamePattern, sortRedirects, valuesByHeader, type RecipeSource } from './recipe';

/** Matches the first slash of a path on this host; two would start the address of another host. */
const ownPath = String.raw`/(?![/\\])`;

const query = (name: string): string => String.raw`(?<${name}>\?.*)?`;

const quoted = (text: string): string =>
  `"${text.replace(/["\\$]/g, (sign) => (sign === '$' ? sign : `\\${sign}`))}"`;

const variableOf = (header: string): string =>
  `$header_${header.toLowerCase().replaceAll('-', '_')}`;

const indent = (lines: readonly string[], depth: number): string =>
  lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n');

/**
 * Returns the locations that serve pages. Unless trailing slashes are ignored, the locations also
 * redirect an address to its canonical form.
 */
function pageLocations(trailingSlash: RecipeSource['trailingSlash']): string[] {
  if (trailingSlash === 'ignore') {
    return [
      'location ~ ^(?<page>/.+)/$ { try_files $page.html =404; }',
      'location / { try_files $uri $uri.html $uri/index.html =404; }',
    ];
  }
  if (trailingSlash === 'always') {
    return [
      'location / {',
      '  if (-f $document_root$uri/index.html) { set $other $with_slash; }',
      '  if ($uri ~ "/$") { set $other ""; }',
      '  if ($other) { return 301 $other; }',
      '  try_files $uri $uri/index.html =404;',
      '}',
    ];
  }
  return [
    'location ~ ^(?<page>/.+)/$ {',
    // An encoded slash is a slash only in the decoded path.
    '  if ($without_slash = "") { return 404; }',
    '  if (-f $document_root$page.html) { return 301 $without_slash; }',
    '  return 404;',
    '}',
    'location / { try_files $uri $uri.html $uri/index.html =404; }',
  ];
}

/**
 * Returns the part of an nginx configuration for the `http` block: maps and a server. Redirects use
 * `$request_uri`, the address as requested, because a decoded path could add headers. All settings
 * are in the server, because nginx rejects duplicates in a block and most installations already
 * have some in `http`.
 */
export function nginxRecipe({
  root,
  listen,
  headers,
  redirects,
  trailingSlash,
}: RecipeSource): string {
  const { moved, notFound, missing } = sortRedirects(redirects);
  const end = trailingSlash === 'always' ? '/' : '';
  const maps = valuesByHeader(headers).map(({ name, values }) => {
    const isCacheControl = name === 'Cache-Control';
    const fallback = isCacheControl ? revalidatedCacheControl : '';
    return {
      name,
      variable: isCacheControl ? '$file_cache_control' : variableOf(name),
      lines: [
        `default ${quoted(fallback)};`,
        ...values.map(({ pattern, value }) => `${quoted(`~*${pattern}`)} ${quoted(value)};`),
      ],
    };
  });
  const texts = [...contentTypes.values()].filter(({ type }) => type.includes('charset'));
  const typeOf = ({ type }: { type: string }): string => type.replace(/;.*/, '');
  const compressed = [...contentTypes.values()].filter((type) => type.isText).map(typeOf);
  return `# Include this in the http block of nginx.
map $request_uri $request_path { ${quoted('~^(?<path>[^?]*)')} $path; }
${maps.map(({ variable, lines }) => `map $request_path ${variable} {\n${indent(lines, 2)}\n}`).join('\n')}
# A missing file may exist after the next deployment.
map $status ${variableOf('Cache-Control')} {
  default ${quoted(revalidatedCacheControl)};
  "~^(?:2|304)" $file_cache_control;
}
map $request_uri $page_of_file {
  default "";
  ${quoted(`~^${fileNamePattern}${query('q1')}$`)} "/$q1";
  ${quoted(`~^(?<p2>${ownPath}[^?]*?[^/?]|/[^/?])/*${fileNamePattern}${query('q2')}$`)} "$p2${end}$q2";
}
map $request_uri $without_slash { ${quoted(`~^(?<p3>${ownPath}[^?]*?)/+${query('q3')}$`)} "$p3$q3"; }
map $request_uri $with_slash { ${quoted(`~^(?<p4>${ownPath}[^?]*?)${query('q4')}$`)} "$p4/$q4"; }

server {
  listen ${listen};
  root ${root};
  merge_slashes off;
  absolute_redirect off;
  server_tokens off;
  types {
${indent(
  [...contentTypes].map(([extension, type]) => `${typeOf(type)} ${extension};`),
  4,
)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${texts
    .map(typeOf)
    .filter((type) => type !== 'text/html')
    .join(' ')};
  gzip on;
  gzip_vary on;
  gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};
  error_page 404 /404.html;
${indent(
  maps.map(({ name }) => `add_header ${name} ${variableOf(name)} always;`),
  2,
)}
  if ($page_of_file) { return 301 $page_of_file; }
${indent(
  moved.map(
    ({ pattern, to, status }) =>
      `if ($request_path ~ ${quoted(`^${pattern}/?$`)}) { return ${status} ${to}$is_args$args; }`,
  ),
  2,
)}
  location ~ ^/_(headers|redirects)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location = /404.html { internal; }
  location ~ // { return 404; }
${indent(
  notFound.map((path) => `location = ${path} { return 404; }`),
  2,
)}
${indent(
  missing.flatMap(({ folder, file }) => [
    `location = ${folder} { error_page 404 ${file}; return 404; }`,
    `location ^~ ${folder}/ { error_page 404 ${file}; try_files $uri =404; }`,
  ]),
  2,
)}
${indent(pageLocations(trailingSlash), 2)}
}
`;
}
