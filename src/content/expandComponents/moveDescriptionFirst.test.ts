import type { RootContent } from 'mdast';
import { moveDescriptionFirst } from './moveDescriptionFirst';

const paragraph = (value: string, isPage?: boolean): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
  ...(isPage !== undefined && {
    data: { operationPart: { operation: 'a', part: 'header', isPage } },
  }),
});

const [intro, notes] = [paragraph('intro'), paragraph('notes')];

test('on a page about one operation, its description precedes the author’s text', () => {
  const description = paragraph('description', true);
  const call = paragraph('call', true);
  expect(moveDescriptionFirst([intro, description, call, notes])).toEqual([
    description,
    intro,
    call,
    notes,
  ]);
});

test.each<[string, RootContent[]]>([
  ['without operations', [intro, notes]],
  ['with several operations', [intro, paragraph('description', false), notes]],
  [
    'about a method, which the author describes,',
    [
      intro,
      {
        type: 'list',
        children: [],
        data: { operationPart: { operation: 'a', part: 'header', isPage: true } },
      },
    ],
  ],
])('a page %s keeps its order', (_, children) => {
  expect(moveDescriptionFirst(children)).toEqual(children);
});
