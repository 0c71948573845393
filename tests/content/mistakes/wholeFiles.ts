import { api, text } from './builders';
import { pageOf, rpcLimits, type FileMistakes } from './version';

const conflict =
  'A merge conflict is not resolved. Keep one of the two texts, and remove the lines <<<<<<<, ======= and >>>>>>>.';
const page = pageOf('Page');
const start =
  'page.mdx:1:1 The front matter does not start with --- on the first line. Start the file with exactly ---, with nothing before it.';
const sidebars = 'documentationSidebar:\n  - /\n  - page\napiSidebar:\n  - api\n';

const merged = (whole: string, line: string): string =>
  whole.replace(line, `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> branch`);

/** Mistakes that concern a file as a whole. */
export const wholeFiles: FileMistakes = {
  'names of documents': [
    [
      { 'reference/openapis.json': '{}' },
      'reference/openapis.json:1:1 Warning: No component shows this document. Did you mean "openapi.json"?',
      {},
    ],
    [
      { 'reference/swagger.json': '{}' },
      'reference/swagger.json:1:1 Warning: No component shows this document. Name it openapi.json or openrpc.json, or move it to static/ to publish it as it is.',
      {},
    ],
    [
      { 'reference/openapi.yaml': 'openapi: 3.1.0\n' },
      'reference/openapi.yaml:1:1 There is no schema for the data file "openapi". Convert the document to JSON, and name it openapi.json.',
      {},
    ],
  ],
  'merge conflicts': [
    [{ 'page.mdx': merged(page, 'title: Page') }, `page.mdx:2:1 ${conflict}`, { 'page.mdx': page }],
    [{ 'sidebars.yaml': merged(sidebars, '  - page') }, `sidebars.yaml:3:1 ${conflict}`, {}],
    [
      { 'reference/rpc_limits.yaml': merged(rpcLimits, 'filters: 4') },
      `reference/rpc_limits.yaml:5:1 ${conflict}`,
      {},
    ],
    [
      { 'redirects.yaml': merged('- from: /a\n  to: /page\n', '- from: /a') },
      `redirects.yaml:1:1 ${conflict}`,
      { 'redirects.yaml': '- from: /a\n  to: /page\n' },
    ],
    [
      {
        ...api(text),
        'reference/openapi.json': merged('{\n"openapi": "3.1.0"\n}', '"openapi": "3.1.0"'),
      },
      `reference/openapi.json:2:1 ${conflict}`,
      api(text),
    ],
    [
      { 'figures/ring.svg': merged('<svg viewBox="0 0 9 9">\n<path/>\n</svg>', '<path/>') },
      `figures/ring.svg:2:1 ${conflict}`,
      {},
    ],
  ],
  'starts of pages': [
    [{ 'page.mdx': `\n${page}` }, start, { 'page.mdx': page }],
    [{ 'page.mdx': ` ${page}` }, start, { 'page.mdx': page }],
    [{ 'page.mdx': page.replaceAll('---', '----') }, start, { 'page.mdx': page }],
  ],
  'aliases of aliases': [
    [
      {
        'reference/rpc_limits.yaml': `a: &a [${'1, '.repeat(20)}]\nb: &b [${'*a, '.repeat(20)}]\nc: [${'*b, '.repeat(20)}]\n`,
      },
      'reference/rpc_limits.yaml:1:1 The YAML has too many aliases. Write the values instead.',
      {},
    ],
  ],
  'follow-ups': [
    [
      api(text, { parameters: {} }),
      'reference/openapi.json:1:73 "parameters" is not a list. Write a list: [ … ].',
      api(text),
    ],
    [
      { 'shot.png': 'x' },
      'shot.png:1:1 The file is not a PNG image. Export it again from the program that made it.',
      {},
    ],
    [
      {
        'reference/rpc_limits.yaml': rpcLimits.replace(
          'rpc_limits.memcmpBytes',
          'rpc_limits.signatureStatuses',
        ),
      },
      'reference/rpc_limits.yaml:19:21 The token "{rpc_limits.signatureStatuses}" refers back to itself. Write the text itself in place of this token.',
      {},
    ],
  ],
};
