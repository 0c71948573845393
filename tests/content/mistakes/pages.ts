import { api, text } from './builders';
import { pageOf, type FileMistakes, type Files } from './version';

const sidebars = (...more: readonly string[]): string =>
  `documentationSidebar:\n${['/', 'page', ...more].map((id) => `  - ${id}\n`).join('')}apiSidebar:\n  - api\n`;
const draft = (title: string, body = 'Text.') => pageOf(title, '\ndraft: true', body);
const linkTo = (url: string): Files => ({ 'page.mdx': pageOf('Page', '', `[a](${url})`) });
const draftAdvice = 'is a draft and will not be published. Remove the link, or publish the page.';

/** Mistakes in drafts, and leftovers of hidden, renamed or moved pages. */
export const pages: FileMistakes = {
  drafts: [
    [
      { 'draft.mdx': draft('Draft', '[a](./pge.mdx).') },
      'draft.mdx:7:1 There is no page /pge.mdx. Did you mean /page.mdx?',
      { 'draft.mdx': draft('Draft', '[a](./page.mdx).') },
    ],
    [
      { 'draft.mdx': draft('Draft', '[a](./b.mdx#c)'), 'b.mdx': draft('B') },
      'draft.mdx:7:1 The page b.mdx has no element with the id "c". It has no headings. Remove the anchor from the link.',
      { 'draft.mdx': draft('Draft', '[a](./b.mdx)'), 'b.mdx': draft('B') },
    ],
    [
      { 'draft.mdx': draft('Page') },
      'draft.mdx:2:1 page.mdx has the same title, "Page". Change one of the two titles.',
      { 'draft.mdx': draft('Another page') },
    ],
    [
      { 'draft.mdx': draft('Draft'), ...linkTo('./draft') },
      `page.mdx:6:1 The page /draft.mdx ${draftAdvice}`,
      { 'draft.mdx': draft('Draft') },
    ],
  ],
  'hidden pages': [
    [
      { 'a.mdx': draft('A'), 'page.mdx': pageOf('Page', '\nsamples:\n  after: ./a.mdx') },
      'page.mdx:5:10 The page /a.mdx is a draft. Name a published page, or publish that page.',
      { 'a.mdx': draft('A') },
    ],
    [
      { ...api(text), 'page.mdx': pageOf('Page'), 'a.mdx': draft('A', '<ApiOperation id="a" />') },
      'reference/openapi.json:1:57 No published page shows "a"; the draft a.mdx does. Publish the draft, or add <ApiOperation id="a" /> to a page.',
      api(text),
    ],
  ],
  'moved pages': [
    [
      {
        'other.mdx': pageOf('A'),
        'sidebars.yaml': sidebars('former'),
      },
      'sidebars.yaml:4:5 There is no page "former". Did you mean "other"?',
      { 'other.mdx': pageOf('A'), 'sidebars.yaml': sidebars('other') },
    ],
    [
      {
        'folder/other.mdx': pageOf('A'),
        'sidebars.yaml': sidebars('folder/other'),
        'redirects.yaml': '- from: /former\n  to: /folder/other\n',
        ...linkTo('./former.mdx'),
      },
      'page.mdx:6:1 The page /former.mdx has moved. Write ./folder/other.mdx.',
      {
        'folder/other.mdx': pageOf('A'),
        'sidebars.yaml': sidebars('folder/other'),
        'redirects.yaml': '- from: /former\n  to: /folder/other\n',
        ...linkTo('./folder/other.mdx'),
      },
    ],
    [
      {
        'other.mdx': pageOf('A'),
        'sidebars.yaml': sidebars('other'),
        'redirects.yaml': '- from: /former\n  to: /other\n',
        'page.mdx': pageOf('Page', '\nsamples:\n  after: ./former.mdx'),
      },
      'page.mdx:5:10 The page /former.mdx has moved. Write ./other.mdx.',
      {
        'other.mdx': pageOf('A'),
        'sidebars.yaml': sidebars('other'),
        'redirects.yaml': '- from: /former\n  to: /other\n',
        'page.mdx': pageOf('Page', '\nsamples:\n  after: ./other.mdx'),
      },
    ],
  ],
};
