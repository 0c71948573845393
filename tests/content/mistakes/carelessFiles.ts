import { api, number, rpc, text, withInfo } from './builders';
import { pageOf, type FileMistakes } from './version';

const include = (name: string) => `<Include file="/partials/${name}.md" />`;
const circle = {
  'partials/a.md': `A.\n\n${include('b')}\n`,
  'partials/b.md': `B.\n\n${include('a')}\n`,
};
const broken = { 'partials/wait.md': 'Wait.\n' };
const object = { type: 'object', properties: { currency: text } };
const captions = (cue: string) => ({
  'tour.vtt': `WEBVTT\n\n${cue}\nWords.\n`,
  'page.mdx': pageOf('Page', '', 'Text. {/* tour.vtt */}'),
});

const sidebars = 'documentationSidebar:\n  - /\n  - page\n  - other\napiSidebar:\n  - api\n';

const sharedExample = (name: string) =>
  rpc(
    {
      params: [number],
      result: number,
      examples: [
        {
          name: 'usual',
          params: [{ $ref: '#/components/examples/one' }],
          result: { $ref: `#/components/examples/${name}` },
        },
      ],
    },
    {
      servers: [{ url: 'https://rpc.example' }],
      components: { examples: { one: { name: 'n', value: 1 } } },
    },
  );

const twoMethods = (name: string) => ({
  ...rpc({}, { methods: ['a', name].map((each) => ({ name: each, params: [] })) }),
  'index.mdx': pageOf('Home', '', '<RpcMethod name="b" />'),
});

const withEntry = (entry: string) =>
  `documentationSidebar:\n  - /\n  - ${entry}\n  - page\napiSidebar:\n  - api\n`;

