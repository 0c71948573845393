import { parseDataFile } from './dataFile';

describe('parseDataFile', () => {
  it('reads YAML', () => {
    const text = 'base: 5000\nlist:\n  - { code: EUR }\n';
    expect(parseDataFile({ file: 'reference/fees.yaml', text })).toMatchObject({
      data: { base: 5000, list: [{ code: 'EUR' }] },
      problems: [],
    });
  });

  it.each([
    ['a: 1\nb: [1, 2\n', 2, /bracket is not closed/],
    ['a: 1\na: 2\n', 2, /Duplicate key "a"/],
    ['- 1\n- 2\n', 1, /must be a map/],
    ['', 1, /must be a map/],
  ])('reports the mistake in %j', (text, line, message) => {
    const { data, problems } = parseDataFile({ file: 'a.yaml', text });
    expect(data).toBeUndefined();
    expect(problems[0]).toMatchObject({ file: 'a.yaml', line });
    expect(problems[0]?.message).toMatch(message);
  });
});
