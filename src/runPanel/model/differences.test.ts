import { Validator } from '../../shared/schema/validator';
import { findDifferences } from './differences';

const account = {
  type: 'object',
  required: ['owner'],
  properties: {
    owner: { type: 'string' },
    data: {
      oneOf: [
        { type: 'string' },
        { type: 'object', required: ['program'], properties: { program: { type: 'string' } } },
        { type: 'null' },
      ],
    },
    labels: { type: 'object', additionalProperties: { type: 'string' } },
  },
};
const schema = { oneOf: [{ type: 'array', items: account }, { type: 'null' }] };
const validator = new Validator({});

it.each<[string, unknown, string[]]>([
  ['null', null, []],
  ['a matching result', [{ owner: 'a', data: { program: 'b' }, labels: { x: 'y' } }], []],
  ['a missing member', [{}], ['0.owner Is missing']],
  ['a wrong type', [{ owner: 1 }], ['0.owner Must be of type string']],
  [
    'members that are not in the reference',
    [{ owner: 'a', space: 1, data: { program: 'b', parsed: 1 } }],
    ['0.space Is not in the reference', '0.data.parsed Is not in the reference'],
  ],
  ['a value of another type', { owner: 'a', space: 1 }, ['Must be of type array']],
])('lists the differences, if any, between a result and its schema: %s', (_, value, expected) => {
  const errors = findDifferences(value, schema, validator);
  expect(errors.map(({ field, message }) => `${field} ${message}`.trim())).toEqual(expected);
});
