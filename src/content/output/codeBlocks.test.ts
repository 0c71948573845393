import { networkName } from '../../site/names';
import { htmlOf, textOf } from '../fixtures';

describe('HTML of code blocks', () => {
  it.each([
    ['blank lines', '\n\na\n\n\nb\n\n', 'text'],
    ['tabs', '\ta\n\t\tb', 'bash'],
    ['prompts in bash', '$ ls\n> a', 'bash'],
    ['markup', '<img src=x onerror="a()">', 'yaml'],
  ])('keeps the exact text: %s', (_name, code, language) => {
    const html = htmlOf(`\`\`\`${language}\n${code}\n\`\`\``);
    const [, inner = ''] = /<code[^>]*>([\s\S]*)<\/code>/.exec(html) ?? [];
    expect(textOf(inner)).toBe(code);
  });

  it('shows the title, marked lines and line numbers', () => {
    expect(htmlOf('```text title="For {Network}" {2} showLineNumbers\na\nb\n```')).toBe(
      `<figure class="a-code m-code-numbered"><figcaption>For ${networkName}</figcaption>` +
        '<pre translate="no"><code class="language-text"><span class="a-line">a\n</span><span class="a-line a-line-on">b</span></code></pre>' +
        '<button type="button" class="a-copy" aria-label="Copy code to clipboard"></button></figure>',
    );
  });

  it.each([
    ['```text\na\n```', true],
    ['```text\na\nb\n```', false],
    ['```text title="A"\na\n```', false],
  ])('frames code only if it has one line and no title: %j', (markdown, isFramed) => {
    expect(htmlOf(markdown).includes('class="a-code-frame"')).toBe(isFramed);
  });

  it('strips only the indentation of the enclosing component', () => {
    const body =
      '<Tabs>\n  <Tab label="a">\n    ```text\n    a\n      b\n    ```\n  </Tab>\n</Tabs>';
    expect(htmlOf(body)).toContain('<code class="language-text">a\n  b</code>');
  });
});
