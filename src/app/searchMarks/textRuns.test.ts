/** @jest-environment jsdom */
import { textRuns } from './textRuns';

function runsOf(html: string): string[][] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return textRuns(root).map((run) => run.map(({ data }) => data));
}

describe('textRuns', () => {
  it.each<[string, string, string[][]]>([
    ['joins words split by colours', '<p>get<span>Block</span>s</p>', [['get', 'Block', 's']]],
    ['parts paragraphs', '<p>a</p><p>b</p>', [['a'], ['b']]],
    ['parts cells', '<table><tr><td>a</td><td>b</td></tr></table>', [['a'], ['b']]],
    ['parts at breaks and footnotes', 'a<br>b<sup>1</sup>c', [['a'], ['b'], ['1'], ['c']]],
    ['leaves buttons, drawings and scripts out', '<button>a</button><svg><text>b</text></svg>', []],
    ['leaves the labels of tabs out', '<p class="a-tab-label">bash</p><p>x</p>', [['x']]],
    ['leaves spaces out', '<ul>\n <li>a</li>\n</ul>', [['a']]],
  ])('%s', (_, html, expected) => {
    expect(runsOf(html)).toEqual(expected);
  });

  it('ends long runs at a space', () => {
    const line = `<span>${'x'.repeat(999)}</span><span>\n</span>`;
    expect(runsOf(`<pre>${line.repeat(9)}</pre>`).map((run) => run.length)).toEqual([6, 6, 6]);
  });
});
