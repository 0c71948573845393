import { addRedirects } from './redirectText';

const text = '# Old.\n- from: /a\n  to: /b\n- from: /c # kept\n  to: /d\n';

test.each([
  [
    'creates the file, with a comment that explains it',
    '',
    '/a',
    '/{network}/b',
    '# Old addresses of pages that have moved. `npm run move` adds entries.\n- from: /a\n  to: /{network}/b\n',
  ],
  ['replaces an empty list', '# Old.\n[]\n', '/x', '/y', '# Old.\n- from: /x\n  to: /y\n'],
  [
    'writes a list in brackets as lines',
    '# Old.\n[{ from: /a, to: /b }, { from: /c, to: /d }]\n',
    '/x',
    '/y',
    '# Old.\n- { from: /a, to: /b }\n- { from: /c, to: /d }\n- from: /x\n  to: /y\n',
  ],
  [
    'quotes a new address with a token in braces',
    '- { from: /a, to: /b }\n',
    '/b',
    '/{network}/b',
    "- { from: /a, to: '/{network}/b' }\n- from: /b\n  to: /{network}/b\n",
  ],
  ['adds an entry at the end', text, '/x', '/y', `${text}- from: /x\n  to: /y\n`],
  [
    'points older entries to the new address instead of creating a chain',
    text,
    '/b',
    '/e',
    '# Old.\n- from: /a\n  to: /e\n- from: /c # kept\n  to: /d\n- from: /b\n  to: /e\n',
  ],
  [
    'removes the redirect from an address that has a page again',
    text,
    '/b',
    '/a',
    '# Old.\n- from: /c # kept\n  to: /d\n- from: /b\n  to: /a\n',
  ],
  [
    'removes a redirect whose new address comes first',
    '- to: /b\n  from: /a\n- from: /c\n  to: /d\n',
    '/b',
    '/a',
    '- from: /c\n  to: /d\n- from: /b\n  to: /a\n',
  ],
])('%s', (_name, before, from, to, after) => {
  expect(addRedirects(before, new Map([[from, to]]))).toBe(after);
});