/** Mistakes whose effects appear away from their cause. */
export const carelessFiles: FileMistakes = {
  'partials and media': [
    [
      {
        ...circle,
        'page.mdx': pageOf('Page', '', include('a')),
        'index.mdx': pageOf('Home', '', include('b')),
      },
      'partials/b.md:3:1 /partials/a.md includes itself through /partials/b.md. Remove one of the <Include> components in this loop.',
      { ...circle, 'partials/b.md': 'B.\n', 'page.mdx': pageOf('Page', '', include('a')) },
    ],
    [
      { ...broken, 'page.mdx': pageOf('Page', '', include('wiat')) },
      'page.mdx:6:10 There is no partial /partials/wiat.md. Did you mean /partials/wait.md?',
      { ...broken, 'page.mdx': pageOf('Page', '', include('wait')) },
    ],
    [
      captions('00:05.000 --> 00:01.000'),
      'tour.vtt:1:1 The cue 00:05.000 --> 00:01.000 must end after it starts. Correct one of its times.',
      captions('00:01.000 --> 00:05.000'),
    ],
  ],
  'names of pages': [
    [
      { 'page.mdx': '---\ntitle: Page\n\n1. a\n2. b\n' },
      'page.mdx:1:1 The front matter is not closed. Close it with ---.',
      { 'page.mdx': pageOf('Page', '', '1. a\n2. b') },
    ],
    [
      {
        'other.md': pageOf('Other'),
        'page.mdx': pageOf('Page', '', '[a](./other.mdx)'),
        'sidebars.yaml': sidebars,
      },
      'other.md:1:1 This file is not part of the documentation. Pages end in .mdx: rename it to other.mdx.',
      {
        'other.mdx': pageOf('Other'),
        'page.mdx': pageOf('Page', '', '[a](./other.mdx)'),
        'sidebars.yaml': sidebars,
      },
    ],
  ],
  'labels of sidebar entries': [
    [
      {
        'sidebars.yaml': 'documentationSidebar:\n  - /: Start\n  - page\napiSidebar:\n  - api\n',
      },
      'sidebars.yaml:2:5 "/" is not a key of an entry. Write page: / and, on the next line, label: Start.',
      {
        'sidebars.yaml':
          'documentationSidebar:\n  - page: /\n    label: Start\n  - page\napiSidebar:\n  - api\n',
      },
    ],
    ...[
      'https://a.example',
      'link: https://a.example',
      'Other: https://a.example',
      '{ type: link, label: Other, href: https://a.example }',
    ].map((entry): FileMistakes[string][number] => [
      { 'sidebars.yaml': withEntry(entry) },
      'sidebars.yaml:3:5 A sidebar cannot link to other sites. Remove the entry, and link to the other site on a page.',
      {},
    ]),
    [
      { 'sidebars.yaml': withEntry('{ type: doc, id: page }').replace('  - page\n', '') },
      'sidebars.yaml:3:5 The entry has no page. Write page: page.',
      {},
    ],
  ],
  'parts of documents': [
    [
      rpc({ name: 'transfer' }),
      'page.mdx:6:1 reference/openrpc.json has no method "a". Did you mean "transfer"?',
      rpc({}),
    ],
    [
      {
        ...rpc({}),
        'reference/subscriptions.json': withInfo(
          '{"openrpc":"1.3.2","methods":[],"components":{"schemas":{"A":{"$ref":"openrpc.json#/components/schemas/B"}}}}',
        ),
      },
      'reference/subscriptions.json:1:71 The $ref "openrpc.json#/components/schemas/B" has no target. Define the target, or correct the $ref.',
      rpc({}),
    ],
    [
      twoMethods('a'),
      'reference/openrpc.json:1:64 The method "a" is defined twice. Rename or remove one of the two.',
      twoMethods('b'),
    ],
    [
      sharedExample('on'),
      'reference/openrpc.json:1:239 The $ref "#/components/examples/on" has no target. Did you mean "#/components/examples/one"?',
      sharedExample('one'),
    ],
    [
      api({ ...text, description: '' }),
      'reference/openapi.json:1:222 Warning: The description is empty. Write a sentence, or remove the key if it is optional.',
      api(text),
    ],
    [
      api({ ...object, example: { curency: 'EUR' } }),
      'reference/openapi.json:1:263 The schema does not describe "curency" in the example. Did you mean "currency"?',
      api({ ...object, example: { currency: 'EUR' } }),
    ],
  ],
  'values in YAML': [
    [
      { 'page.mdx': pageOf("'The payer's name'") },
      "page.mdx:2:19 Invalid YAML: text follows the closing quote of a value. Put the whole value in single quotes, and write '' for each apostrophe in it.",
      { 'page.mdx': pageOf("'The payer''s name'") },
    ],
    [
      { 'page.mdx': pageOf("'Page") },
      'page.mdx:2:8 Invalid YAML: a quote is not closed. Add the same quote at the end of the value.',
      { 'page.mdx': pageOf("'Page'") },
    ],
    [
      { 'page.mdx': pageOf('Page', '\nkeywords:\n- a\n - b') },
      'page.mdx:5:3 Several entries are read as one. Write each entry on its own line, all with the same indentation.',
      { 'page.mdx': pageOf('Page', '\nkeywords:\n- a\n- b') },
    ],
    [
      { 'page.mdx': pageOf("'The {Network'") },
      'page.mdx:2:8 A "{" is not closed. Close it with }, or write \\{ for a literal brace.',
      { 'page.mdx': pageOf("'The {Network}'") },
    ],
    [
      { 'page.mdx': pageOf('Fees &amp; limits') },
      'page.mdx:2:8 The title is plain text, but contains &amp;. Write the character itself.',
      { 'page.mdx': pageOf('Fees & limits') },
    ],
    [
      { 'redirects.yaml': '- /old: /page\n' },
      'redirects.yaml:1:3 This is not a redirect. Write each entry as - { from: /old, to: /new }.',
      { 'redirects.yaml': '- { from: /old, to: /page }\n' },
    ],
  ],
};
