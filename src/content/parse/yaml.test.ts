import { readYaml } from './yaml';

test('an alias without an anchor is told with its place', () => {
  const { data, problems } = readYaml('a.yaml', 'base: &base 1\nlist: [*base, *bsae]\n');
  expect(data).toBeUndefined();
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'a.yaml',
      line: 2,
      column: 15,
      message: expect.stringContaining('bsae'),
    }),
  ]);
});
