import type { Field } from './fields';
import { ruleSentences } from './rules';
import type { Schema } from './schema';
import { viewSchema } from './schemaView';
import { fieldsNode } from './fieldNodes';
import { markdownOf } from '../fixtures';

const shared = { file: 'a.json', schemas: {} };
const fieldOf = (schema: Schema): Field => ({
  name: 'a',
  path: 'a',
  id: 'a',
  required: true,
  view: viewSchema(shared, schema),
  inner: { prefix: 'a', fields: [], variants: [] },
});

it.each<[Schema, string]>([
  [{ type: 'string', minLength: 1, maxLength: 64 }, 'From 1 to 64 characters.'],
  [{ type: 'string', minLength: 2, maxLength: 2 }, 'Exactly 2 characters.'],
  [{ type: 'string', pattern: '^a$' }, 'Pattern `^a$`.'],
  [{ type: 'integer', minimum: 1000 }, 'At least 1,000.'],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 5 }, 'More than 0. Less than 5.'],
  [{ type: 'integer', multipleOf: 5 }, 'A multiple of 5.'],
  [
    { type: 'number', multipleOf: 0.0001, maximum: 0.9999 },
    'At most 0.9999. A multiple of 0.0001.',
  ],
  [{ type: 'array', maxItems: 1, uniqueItems: true }, 'At most 1 entry. No entry occurs twice.'],
  [{ type: 'array', items: { type: 'string', maxLength: 3 } }, 'Each entry: at most 3 characters.'],
  [
    { type: 'object', additionalProperties: { type: 'string', maxLength: 9 }, maxProperties: 2 },
    'At most 2 entries. Values: string, at most 9 characters.',
  ],
  [{ type: 'object', propertyNames: { maxLength: 5 } }, 'Names: at most 5 characters.'],
  [{ type: 'string', readOnly: true }, 'Cannot be set.'],
])('writes the rules of %j', (schema, sentences) => {
  expect(ruleSentences(fieldOf(schema)).length).toBeGreaterThan(0);
  expect(markdownOf([fieldsNode('Fields', [fieldOf(schema)], 'response')])).toContain(sentences);
});

it.each<[string, Schema]>([
  ['a range that the type name implies', { type: 'integer', title: 'u8', maximum: 255 }],
  ['the length of a tuple', { title: '[a, b]', type: 'array', minItems: 2, maxItems: 2 }],
])('leaves out %s', (_, schema) => {
  expect(ruleSentences(fieldOf(schema))).toEqual([]);
});

it.each<[Required<Field>['condition'], string]>([
  [{ insteadOf: ['b'] }, 'Required unless `b` is given.'],
  [{ insteadOf: ['b', 'c'] }, 'Required if none of `b`, `c` is given.'],
  [{ requiredWith: ['b'], allowedWith: ['b'] }, 'Required with `b`, not allowed otherwise.'],
  [{ requiredWith: ['b'], allowedWith: ['b', 'c'] }, 'Required with `b`.'],
  [{ requiredWith: ['b', 'c'] }, 'Required with `b`, `c`.'],
])('says when a field of a request is required: %j', (condition, sentence) => {
  const field = { ...fieldOf({ type: 'string' }), required: false, condition };
  const text = markdownOf([fieldsNode('Fields', [field], 'request')]);
  expect(text).toContain(sentence);
  expect(text).not.toContain('required=');
});
