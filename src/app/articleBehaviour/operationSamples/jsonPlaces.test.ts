import { matchesField, jsonPlaces, placeAt } from './jsonPlaces';

const json = `{
  "result": {
    "list": [{ "a": 1 }, { "a": "x\\"y" }],
    "none": [], "null": null
  }
}`;

it('lists every value in reading order, with its path; the text of a member includes its key', () => {
  const places = jsonPlaces(json).map(({ path, start, end }) => [path, json.slice(start, end)]);
  expect(places.slice(0, 2).map(([path]) => path)).toEqual(['', 'result']);
  expect(places.slice(2)).toEqual([
    ['result.list', '"list": [{ "a": 1 }, { "a": "x\\"y" }]'],
    ['result.list[0]', '{ "a": 1 }'],
    ['result.list[0].a', '"a": 1'],
    ['result.list[1]', '{ "a": "x\\"y" }'],
    ['result.list[1].a', '"a": "x\\"y"'],
    ['result.none', '"none": []'],
    ['result.null', '"null": null'],
  ]);
});

it.each([
  ['the body of a command', ['', 'id'], `curl https://a \\\n  --data '{\n"id": 1\n}'`],
  ['a macro in Rust', ['', 'id'], 'fn main() {\n  .json(&json!({ "id": 1 }))\n}'],
  ['a list', ['', '[0]', '[0].id'], '[{ "id": 1 }]'],
  ['code without JSON', [], 'const { value } = await get(7n);'],
  ['truncated JSON', [], '{ "id": 1, '],
])('in %s, lists the values at %j', (_, paths, text) => {
  expect(jsonPlaces(text).map(({ path }) => path)).toEqual(paths);
});

it.each([
  ['a key', 'result.list', '"list"'],
  ['a value', 'result.list[1].a', '"x'],
  ['a bracket', undefined, ']'],
  ['the outermost brace', undefined, '{'],
])('at %s, returns %s', (_, path, text) => {
  expect(placeAt(jsonPlaces(json), json.indexOf(text))?.path).toBe(path);
});

it.each([
  ['a.b', 'a.b', true],
  ['a[0].b', 'a[].b', true],
  ['params[1].b', 'params[1].b', true],
  ['params[0].b', 'params[1].b', false],
  ['a[0]', 'a', false],
  ['a.b', 'a', false],
  ['[2].b', '[].b', true],
])('%s matches the field path %s: %s', (path, field, expected) => {
  expect(matchesField(path, field)).toBe(expected);
});
