import { absoluteUrl } from '../../site/addresses';
import { pageFooter } from './pageFooter';

const off = { editUrl: '', reportUrl: '' };
const page = { file: 'content/current/usd_on_{network}/a.mdx', path: '/usd_on_x/a', day: null };
const external = 'target="_blank" rel="noopener noreferrer"';

test.each([
  ['nothing if there is no date and no setting', page, off, ''],
  [
    'the date in full',
    { ...page, day: '2026-03-01' },
    off,
    '<footer>Last changed <time datetime="2026-03-01">1 March 2026</time></footer>',
  ],
  [
    "a link that contains the file's encoded path",
    page,
    { ...off, editUrl: 'https://git.example/edit/' },
    `<footer><a href="https://git.example/edit/content/current/usd_on_%7Bnetwork%7D/a.mdx" ${external}>Edit this page</a></footer>`,
  ],
  [
    "a link that contains the page's encoded URL",
    page,
    { ...off, reportUrl: 'https://git.example/new?a="b"&title=' },
    `<footer><a href="https://git.example/new?a=&quot;b&quot;&amp;title=${encodeURIComponent(absoluteUrl('/usd_on_x/a'))}" ${external}>Report a problem</a></footer>`,
  ],
])('shows %s', (_, shown, settings, html) => {
  expect(pageFooter(shown, settings)).toBe(html);
});

test('separates the date and the links with spaces', () => {
  const all = { editUrl: 'https://a.example/', reportUrl: 'mailto:a@b.example?subject=' };
  const html = pageFooter({ ...page, day: '2026-11-28' }, all);
  expect(html.replace(/<[^>]+>/g, '')).toBe(
    'Last changed 28 November 2026 Edit this page Report a problem',
  );
});

test('is empty for a page without a date, because this site sets neither link', () => {
  expect(pageFooter(page)).toBe('');
});
