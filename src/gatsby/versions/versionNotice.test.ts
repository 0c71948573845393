import { withPrefix } from '../../site/addresses';
import type { Page } from './versionPages';
import { versionNotice } from './versionNotice';

const content = (name: string, label: string, ...ids: string[]) => ({
  version: { name, label, path: name === 'current' ? '' : name },
  pages: new Map(ids.map((id) => [id, {} as Page])),
  redirects: name === 'current' ? [{ from: '/moved', to: '/a' }] : [],
});
const contents = [
  content('current', 'Next', '/', 'a', 'only-new'),
  content('v2', '2.0', '/', 'a', 'moved', 'gone'),
  content('1.5', '1.5', '/', 'a'),
];

/** Returns the text of a notice, with the address of its link in brackets. */
function read(html: string): string {
  return html
    .replace(/<a[^>]*href="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const at = withPrefix;

test.each([
  [
    'a',
    'current',
    `Unreleased version This version of the documentation is not released yet. Read [${at('/v2/a')}] this page in version 2.0 , the latest release.`,
  ],
  [
    'only-new',
    'current',
    `Unreleased version This version of the documentation is not released yet. The latest release does not have this page; start from [${at('/v2')}] the home page of version 2.0 .`,
  ],
  [
    'a',
    'v2',
    `Older version This is version 2.0 of the documentation. Read [${at('/a')}] this page in the newest version .`,
  ],
  [
    'a',
    '1.5',
    `Older version This is version 1.5 of the documentation. Read [${at('/a')}] this page in the newest version .`,
  ],
  [
    '/',
    'v2',
    `Older version This is version 2.0 of the documentation. Read [${at('/')}] this page in the newest version .`,
  ],
  [
    'moved',
    'v2',
    `Older version This is version 2.0 of the documentation. Read [${at('/a')}] this page in the newest version .`,
  ],
  [
    'gone',
    'v2',
    `Older version This is version 2.0 of the documentation. The newest version does not have this page; start from [${at('/')}] its home page .`,
  ],
])('the notice on page %s of version %s is: %s', (id, version, text) => {
  expect(read(versionNotice(id, version, contents))).toBe(text);
});

test('shows no notice with a single version', () => {
  expect(versionNotice('a', 'current', contents.slice(0, 1))).toBe('');
});
