import { duplicateTitles } from './duplicateTitles';

test.each([
  ['Fees', 'Fees', ['a.mdx has the same title, "Fees".']],
  ['Fees', 'fees', ['a.mdx has the title "Fees", which differs only in capitals.']],
  ['Fees', 'Limits', []],
  ['', '', []],
])('for the titles %j and %j, reports %j', (first, second, expected) => {
  const pages = [
    { source: { file: 'a.mdx' }, frontMatter: { title: first } },
    { source: { file: 'b.mdx' }, frontMatter: { title: second } },
  ];
  expect(duplicateTitles(pages).map(({ message }) => message)).toEqual(expected);
});

test('leaves files that differ only in capitals to the address check', () => {
  const frontMatter = { title: 'Fees' };
  const files = ['fees.mdx', 'Fees.mdx'].map((file) => ({ source: { file }, frontMatter }));
  expect(duplicateTitles(files)).toEqual([]);
});
