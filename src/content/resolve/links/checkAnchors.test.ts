import { anchorProblem, checkAnchors } from './checkAnchors';
import type { AnchorLink } from '../../types';

const from = 'content/current/a.mdx';
const to = 'content/current/b.mdx';
const reference = (anchor: string, target = to): AnchorLink => ({
  file: from,
  line: 7,
  column: 3,
  target,
  anchor,
});

describe('anchorProblem', () => {
  it.each([
    ['fees', ['fees'], undefined],
    ['fee', ['fees', 'tokens'], 'Did you mean #fees?'],
    ['xyz', ['fees', 'tokens'], 'Its ids are #fees, #tokens.'],
    ['xyz', ['fees'], 'Its only id is #fees.'],
    ['xyz', [], 'It has no headings. Remove the anchor from the link.'],
    [
      'something',
      ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'jj', 'kk'],
      'Its ids are #aa, #bb, #cc, #dd, #ee, #ff, #gg, #hh, #ii, #jj and others.',
    ],
  ])('the advice on #%s, if the ids are %j, is %j', (anchor, ids, advice) => {
    expect(anchorProblem(reference(anchor), new Set(ids))?.advice).toBe(advice);
  });
});

describe('checkAnchors', () => {
  const pagesOf = (complete: boolean, references: AnchorLink[]) =>
    new Map([
      [from, { anchors: new Set(['own']), anchorLinks: references, complete: true }],
      [to, { anchors: new Set(['fees', 'café']), anchorLinks: [], complete }],
    ]);

  const pages = (...references: AnchorLink[]) => pagesOf(true, references);

  it('accepts existing anchors', () => {
    expect(checkAnchors(pages(reference('fees'), reference('café')))).toEqual([]);
  });

  it('reports missing anchors with their position', () => {
    expect(checkAnchors(pages(reference('fees'), reference('own')))).toEqual([
      {
        file: from,
        line: 7,
        column: 3,
        message: 'The page content/current/b.mdx has no element with the id "own".',
        advice: 'Its ids are #fees, #café.',
      },
    ]);
  });

  it('skips anchors of pages with unreadable parts', () => {
    expect(checkAnchors(pagesOf(false, [reference('own')]))).toEqual([]);
  });

  it('skips missing pages, which are reported for the link itself', () => {
    expect(checkAnchors(pages(reference('x', 'content/current/none.mdx')))).toEqual([]);
  });
});
