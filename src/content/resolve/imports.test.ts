import { problemsOf } from '../fixtures';

describe('mistakes: imports and exports', () => {
  it.each<[string, string[]]>([
    [
      'import X from "y"',
      [
        '1:1 Pages cannot import or export. Take the line away: all components are there without being imported.',
      ],
    ],
    [
      'import { a } from "y";',
      [
        '1:1 Pages cannot import or export. Take the line away: all components are there without being imported.',
      ],
    ],
    [
      'import "x"',
      [
        '1:1 Pages cannot import or export. Take the line away: all components are there without being imported.',
      ],
    ],
    [
      'export const a = 1',
      [
        '1:1 Pages cannot import or export. Take the line away: all components are there without being imported.',
      ],
    ],
    [
      'export default x',
      [
        '1:1 Pages cannot import or export. Take the line away: all components are there without being imported.',
      ],
    ],
    ['import the key first', []],
  ])('%j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
