import type { FileMistakes } from './version';

const redirect = (from: string, to: string) => ({
  'redirects.yaml': `- from: '${from}'\n  to: '${to}'\n`,
});

const fixed = redirect('/old', '/page');
const form =
  'Write a path such as /documentation/old_name, without a trailing slash, file extension, query, hash or wildcards.';

export const redirects: FileMistakes = {
  redirects: [
    [
      { 'redirects.yaml': '/old: /page\n' },
      'redirects.yaml:1:1 The redirects are not a list. Write each entry as - { from: /old, to: /new }.',
      fixed,
    ],
    [
      redirect('/page', '/api'),
      'redirects.yaml:1:9 "/page" is taken by page.mdx. Remove the redirect, or move the page or file at this address.',
      { 'redirects.yaml': '' },
    ],
    [
      redirect('/logo.svg', '/page'),
      'redirects.yaml:1:9 "/logo.svg" is taken by a file of the site. Remove the redirect, or move the page or file at this address.',
      { 'redirects.yaml': '' },
    ],
    [
      redirect('/search', '/page'),
      'redirects.yaml:1:9 "/search" is taken by a page of the site itself. Remove the redirect, or move the page or file at this address.',
      { 'redirects.yaml': '' },
    ],
    [
      redirect('/old', '/pgae'),
      'redirects.yaml:2:7 There is no page "/pgae". Did you mean "/page"?',
      fixed,
    ],
    [
      redirect('/old', '/page.mdx'),
      `redirects.yaml:2:7 "/page.mdx" is not the address of a page. ${form}`,
      fixed,
    ],
    [
      redirect('/old', 'https://a.example/page'),
      'redirects.yaml:2:7 "https://a.example/page" is not an address in this version. Redirect to a page of this version, and link to the other site from that page.',
      fixed,
    ],
    [
      { 'redirects.yaml': '- { from: /a, to: /b }\n- { from: /b, to: /page }\n' },
      'redirects.yaml:1:19 "/b" is itself redirected. Redirect to "/page" instead.',
      { 'redirects.yaml': '- { from: /a, to: /page }\n- { from: /b, to: /page }\n' },
    ],
    [
      { 'redirects.yaml': '- { from: /a, to: /b }\n- { from: /b, to: /a }\n' },
      'redirects.yaml:1:19 These redirects form a loop: /a → /b → /a. Redirect each of these addresses to a page.',
      { 'redirects.yaml': '- { from: /a, to: /page }\n- { from: /b, to: /page }\n' },
    ],
    [
      { 'redirects.yaml': '- from: /a/../b\n  to: /page\n' },
      `redirects.yaml:1:9 "/a/../b" is not the address of a page. ${form}`,
      { 'redirects.yaml': '- from: /b\n  to: /page\n' },
    ],
    [
      { 'redirects.yaml': '- from: /b\n  to: /page #fees\n' },
      'redirects.yaml:2:13 Everything after " #" is a comment, not part of the value. Put the value in single quotes, or write a space after # for a comment.',
      { 'redirects.yaml': '- from: /b\n  to: /page # fees\n' },
    ],
    [
      redirect('/Page', '/page'),
      'redirects.yaml:1:9 "/Page" differs only in capitals from the address of page.mdx. Remove the redirect; on hosts that ignore capitals, it would hide the page.',
      { 'redirects.yaml': '' },
    ],
    [
      { 'redirects.yaml': '- { from: /Old, to: /page }\n- { from: /old, to: /page }\n' },
      'redirects.yaml:2:11 "/old" differs from another redirect only in capitals, which some hosts ignore. The other entry is on line 1; remove one.',
      fixed,
    ],
  ],
};
