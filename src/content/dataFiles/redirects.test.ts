import { network } from '../../site/names';
import { checkRedirects, parseRedirects } from './redirects';

const file = 'content/current/redirects.yaml';

/** Each entry is `from > to` or a line of YAML. */
function check(...entries: readonly string[]): string[] {
  const text = entries
    .map((entry) => {
      const [from, to] = entry.split(' > ');
      return to === undefined ? entry : `- from: ${from}\n  to: ${to}`;
    })
    .join('\n');
  const { redirects, problems } = parseRedirects({ file, text });
  const targetProblems = checkRedirects(file, redirects, {
    pages: new Map([
      ['/', 'index.mdx'],
      ['/new', 'new.mdx'],
      ['/x/{network}', 'x/{network}.mdx'],
    ]),
    drafts: new Set(['/draft']),
    describeOtherUse: (path) => (path === '/search' ? 'the search page' : undefined),
  });
  return [...problems, ...targetProblems].map(
    ({ line, column, message, advice }) => `${line}:${column} ${message} ${advice}`,
  );
}

const addressAdvice =
  'Write a path such as /documentation/old_name, without a trailing slash, file extension, query, hash or wildcards.';

test.each<[string, string[], string[]]>([
  ['an empty file', [''], []],
  ['a file with only a comment', ['# none'], []],
  ['valid entries', ['/old > /new', '/older > /', "'/x/{network}_old' > '/x/{network}'"], []],
  [
    'a map in place of the list',
    ['/old: /new'],
    ['1:1 The redirects are not a list. Write each entry as - { from: /old, to: /new }.'],
  ],
  [
    'a string in place of a redirect',
    ['- /old'],
    ['1:3 This is not a redirect. Write each entry as - { from: /old, to: /new }.'],
  ],
  [
    'a missing key',
    ['- from: /old'],
    ['1:3 The redirect has no "to". Write each entry as - { from: /old, to: /new }.'],
  ],
  [
    'an unknown key',
    ['- { from: /old, to: /new, status: 302 }'],
    ['1:27 Unknown key "status" in a redirect. The known keys are from, to.'],
  ],
  [
    'a number in place of a path',
    ['- { from: 5, to: /new }'],
    ['1:11 The value of "from" is not a path. Write each entry as - { from: /old, to: /new }.'],
  ],
  ...[
    'old',
    '/old/',
    '/old#a',
    '/old?a',
    '/old/*',
    '/old/:name',
    '/old.html',
    '/old/index',
    '/a//b',
  ].map((from): [string, string[], string[]] => [
    `the form of ${from}`,
    [`'${from}' > /new`],
    [`1:9 "${from}" is not the address of a page. ${addressAdvice}`],
  ]),
  [
    'a redirect of the home page',
    ['/ > /new'],
    ['1:9 The home page cannot be redirected. Remove the entry.'],
  ],
  [
    'redirects to and from URLs of other sites',
    ['/old > https://a.example/b', '//a.example/c > /new'],
    [
      '2:7 "https://a.example/b" is not an address in this version. Redirect to a page of this version, and link to the other site from that page.',
      '3:9 "//a.example/c" is not an address in this version. Write the path only, such as /documentation/old_name.',
    ],
  ],
  [
    'redirects from existing pages',
    ['/new > /', '/search > /'],
    [
      '1:9 "/new" is taken by new.mdx. Remove the redirect, or move the page or file at this address.',
      '3:9 "/search" is taken by the search page. Remove the redirect, or move the page or file at this address.',
    ],
  ],
  [
    'a redirect from an existing page, with the network name in place of the token',
    [`/x/${network} > /new`],
    [
      `1:12 The name "${network}" is hard-coded. Write {network}.`,
      `1:9 "/x/${network}" is taken by x/{network}.mdx. Remove the redirect, or move the page or file at this address.`,
    ],
  ],
  [
    'an unknown token',
    ["'/x/{netwrk}' > /new"],
    [
      '1:9 "/x/{netwrk}" contains an unknown token. Use {brand} or {network}, or remove the braces.',
    ],
  ],
  [
    'a redirect to a misspelt page',
    ['/old > /nwe'],
    ['2:7 There is no page "/nwe". Did you mean "/new"?'],
  ],
  [
    'a redirect to a page that does not exist',
    ['/old > /quite/else'],
    ['2:7 There is no page "/quite/else". Write the current address of the page.'],
  ],
  [
    'a redirect to a draft',
    ['/old > /draft'],
    [
      '2:7 The page "/draft" is a draft. Redirect to a published page, or remove draft: true from the page.',
    ],
  ],
  [
    'two redirects from one address',
    ['/old > /new', '/old > /'],
    ['3:9 "/old" is redirected twice. The other entry is on line 1; remove one.'],
  ],
  [
    'a chain',
    ['/a > /b', '/b > /c', '/c > /new'],
    [
      '2:7 "/b" is itself redirected. Redirect to "/new" instead.',
      '4:7 "/c" is itself redirected. Redirect to "/new" instead.',
    ],
  ],
  [
    'a chain to a missing page, and reports it once',
    ['/a > /b', '/b > /gone'],
    ['4:7 There is no page "/gone". Write the current address of the page.'],
  ],
  [
    'a loop, and reports it once',
    ['/a > /b', '/b > /a', '/c > /a'],
    ['2:7 These redirects form a loop: /a → /b → /a. Redirect each of these addresses to a page.'],
  ],
  [
    'a redirect to itself',
    ['/a > /a'],
    ['2:7 "/a" is redirected to itself. Redirect it to a page.'],
  ],
])('reports the problem, if any, of %s', (_name, entries, expected) => {
  expect(check(...entries)).toEqual(expected);
});

test('reports only once that a file is not UTF-8 or not YAML', () => {
  expect(parseRedirects({ file, text: '- from: \uFFFD' }).problems).toHaveLength(1);
  expect(parseRedirects({ file, text: '- from: [' }).problems).toHaveLength(1);
});
