import { document } from '../openrpc/fixtures';
import { schemasOf } from '../openrpc/document';
import type { Schema } from './schema';
import { FieldLister, type Field } from './fields';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string): Schema => ({ type: 'array', items: ref(name) });
const point = ref('Point');
const slot = ref('Slot');
const object = (kind: string, properties: Schema['properties']): Schema => ({
  type: 'object',
  description: `Of the kind ${kind}.`,
  required: ['kind'],
  properties: properties ?? {},
});

/**
 * Returns a row for each field, in the order of the tree: its path, its id and, if its fields are
 * listed elsewhere, the path of the field that lists them. A row such as `a:` starts the
 * alternative with the label `a`.
 */
function rows({ path, id, sameAs, inner }: Field): string[][] {
  return [
    [path, id, ...(sameAs === undefined ? [] : [sameAs.path])],
    ...inner.fields.flatMap(rows),
    ...inner.variants.flatMap(({ label, fields, sameAs: same }) => [
      [`${label}:`, ...(same === undefined ? [] : [same.path])],
      ...fields.flatMap(rows),
    ]),
  ];
}

const list = (schema: Schema, path = 'value') =>
  rows(new FieldLister(schemasOf(document)).list({ path, id: 'result' }, schema, true));

describe('FieldLister', () => {
  it.each<[string, Schema, string[][]]>([
    ['a scalar', { type: 'string' }, [['value', 'result']]],
    [
      'an object',
      point,
      [
        ['value', 'result'],
        ['value.x', 'result-x'],
        ['value.y', 'result-y'],
      ],
    ],
    [
      'an array of arrays of objects',
      { type: 'array', items: { type: 'array', items: point } },
      [
        ['value', 'result'],
        ['value[][].x', 'result-x'],
        ['value[][].y', 'result-y'],
      ],
    ],
    [
      'a shared object once',
      { type: 'object', properties: { a: { type: 'array', items: point }, b: point } },
      [
        ['value', 'result'],
        ['value.a', 'result-a'],
        ['value.a[].x', 'result-a-x'],
        ['value.a[].y', 'result-a-y'],
        ['value.b', 'result-b', 'value.a[]'],
      ],
    ],
    [
      'a name once if alternatives share it',
      { oneOf: [point, { type: 'object', properties: { x: {}, z: {} } }] },
      [
        ['value', 'result'],
        ['value.x', 'result-x'],
        ['value.y', 'result-y'],
        ['value.z', 'result-z'],
      ],
    ],
    [
      'fields of alternatives below their names, after the shared ones',
      {
        oneOf: [
          object('a', { kind: { const: 'a' }, note: slot, size: { type: 'integer' } }),
          object('b', { kind: { const: 'b' }, note: slot, size: { type: 'string' }, far: {} }),
        ],
      },
      [
        ['value', 'result'],
        ['value.kind', 'result-kind'],
        ['value.note', 'result-note'],
        ['a:'],
        ['value.size', 'result-size'],
        ['b:'],
        ['value.size', 'result-size-2'],
        ['value.far', 'result-far'],
      ],
    ],
    [
      'alternatives that are not objects, if they have names',
      { 'x-variants': ['json', 'base58'], oneOf: [point, { type: 'string' }] },
      [
        ['value', 'result'],
        ['json:'],
        ['value.x', 'result-x'],
        ['value.y', 'result-y'],
        ['base58:'],
      ],
    ],
    [
      'a reference to alternatives that are already listed',
      {
        type: 'object',
        properties: {
          a: point,
          b: {
            'x-variants': ['point', 'other'],
            oneOf: [point, { type: 'object', properties: { z: {} } }],
          },
        },
      },
      [
        ['value', 'result'],
        ['value.a', 'result-a'],
        ['value.a.x', 'result-a-x'],
        ['value.a.y', 'result-a-y'],
        ['value.b', 'result-b', 'value.a'],
        ['point:', 'value.a'],
        ['other:'],
        ['value.b.z', 'result-b-z'],
      ],
    ],
    [
      'alternatives of the items of an array',
      {
        type: 'array',
        items: {
          oneOf: [
            object('a', { kind: { const: 'a' }, x: {} }),
            object('b', { kind: { const: 'b' } }),
          ],
        },
      },
      [
        ['value', 'result'],
        ['value[].kind', 'result-kind'],
        ['a:'],
        ['value[].x', 'result-x'],
        ['b:'],
      ],
    ],
    [
      'the entries of a tuple with objects',
      { type: 'array', prefixItems: [{ type: 'integer' }, point] },
      [
        ['value', 'result'],
        ['value[0]', 'result-0'],
        ['value[1]', 'result-1'],
        ['value[1].x', 'result-1-x'],
        ['value[1].y', 'result-1-y'],
      ],
    ],
    [
      'the objects of a map',
      { type: 'object', properties: { x: {} }, additionalProperties: point },
      [
        ['value', 'result'],
        ['value.x', 'result-x'],
        ['value.*', 'result-any'],
        ['value.*.x', 'result-any-x'],
        ['value.*.y', 'result-any-y'],
      ],
    ],
  ])('lists %s', (_, schema, expected) => {
    expect(list(schema)).toEqual(expected);
  });

  it('lists the fields of a recursive schema only once', () => {
    const node: Schema = { type: 'object', properties: { next: ref('Node'), all: listOf('Node') } };
    const shared = { file: 'a.json', schemas: { Node: node } };
    const field = new FieldLister(shared).list({ path: 'root', id: 'root' }, ref('Node'), true);
    expect(rows(field)).toEqual([
      ['root', 'root'],
      ['root.next', 'root-next', 'root'],
      ['root.all', 'root-all', 'root'],
    ]);
  });

  it('leaves the name out of paths if the outermost value has none', () => {
    expect(list({ type: 'array', items: point }, '').map(([path]) => path)).toEqual([
      '',
      '[].x',
      '[].y',
    ]);
  });
});
