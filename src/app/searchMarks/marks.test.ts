/** @jest-environment jsdom */
import { createMatcher } from '../../search/excerpt/matching';
import { markRun, unmark } from './marks';
import { textRuns } from './textRuns';

function marked(html: string, terms: readonly string[], room = 100) {
  const root = document.createElement('div');
  root.innerHTML = html;
  const isMarked = createMatcher(terms);
  const marks = textRuns(root).flatMap((run) => markRun(run, isMarked, room));
  return { root, marks };
}

describe('markRun', () => {
  it.each<[string, string[], string]>([
    ['<p>a fee, fees</p>', ['fee'], '<p>a <mark>fee</mark>, <mark>fees</mark></p>'],
    ['<p>fee</p>', ['fee'], '<p><mark>fee</mark></p>'],
    ['<a href="#x">the fee</a>', ['fee'], '<a href="#x">the <mark>fee</mark></a>'],
    [
      'getTokenAccountsByOwner()',
      ['owner', 'token'],
      'get<mark>Token</mark>AccountsBy<mark>Owner</mark>()',
    ],
    [
      '<code><span>get</span><span>Block</span>(1)</code>',
      ['getBlock'],
      '<code><span><mark>get</mark></span><span><mark>Block</mark></span>(1)</code>',
    ],
    ['<code>get<b>Block</b></code>', ['block'], '<code>get<b><mark>Block</mark></b></code>'],
    [
      '<p>&lt;i&gt;bold&lt;/i&gt;</p>',
      ['<i>bold</i>'],
      '<p>&lt;<mark>i</mark>&gt;<mark>bold</mark>&lt;/<mark>i</mark>&gt;</p>',
    ],
    ['<p>500,000 units</p>', ['500000'], '<p><mark>500,000</mark> units</p>'],
    ['<p>👍 __proto__ constructor</p>', ['👍', 'toString'], '<p>👍 __proto__ constructor</p>'],
  ])('in %s, marking the terms %j gives %s', (html, terms, expected) => {
    const { root, marks } = marked(html, terms);
    expect(root.innerHTML).toBe(expected);
    expect([...root.querySelectorAll('mark')]).toEqual(marks);
  });

  it('marks no more words than allowed', () => {
    expect(marked('<p>fee fee fee</p>', ['fee'], 2).marks).toHaveLength(2);
  });
});

describe('unmark', () => {
  it('restores the text nodes', () => {
    const html = '<p>fee a fee <a href="#x">fee</a></p><pre><span>fee</span>Payer</pre>';
    const { root, marks } = marked(html, ['fee', 'payer', 'feepayer']);
    const paragraph = root.querySelector('p');
    expect(marks).toHaveLength(5);
    unmark(marks);
    expect(root.innerHTML).toBe(html);
    expect(paragraph?.childNodes).toHaveLength(2);
    expect(paragraph?.firstChild?.textContent).toBe('fee a fee ');
  });

  it('ignores marks that are gone', () => {
    const { root, marks } = marked('<p>fee</p>', ['fee']);
    root.replaceChildren();
    unmark(marks);
    unmark(marks);
    expect(root.innerHTML).toBe('');
  });
});
