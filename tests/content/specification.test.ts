import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../tools/copyProject';
import { specification } from '../specification';
import { testTitles } from '../support/testTitles';

const known = new Map<string, readonly string[]>();

function titlesOf(file: string): readonly string[] {
  const path = join(projectRoot, file);
  const titles =
    known.get(file) ?? (existsSync(path) ? testTitles(file, readFileSync(path, 'utf8')) : []);
  known.set(file, titles);
  return titles;
}

function exists(test: string): boolean {
  const [file = '', ...rest] = test.split(': ');
  const title = rest.join(': ');
  return titlesOf(file).some((each) => each === title || each.endsWith(` › ${title}`));
}

test.each(specification)('$section: $sentence', ({ tests }) => {
  expect(tests.filter((each) => !exists(each))).toEqual([]);
});

test('each sentence stands once', () => {
  const sentences = specification.map(({ section, sentence }) => `${section} ${sentence}`);
  expect(sentences).toEqual([...new Set(sentences)]);
});

test('titles are found in groups, tables and templates, and not where they are skipped', () => {
  const text = `
    describe('a', () => {
      test('b', () => undefined);
      describe.each([1])('c', () => {
        it.each([['x', 'y']])('%s', () => undefined);
      });
      test.skip('d', () => undefined);
    });
    test.each\`x\`('e', () => undefined);
    expect('f');
  `;
  expect(testTitles('a.test.ts', text)).toEqual(['a › b', 'a › c › %s', 'e']);
});
