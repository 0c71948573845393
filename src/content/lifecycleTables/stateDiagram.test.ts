import { compile, htmlOf } from '../fixtures';
import { library } from './fixtures';
import { layOut } from './layout';
import { readMachine } from './machine';

const layout = (kind?: string) => layOut(readMachine('order', kind, library));

describe('layOut', () => {
  it('merges all changes from one state to another into one arrow', () => {
    const { arrows } = layOut(
      readMachine('order', undefined, {
        ...library,
        tokens: {
          ...library.tokens,
          lifecycles: {
            order: [
              { id: 'a', from: '–', to: 'new', by: 'Institution' },
              { id: 'b', from: 'new', to: 'done', by: 'Institution' },
              { id: 'c', from: 'new', to: 'done', by: 'Bank' },
            ].map((transition) => ({ ...transition, trigger: 'x', event: 'x', within: 'x' })),
          },
        },
      }),
    );
    expect(arrows.map(({ numbers, isOwn }) => [numbers, isOwn])).toEqual([
      [[1], true],
      [[2, 3], false],
    ]);
  });

  it('puts states in layers, and ends arrows at the edges of the boxes', () => {
    const { boxes, arrows } = layout('send');
    const box = (state: string) => {
      const stateBox = boxes.find((candidate) => candidate.state === state);
      if (stateBox === undefined) throw new Error(state);
      return stateBox;
    };
    expect(box('new').y).toBeLessThan(box('moving').y);
    expect(box('moving').y).toBeLessThan(box('done').y);
    expect(box('done').y).toBe(box('failed').y);
    const ends = new Map(arrows.map(({ numbers, points }) => [numbers[0], points]));
    expect(ends.get(1)?.at(-1)).toEqual({
      x: box('new').x - box('new').width / 2,
      y: box('new').y,
    });
    expect(ends.get(2)?.[0]?.y).toBe(box('new').y + 14);
    expect(ends.get(2)?.at(-1)?.y).toBe(box('moving').y - 14);
    // The loop starts and ends at the right edge of its box.
    expect(ends.get(3)?.map(({ x }) => x - box('moving').x - box('moving').width / 2)).toEqual([
      0, 16, 16, 0,
    ]);
  });
});

describe('StateDiagram', () => {
  it('draws states, arrows and numbers, with a description', () => {
    const html = htmlOf('<StateDiagram of="order" kind="send" caption="An order" />', library);
    expect(html).toContain(
      'aria-label="State diagram. Starts in new. From new to moving. From moving to done or failed. Final: done, failed."',
    );
    expect(html.match(/<rect /g)).toHaveLength(4);
    expect(html.match(/<path class="a-states-(?:line|own)" d="M/g)).toHaveLength(2);
    expect(html).toMatch(/<g class="a-states-numbers">(<text [^>]*>\d<\/text>){5}<\/g>/);
    expect(html).toMatch(
      /<rect [^>]* rx="14"><\/rect><rect [^>]* rx="14"><\/rect><g class="a-states-names">/,
    );
    expect(html).toContain(
      '<figcaption>An order. The numbers refer to the table. Thick arrows are changes that your institution makes; states with round ends are final.</figcaption>',
    );
    expect(html).not.toMatch(/style=|id=/);
  });

  it('mentions thick arrows only if there are any', () => {
    const html = htmlOf('<StateDiagram of="order" kind="get" />', library);
    expect(html).toContain(
      '<figcaption>The numbers refer to the table; states with round ends are final.</figcaption>',
    );
    expect(html).not.toContain('a-states-own');
  });

  it('is described in the Markdown export', () => {
    expect(compile('<StateDiagram of="parcel" />', library).article.markdown).toContain(
      'Figure: State diagram. Starts in under_way or here. From under_way to here. Final: here.',
    );
  });
});
