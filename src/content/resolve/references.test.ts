import { htmlOf, problemsOf } from '../fixtures';

const undefinedLink = (place: string, label = 'nope') =>
  `${place} The link [${label}] is not defined. Add [${label}]: and the address on a line of its own, or write \\[ for a bracket.`;

describe('references', () => {
  it.each([
    ['in a list', '[a][b]\n\n- x\n\n  [b]: https://x.com/1'],
    ['in a quote', '[a][b]\n\n> [b]: https://x.com/1'],
    ['of two definitions the first', '[a][b]\n\n[b]: https://x.com/1\n[b]: https://x.com/2'],
  ])('find their definition: %s', (_name, body) => {
    expect(htmlOf(body)).toContain('<a href="https://x.com/1"');
  });

  it.each<[string, string[]]>([
    ['[a][nope]', [undefinedLink('1:1')]],
    ['See [a][nope] and\nthen [b][no].', [undefinedLink('1:5'), undefinedLink('2:6', 'no')]],
    ['[`a`][nope]', [undefinedLink('1:1')]],
    ['[nope][]', [undefinedLink('1:1')]],
    ['[0][1] and x[i][j]', []],
    ['- > [a][nope]', [undefinedLink('1:5')]],
    ['`[a][nope]`', []],
    ['```text\n[a][nope]\n```', []],
    [String.raw`\[a][nope] and \[a]\[nope]`, []],
    ['An array [1] and [2].', []],
  ])('without a definition are told: %j', (body, expected) => {
    expect(problemsOf(body)).toEqual(expected);
  });
});
