import { absoluteUrl } from '../../site/addresses';
import { siteDescription, siteTitle } from '../../site/metadata';
import { llmsFullText, llmsPath, llmsText, type LlmsSource } from './llms';

const page = (path: string, title: string) => ({
  path,
  title,
  description: `About ${title}.`,
  markdown: `# ${title}\n\nAbout ${title}.\n\nText.\n`,
});

const source: LlmsSource = {
  version: { label: 'Next', path: '' },
  pages: [page('/', 'Home'), page('/a', 'A [draft]'), page('/b', 'B'), page('/api', 'API')],
  sidebars: [
    {
      label: 'Documentation',
      entries: [
        { label: 'Start', path: '/' },
        {
          label: 'Outer',
          first: '/a',
          items: [
            { label: 'Inner', first: '/a', items: [{ label: 'A', path: '/a' }] },
            { label: 'B', path: '/b' },
          ],
        },
      ],
    },
    { label: 'API', entries: [{ label: 'API', path: '/api' }] },
  ],
  documents: ['/openapi.json'],
};

test('lists the pages by category, in the format of llmstxt.org', () => {
  const sections = llmsText(source).split('\n## ');
  expect(sections[0]).toBe(
    `# ${siteTitle}\n\n> ${siteDescription}\n\n` +
      "Add `.md` to a page's address to get it as Markdown. " +
      `All pages in one file: [llms-full.txt](${absoluteUrl('/llms-full.txt')}). ` +
      `Machine-readable reference: [openapi.json](${absoluteUrl('/openapi.json')}).\n`,
  );
  expect(sections.slice(1)).toEqual([
    `Documentation\n\n- [Home](${absoluteUrl('/index.md')}): About Home.\n`,
    `Documentation: Outer\n\n- [B](${absoluteUrl('/b.md')}): About B.\n`,
    `Documentation: Outer: Inner\n\n- [A \\[draft\\]](${absoluteUrl('/a.md')}): About A [draft].\n`,
    `API\n\n- [API](${absoluteUrl('/api.md')}): About API.\n`,
  ]);
});

test('the full text has the address of each page below its title', () => {
  const text = llmsFullText(source);
  expect(text).toContain(`\n# B\n\nSource: <${absoluteUrl('/b')}>\n\nAbout B.\n\nText.\n`);
  expect(text.match(/^Source: /gm)).toHaveLength(source.pages.length);
});

test('an older version has files of its own, with its label in the title', () => {
  const version = { label: '1.0', path: 'v1' };
  expect(llmsPath(version, 'llms.txt')).toBe('/v1/llms.txt');
  expect(llmsText({ ...source, version })).toContain(`# ${siteTitle} (1.0)\n`);
});

test('mentions no reference if a version has no documents', () => {
  expect(llmsText({ ...source, documents: [] })).not.toContain('reference');
});
