import type { Block, Guide } from './readGuides';
import { compareRequests } from './requests';

const block = (lang: string, text: string, title = ''): Block => ({
  lang,
  text,
  title,
  line: 1,
  norun: undefined,
  step: '',
  tabs: 1,
  isGenerated: false,
});
const bash = block('bash', `curl --json '{ "a": "b" }' \\\n  "$API/things"`);
const rust = (method: string, path: string, json: string) =>
  block('rust', `client\n.${method}(format!("{api}${path}"))\n.json(&json!(${json}))`);

const problems = (...blocks: Block[]) => {
  const guide: Guide = {
    file: 'a.mdx',
    text: '',
    blocks,
    before: undefined,
    setUp: undefined,
    at: undefined,
  };
  return compareRequests(guide).problems;
};

describe('compareRequests', () => {
  it.each([
    ['the same JSON', [bash, block('json', '{"a": "b"}', 'Request')], []],
    ['different JSON', [bash, block('json', '{"a": "c"}', 'Request')], ['json body {"a":"c"}']],
    ['a response', [bash, block('json', '{"id": "c"}', 'Response 200')], []],
    ['the same Rust', [bash, rust('post', '/things', '{ "a": "b" }')], []],
    ['Rust with a different body', [bash, rust('post', '/things', '{}')], ['rust body {}']],
    [
      'Rust with a different path',
      [bash, rust('post', '/other', '{ "a": "b" }')],
      ['rust path /other'],
    ],
    [
      'Rust with a different method',
      [bash, rust('patch', '/things', '{ "a": "b" }')],
      ['rust method PATCH'],
    ],
    [
      'Rust with a variable in the path',
      [block('bash', 'curl "$API/things/1"'), block('rust', '.get(format!("{api}/things/{id}"))')],
      [],
    ],
    [
      'Rust with a different parameter',
      [
        block('bash', 'curl "$API/things?wait=30"'),
        block('rust', '.get(format!("{api}/things"))\n.query(&[("wait", "20")])'),
      ],
      ['rust wait=20'],
    ],
    [
      'Rust without a parameter',
      [
        block('bash', 'curl "$API/things?wait=30&limit=5"'),
        block('rust', '.get(format!("{api}/things"))\n.query(&[("wait", wait)])'),
      ],
      ['rust lacks limit'],
    ],
  ])(
    'reports the differences, if any, between the request in bash and %s',
    (_name, blocks, expected) => {
      expect(problems(...blocks)).toEqual(expected.map((problem) => `a.mdx:1 ${problem}`));
    },
  );
});
