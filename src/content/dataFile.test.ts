import { parseDataFile } from './dataFile';

describe('parseDataFile', () => {
  it('reads YAML', () => {
    const text = 'base: 5000\nlist:\n  - { code: EUR }\n';
    expect(parseDataFile({ file: 'reference/fees.yaml', text })).toEqual({
      data: { base: 5000, list: [{ code: 'EUR' }] },
      problems: [],
    });
  });

  it('reads JSON', () => {
    const text = '{"methods": [{"name": "a"}]}';
    expect(parseDataFile({ file: 'reference/openrpc.json', text }).data).toEqual({
      methods: [{ name: 'a' }],
    });
  });

  it.each([
    ['a.yaml', 'a: 1\nb: [1, 2\n', 3, /valid YAML/],
    ['a.yaml', 'a: 1\na: 2\n', 2, /valid YAML: Map keys must be unique/],
    ['a.yaml', '- 1\n- 2\n', 1, /does not begin with a name/],
    ['a.yaml', '', 1, /does not begin with a name/],
    ['a.json', '{\n  "a": 1,\n  "b": [1, 2\n}\n', 4, /valid YAML|valid JSON/],
    ['a.json', '{"a": 1, }', 1, /valid JSON/],
    ['a.json', '[1]', 1, /does not begin with a name/],
  ])('%s %j', (file, text, line, message) => {
    const { data, problems } = parseDataFile({ file, text });
    expect(data).toBeUndefined();
    expect(problems[0]).toMatchObject({ file, line });
    expect(problems[0]?.message).toMatch(message);
  });
});
