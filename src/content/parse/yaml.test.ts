import { readYaml } from './yaml';

test('reports an alias without anchor at its position', () => {
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
