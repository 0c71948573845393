import { definitionText, parseReference, propertiesOf } from './definition';

function definitionIn(schemas: object, others = parseReference('{}').others): unknown {
  const document = parseReference(JSON.stringify({ schemas }), others);
  const [, node] = propertiesOf(document.root)[0] ?? [];
  const [, first] = propertiesOf(node ?? document.root)[0] ?? [];
  return JSON.parse(definitionText(document, first ?? document.root));
}

const ref = (name: string) => ({ $ref: `#/schemas/${name}` });

test.each([
  ['nothing', { type: 'string' }, {}, {}],
  [
    'a schema with a reference of its own',
    { items: ref('B') },
    { B: ref('C'), C: { type: 'null' } },
    { '#/schemas/B': ref('C'), '#/schemas/C': { type: 'null' } },
  ],
  ['itself', { items: ref('A') }, {}, { '#/schemas/A': { items: ref('A') } }],
  [
    'a schema with a slash in its name',
    ref('b~1c'),
    { 'b/c': { type: 'null' } },
    { '#/schemas/b~1c': { type: 'null' } },
  ],
  ['a missing target', { items: ref('None') }, {}, {}],
  ['a missing document', { $ref: 'other.json#/A' }, {}, {}],
])(
  'for a definition that refers to %s, lists the targets that exist',
  (_name, definition, more, references) => {
    expect(definitionIn({ A: definition, ...more })).toEqual({ definition, references });
  },
);

test('includes the references in a definition from another document', () => {
  const other = parseReference(JSON.stringify({ schemas: { B: ref('C'), C: { type: 'null' } } }));
  const definition = { $ref: 'other.json#/schemas/B' };
  expect(definitionIn({ A: definition }, new Map([['other.json', other]]))).toEqual({
    definition,
    references: { 'other.json#/schemas/B': ref('C'), '#/schemas/C': { type: 'null' } },
  });
});

test('integers above 2^53 keep their digits', () => {
  const document = parseReference('{"maximum": 18446744073709551615}');
  expect(definitionText(document, document.root)).toContain('18446744073709551615');
});

test('rejects a text that is not JSON', () => {
  expect(() => parseReference('')).toThrow('The reference document is not JSON.');
});
