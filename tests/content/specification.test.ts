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

test('each sentence appears once in its section', () => {
  const sentences = specification.map(({ section, sentence }) => `${section} ${sentence}`);
  expect(sentences).toEqual([...new Set(sentences)]);
});

test('finds titles in groups, tables and templates, and leaves out skipped tests', () => {
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
  expect(testTitles('a.test.ts', text)).toEqual(['a › b', 'a › c › x', 'e']);
});

test('fills in the title of each row of a table if the values are in the file', () => {
  const text = `
    import { other } from './other';
    const first = 'one';
    const rows = [[first, true], [other, false]] as const;
    describe.each(['x', 'y'])('in %s', () => {
      test.each([...rows, [\`\${first}!\`, null]])('%s: %s', () => undefined);
    });
    test.each([{ name: 'a' }, { name: 1 }])('$name', () => undefined);
    test.each([['%', { a: 1 }]])('%s is %j', () => undefined);
    test.each(other)('%s of another file', () => undefined);
    test.each(Object.entries({ 'a key': /x/ }))('%s of an object', () => undefined);
  `;
  expect(testTitles('a.test.ts', text)).toEqual([
    ...['x', 'y'].flatMap((group) => [
      `in ${group} › one: true`,
      `in ${group} › %s: %s`,
      `in ${group} › one!: null`,
    ]),
    'a',
    '1',
    '% is {"a":1}',
    '%s of another file',
    'a key of an object',
  ]);
});
