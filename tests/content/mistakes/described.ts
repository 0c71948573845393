import { api, rpc, text } from './builders';
import type { FileMistakes } from './version';

const field = (description: string) =>
  api({ type: 'object', properties: { a: { type: 'string', description } } });

const paragraphFault =
  'This text must be one paragraph of Markdown without HTML. Write it as one paragraph, with `code` instead of tags.';

const causes = { 'x-errors-when': { '-1': { when: 'Never.' } } };
const facts = { name: 'A', meaning: 'B.' };
const withErrors = (...codes: number[]) =>
  rpc(causes, { 'x-errors': Object.fromEntries(codes.map((code) => [code, facts])) });

/** Mistakes in documents that pages show; each is reported in the document. */
export const described: FileMistakes = {
  'texts of documents': [
    [field('One.\n\nTwo.'), `reference/openapi.json:1:258 ${paragraphFault}`, field('One. Two.')],
    [field('A <b>b</b>.'), `reference/openapi.json:1:258 ${paragraphFault}`, field('A **b**.')],
    [
      api(text, { description: '- One.' }),
      `reference/openapi.json:1:174 ${paragraphFault}`,
      api(text, { description: 'One.' }),
    ],
    [
      field('See [a](./pge.mdx).'),
      'reference/openapi.json:1:258 There is no page /pge.mdx. Did you mean /page.mdx?',
      field('See [a](./page.mdx).'),
    ],
    [
      field('See [a](./index.mdx#b).'),
      'reference/openapi.json:1:258 The page index.mdx has no element with the id "b". It has no headings. Remove the anchor from the link.',
      field('See [a](./index.mdx).'),
    ],
    [
      field('See `a.'),
      'reference/openapi.json:1:258 Inline code starts with ` and is not closed. Close it with `, or write \\` for a literal backtick.',
      field('See `a`.'),
    ],
    [
      field('Up to {rpc_limits.filters} [a](./pge.mdx).'),
      'reference/openapi.json:1:258 There is no page /pge.mdx. Did you mean /page.mdx?',
      field('Up to {rpc_limits.filters} [a](./page.mdx).'),
    ],
  ],
  'plain texts of documents': [
    [
      api(text, { summary: 'Get <b>all</b>' }),
      'reference/openapi.json:1:169 The summary is plain text, but contains <b>. Remove the Markdown or HTML.',
      api(text, { summary: 'Get all' }),
    ],
    [
      api({ type: 'object', title: 'A **b**' }),
      'reference/openapi.json:1:216 The title is plain text, but contains **b**. Remove the Markdown or HTML.',
      api({ type: 'object', title: 'A b' }),
    ],
  ],
  'descriptions of errors': [
    [
      withErrors(-1, -2),
      'reference/openrpc.json:1:143 Warning: No error has the code -2, which "x-errors" describes. Add the error to the "errors" of a method, or remove its description.',
      withErrors(-1),
    ],
  ],
  'parts of documents': [
    [
      api({ oneOf: [{ type: 'string' }, { type: 'integer' }], 'x-variants': ['a'] }),
      'reference/openapi.json:1:254 "x-variants" must have 2 names, one for each alternative, but has 1: a. List one name for each alternative except null, in the same order.',
      api({ oneOf: [{ type: 'string' }, { type: 'integer' }], 'x-variants': ['a', 'b'] }),
    ],
    [
      rpc({ params: [{ name: 'n', description: 'A `b.', schema: { type: 'integer' } }] }),
      'reference/openrpc.json:1:80 Inline code starts with ` and is not closed. Close it with `, or write \\` for a literal backtick.',
      rpc({ params: [{ name: 'n', description: 'A `b`.', schema: { type: 'integer' } }] }),
    ],
  ],
};
