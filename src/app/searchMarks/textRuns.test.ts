/** @jest-environment jsdom */
import { textRuns } from './textRuns';

function runsOf(html: string): string[][] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return textRuns(root).map((run) => run.map(({ data }) => data));
}

describe('textRuns', () => {
  it.each<[string, string, string[][]]>([
    [
      'joins words split by syntax highlighting',
      '<p>get<span>Block</span>s</p>',
      [['get', 'Block', 's']],
    ],
    ['separates paragraphs', '<p>a</p><p>b</p>', [['a'], ['b']]],
    ['separates cells', '<table><tr><td>a</td><td>b</td></tr></table>', [['a'], ['b']]],
    ['splits at line breaks and footnotes', 'a<br>b<sup>1</sup>c', [['a'], ['b'], ['1'], ['c']]],
    [
      'omits buttons, drawings and scripts',
      '<button>a</button><svg><text>b</text></svg><script>c</script>',
      [],
    ],
    ['omits the labels of tabs', '<p class="a-tab-label">bash</p><p>x</p>', [['x']]],
    ['omits spaces between elements', '<ul>\n <li>a</li>\n</ul>', [['a']]],
  ])('%s', (_, html, expected) => {
    expect(runsOf(html)).toEqual(expected);
  });

  it('ends long runs at a space', () => {
    const line = `<span>${'x'.repeat(999)}</span><span>\n</span>`;
    expect(runsOf(`<pre>${line.repeat(9)}</pre>`).map((run) => run.length)).toEqual([6, 6, 6]);
  });
});
