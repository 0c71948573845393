import { textOf } from '../fixtures';
import { codeHtml } from './codeHtml';
import { languages } from './languages';

describe('codeHtml', () => {
  it.each([
    ['json', '{"a": 1, "b": null}', '{<span class="t-p">"a"</span>: <span class="t-n">1</span>, '],
    ['bash', 'curl -X POST', '<span class="t-f">curl</span> <span class="t-p">-X</span> POST'],
    ['bash', 'export A="$B"', '<span class="t-v">$B</span>'],
    ['bash', '# note', '<span class="t-c"># note</span>'],
    ['rust', 'fn main() {}', '<span class="t-k">fn</span> <span class="t-f">main</span>() {}'],
    ['toml', 'a = 1', '<span class="t-p">a</span> = <span class="t-n">1</span>'],
    ['yaml', 'a: 1', '<span class="t-p">a</span>: <span class="t-n">1</span>'],
    ['http', 'GET /a HTTP/1.1', '<span class="t-k">GET</span>'],
    ['typescript', 'const a = "b";', '<span class="t-k">const</span>'],
    ['graphql', 'query { a }', '<span class="t-k">query</span>'],
    ['diff', '-old\n+new', '<span class="t-d">-old\n</span><span class="t-i">+new</span>'],
    ['text', '<b> & "c"', '&lt;b> &amp; "c"'],
    ['none', 'fn main', 'fn main'],
  ])('renders %s: %j', (language, code, expected) => {
    expect(codeHtml(code, language)).toContain(expected);
  });

  const texts = [
    '',
    '\n\nblank lines at the start',
    'a\n\n\nb in the middle',
    'at the end\n\n',
    '\ttabs\t\tand  spaces ',
    '<img src=x onerror="alert(1)"> && a < b &amp; &lt;',
    '$ curl -d \'{"a": "<b>"}\' "$HOST" # not a prompt',
    '{"a": [1, 2, {"b": "c\\n"}], "d": true}',
    'fn main() {\n    println!("{}", vec![1; 3]); // <T>\n}\n',
    '-old\n+new\n same',
  ];
  const withoutPrompts = languages.filter((language) => language !== 'console');
  it.each(withoutPrompts.flatMap((language) => texts.map((text) => [language, text])))(
    'keeps every byte of %s: %j',
    (language, code) => {
      expect(textOf(codeHtml(code, language))).toBe(code);
      expect(textOf(codeHtml(code, language, { lineNumbers: true }))).toBe(code);
      expect(textOf(codeHtml(code, language, { emphasizedLines: [1] }))).toBe(code);
    },
  );

  it('wraps lines in elements only if some are marked or all are numbered', () => {
    expect(codeHtml('a\n\nb', 'text')).toBe('a\n\nb');
    expect(codeHtml('a\n\nb', 'text', { lineNumbers: true })).toBe(
      '<span class="a-line">a\n</span><span class="a-line">\n</span><span class="a-line">b</span>',
    );
    expect(codeHtml('a\nb', 'text', { emphasizedLines: [2] })).toBe(
      '<span class="a-line">a\n</span><span class="a-line a-line-on">b</span>',
    );
  });

  it('splits a syntax node that spans several lines', () => {
    expect(codeHtml('/* a\nb */', 'rust', { lineNumbers: true })).toBe(
      '<span class="a-line"><span class="t-c">/* a\n</span></span><span class="a-line"><span class="t-c">b */</span></span>',
    );
  });

  it('keeps prompts of a console session out of the text', () => {
    const html = codeHtml('$ ls -a\nfile\n> exit', 'console');
    expect(textOf(html)).toBe('ls -a\nfile\nexit');
    expect(html).toContain('<span class="a-prompt" data-prompt="$ ">');
    expect(html).toContain('<span class="a-output">file\n</span>');
  });

  it.each([
    ['ruby', 'def a; end', '<span class="t-k">def</span>'],
    ['php', '<?php echo 1;', '<span class="t-k">echo</span>'],
    ['jsonc', '{ "a": 1 // b\n}', '<span class="t-c">// b</span>'],
    ['solidity', 'contract A {}', '<span class="t-k">contract</span>'],
  ])('loads the grammar of %s', (language, code, expected) => {
    expect(codeHtml(code, language)).toContain(expected);
  });

  it('shows a node named like a member of Object.prototype as plain text', () => {
    expect(codeHtml('Some', 'reason')).toBe('Some');
  });

  it('gives each marked line the class of its mark', () => {
    const marks = { add: [1], remove: [2], focus: [3] };
    expect(codeHtml('a\nb\nc', 'text', { marks })).toBe(
      '<span class="a-line m-line-add">a\n</span><span class="a-line m-line-remove">b\n</span><span class="a-line m-line-focus">c</span>',
    );
  });

  it('writes no style attributes', () => {
    const html = languages.map((language) => codeHtml('a: "b" # c', language)).join('');
    expect(html).not.toContain('style');
  });
});
