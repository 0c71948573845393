import { anchorProblem, checkAnchors } from './checkAnchors';
import type { AnchorReference } from '../types';

const from = 'content/current/a.mdx';
const to = 'content/current/b.mdx';
const reference = (anchor: string, target = to): AnchorReference => ({
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
    ['xyz', [], 'It has no headings.'],
    [
      'something',
      ['aa', 'bb', 'cc', 'dd', 'ee', 'ff', 'gg', 'hh', 'ii', 'jj', 'kk'],
      'Its ids are #aa, #bb, #cc, #dd, #ee, #ff, #gg, #hh, #ii, #jj and others.',
    ],
  ])('#%s among %j', (anchor, ids, advice) => {
    expect(anchorProblem(reference(anchor), new Set(ids))?.advice).toBe(advice);
  });
});

describe('checkAnchors', () => {
  const pagesOf = (complete: boolean, references: AnchorReference[]) =>
    new Map([
      [from, { anchors: new Set(['own']), anchorReferences: references, complete: true }],
      [to, { anchors: new Set(['fees', 'café']), anchorReferences: [], complete }],
    ]);

  const pages = (...references: AnchorReference[]) => pagesOf(true, references);

  it('is content with anchors that exist', () => {
    expect(checkAnchors(pages(reference('fees'), reference('café')))).toEqual([]);
  });

  it('tells those that do not, with their place', () => {
    expect(checkAnchors(pages(reference('fees'), reference('own')))).toEqual([
      {
        file: from,
        line: 7,
        column: 3,
        message: 'The page content/current/b.mdx has no heading with the id "own".',
        advice: 'Its ids are #fees, #café.',
      },
    ]);
  });

  it('says nothing of anchors in a page that could not be read as a whole', () => {
    expect(checkAnchors(pagesOf(false, [reference('own')]))).toEqual([]);
  });

  it('says nothing of pages that are not there, which the link itself is reported for', () => {
    expect(checkAnchors(pages(reference('x', 'content/current/none.mdx')))).toEqual([]);
  });
});
