import { document } from './openrpc/fixtures';
import { schemasOf } from './openrpc/document';
import type { Schema } from './schema';
import { FieldLister } from './fields';

const point: Schema = { $ref: '#/components/schemas/Point' };

function list(schema: Schema, path = 'value') {
  return new FieldLister(schemasOf(document))
    .list({ path, id: 'result' }, schema, true)
    .map(({ path: at, id, sameAs }) => [at, id, ...(sameAs === undefined ? [] : [sameAs.path])]);
}

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
      'a name that alternatives share once',
      { oneOf: [point, { type: 'object', properties: { x: {}, z: {} } }] },
      [
        ['value', 'result'],
        ['value.x', 'result-x'],
        ['value.y', 'result-y'],
        ['value.z', 'result-z'],
      ],
    ],
  ])('lists %s', (_, schema, rows) => {
    expect(list(schema)).toEqual(rows);
  });

  it('starts paths at the fields if the outermost value has no name', () => {
    expect(list({ type: 'array', items: point }, '').map(([path]) => path)).toEqual([
      '',
      '[].x',
      '[].y',
    ]);
  });
});
