import { compileAllPages } from './compiledPages';
import { unexplainedValues } from './unexplainedValues';
import { projectRoot } from '../../tools/copyProject';

const id = 'cus_01kazjwhmmapdenm42ckaqjq9s';
const bash = (text: string) => `\n\`\`\`bash\n${text}\n\`\`\`\n`;
const answer = (text: string) => `\n\`\`\`json\n${text}\n\`\`\`\n`;

it.each<[string, string, string[]]>([
  ['an id from a response', `${answer(`{ "id": "${id}" }`)}${bash(`curl /a/${id}`)}`, []],
  ['an id only in a request', bash(`curl /a/${id}`), [`${id} in: curl /a/${id}`]],
  ['an id that comes later', `${bash(`curl /${id}`)}${answer(id)}`, [`${id} in: curl /${id}`]],
  ['an id in a body', bash(`curl --json '{\n  "a": "${id}"\n}'`), [`${id} in: '  "a": "${id}"`]],
  ['a variable that is set', bash('export API=x\ncurl "$API/a"'), []],
  ['a variable that is not set', bash('curl "$API/a"'), ['API in: curl "$API/a"']],
  ['a variable that prose names', `The API.${bash('curl $API')}`, ['API in: curl $API']],
  ['code in a step', '\n   ```bash\n   export API=x\n   curl $API\n   ```\n', []],
  ['a file that an earlier line writes', bash('openssl x -out a.key\nopenssl y -in a.key'), []],
  ['a file that prose names', `Save it as \`a.pem\`.${bash('curl --cert a.pem')}`, []],
  ['a file with no source', bash('curl --cert a.pem'), ['a.pem in: curl --cert a.pem']],
  ['a function', bash('api() {\n  curl x\n}\napi y'), []],
  ['keywords and built-in commands', bash('while curl x; do\n  printf y\ndone'), []],
  ['a command not introduced before', bash('wget x'), ['wget in: wget x']],
  ['a command within another', bash('curl "$(uuidgen)"'), ['uuidgen in: curl "$(uuidgen)"']],
  [
    'a secret',
    bash('curl b8Yk0QeW3mJxXzq7yH1dTg'),
    ['b8Yk0QeW3mJxXzq7yH1dTg in: curl b8Yk0QeW3mJxXzq7yH1dTg'],
  ],
])('finds only values that a reader cannot know: %s', (_, page, expected) => {
  expect(unexplainedValues(`Use \`curl\` and \`openssl\`.\n${page}`)).toEqual(expected);
});

it('every value in the quickstart comes from an earlier step', () => {
  const pages = compileAllPages(projectRoot);
  const quickstart = pages.find(({ path }) => path === '/documentation/institutions/quickstart');
  expect(unexplainedValues(quickstart?.article.markdown ?? 'There is no quickstart.')).toEqual([]);
  // A page without samples would pass the check above.
  expect(quickstart?.article.markdown.match(/```bash/g)?.length).toBeGreaterThan(10);
});
