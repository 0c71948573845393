import { problemsOf } from '../fixtures';

describe('checks of imports and exports', () => {
  it.each<[string, string[]]>([
    [
      'import X from "y"',
      [
        '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      ],
    ],
    [
      'import { a } from "y";',
      [
        '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      ],
    ],
    [
      'import "x"',
      [
        '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      ],
    ],
    [
      'export const a = 1',
      [
        '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      ],
    ],
    [
      'export default x',
      [
        '1:1 Pages cannot import or export. Remove the import or export; components need no import.',
      ],
    ],
    ['import the key first', []],
  ])('find the problems, if any, in %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
