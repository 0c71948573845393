import { api, rpc, text } from './builders';
import { pageOf, type FileMistakes } from './version';

const samples = (lines: string): Record<string, string> => ({
  'page.mdx': pageOf('Page', `\nsamples:\n${lines}`),
  'index.mdx': pageOf('Home', '', '## Pay\n\nText.'),
});

const things = api(text, { operationId: 'listThings' });

export const shown: FileMistakes = {
  samples: [
    [
      samples('  after: ./indx.mdx'),
      'page.mdx:5:10 There is no page /indx.mdx. Did you mean "/index.mdx"?',
      samples('  after: ./index.mdx'),
    ],
    [
      { 'page.mdx': pageOf('Page', '\nsamples: { after: ./indx.mdx }') },
      'page.mdx:4:19 There is no page /indx.mdx. Did you mean "/index.mdx"?',
      { 'page.mdx': pageOf('Page', '\nsamples: { after: ./index.mdx }') },
    ],
    [
      samples('  after: ./page.mdx'),
      'page.mdx:5:10 The "after" keys of the pages form a loop. Name a page whose samples do not continue those of this page.',
      samples('  after: ./index.mdx'),
    ],
    [
      samples('  after: ./index.mdx\n  step: Pya'),
      'page.mdx:6:9 ./index.mdx has no step "Pya". Write the title of a step exactly as on that page.',
      samples('  after: ./index.mdx\n  step: Pay'),
    ],
    [
      samples('  step: Pay'),
      'page.mdx:5:9 The front matter names a step, but not its page. Add "after" with the path of the page that has the step.',
      samples('  after: ./index.mdx\n  step: Pay'),
    ],
    [
      samples("  at: '2025-02-30T00:00:00Z'"),
      'page.mdx:5:7 The date in "2025-02-30T00:00:00Z" does not exist. Write a date that exists.',
      samples("  at: '2025-02-28T00:00:00Z'"),
    ],
  ],
  'samples with invalid values': [
    ...['after:', "after: ''", 'after: [./index.mdx]', 'after: ./index'].map(
      (line): FileMistakes[string][number] => {
        const fault = /index$/.test(line)
          ? 'is not valid'
          : line.includes('[')
            ? 'has the wrong type'
            : 'is empty';
        const at = line === 'after:' ? 9 : 10;
        return [
          samples(`  ${line}\n  step: Pay`),
          `page.mdx:5:${at} A value in samples ${fault}. Write the path of a page, such as after: ../quickstart.mdx.`,
          samples('  after: ./index.mdx\n  step: Pay'),
        ];
      },
    ),
    [
      samples('  after: ./index.mdx\n  step: 5'),
      "page.mdx:6:9 A value in samples has the wrong type. Write a string, such as step: 'Send the payment'.",
      samples('  after: ./index.mdx\n  step: Pay'),
    ],
    [
      samples('  at: 2025-11-27'),
      "page.mdx:5:7 A value in samples is not valid. Write a time in UTC, such as at: '2026-01-30T09:00:00Z'.",
      samples('  at: 2025-11-27T09:00:00Z'),
    ],
  ],
  'parts of documents on pages': [
    [
      { ...rpc({}), 'index.mdx': pageOf('Home', '', '<RpcMethod name="a" />') },
      'page.mdx:6:1 "a" is shown more than once. It is already in index.mdx; remove one, and link to the other.',
      rpc({}),
    ],
    [
      { ...rpc({ name: 'send(all)' }), 'page.mdx': pageOf('Page') },
      'reference/openrpc.json:1:40 No page shows "send(all)". Add <RpcMethod name="send(all)" /> to a page.',
      {
        ...rpc({ name: 'send(all)' }),
        'page.mdx': pageOf('Page', '', '<RpcMethod name="send(all)" />'),
      },
    ],
    [
      { ...things, 'page.mdx': pageOf('Page', '', '<ApiOperation id="listThing" />') },
      'page.mdx:6:1 reference/openapi.json has no operation "listThing". Did you mean "listThings"?',
      { ...things, 'page.mdx': pageOf('Page', '', '<ApiOperation id="listThings" />') },
    ],
  ],
};
