import { textOf } from '../fixtures';
import { renderProblemNotice } from './renderProblemNotice';

const problem = {
  file: 'content/current/a.mdx',
  line: 5,
  column: 2,
  message: 'The HTML element <div> is not allowed.',
  advice: 'Use Markdown.',
};

describe('renderProblemNotice', () => {
  it('returns an empty string if there are no problems', () => {
    expect(renderProblemNotice([])).toBe('');
  });

  it('lists problems with their positions, and escapes HTML in messages', () => {
    const other = { ...problem, line: 9, message: 'Other.' };
    // Ignores the line-break opportunities in long paths.
    const html = renderProblemNotice([problem, other]).replaceAll('<wbr/>', '');
    expect(html).toContain('Problems on this page');
    expect(html).toContain(
      '<li><code>content/current/a.mdx:5:2</code> The HTML element &lt;div&gt; is not allowed. Use Markdown.</li>',
    );
    expect(html).toContain('a.mdx:9:2');
    expect(renderProblemNotice([problem])).toContain('A problem on this page');
  });

  it('shows a message once, with its first six positions and the number of further ones', () => {
    const problems = [5, 6, 7, 8, 9, 10, 11].map((line) => ({ ...problem, line }));
    const html = renderProblemNotice(problems).replaceAll('<wbr/>', '');
    expect(html).toContain('A problem on this page');
    expect(textOf(html)).toContain(
      'Use Markdown. Also at content/current/a.mdx:6:2, content/current/a.mdx:7:2, content/current/a.mdx:8:2, content/current/a.mdx:9:2, content/current/a.mdx:10:2 and 1 more.',
    );
  });

  it.each([
    ['a <div> b', 3, 'a <div> b\n  ^'],
    ['\tx', 2, ' x\n ^'],
    [
      `${'a'.repeat(60)}b${'c'.repeat(70)}`,
      61,
      `…${'a'.repeat(50)}b${'c'.repeat(59)}…\n${' '.repeat(51)}^`,
    ],
  ])('shows the line of a problem with a caret below its column: %j', (line, column, excerpt) => {
    const html = renderProblemNotice([{ ...problem, column }], () => `1\n2\n3\n4\n${line}\n6`);
    expect(textOf(html)).toContain(excerpt);
  });

  it('shows no excerpt for a blank line or an unknown file', () => {
    expect(renderProblemNotice([problem], () => '\n\n\n\n \n')).not.toContain('<pre');
    expect(renderProblemNotice([problem], () => undefined)).not.toContain('<pre');
  });
});
