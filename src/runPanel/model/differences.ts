import { isObject } from '../../shared/isObject';
import { joinPath } from '../../shared/joinPath';
import type { FieldError, Schema } from '../../shared/schema/schema';
import type { Validator } from '../../shared/schema/validator';
import { flatten, nodeOf } from './node';
import { bestOption } from './values';

function addUnknownMembers(
  value: unknown,
  schema: Schema,
  path: string,
  validator: Validator,
  errors: FieldError[],
): void {
  const resolve = (pointer: string) => validator.resolve(pointer);
  if (typeof value !== 'object' || value === null) return;
  const flat = flatten(schema, resolve);
  const node = nodeOf(flat, resolve);
  const visit = (member: unknown, own: Schema, name: string | number) =>
    addUnknownMembers(member, own, joinPath(path, name), validator, errors);
  if (node.kind === 'options') {
    const option = node.options[bestOption(value, node, validator)];
    if (option !== undefined) addUnknownMembers(value, option.schema, path, validator, errors);
  } else if (node.kind === 'list' && Array.isArray(value)) {
    value.forEach((item, index) => visit(item, node.items, index));
  } else if (node.kind === 'object' && isObject(value)) {
    const isOpen = 'additionalProperties' in flat || 'patternProperties' in flat;
    for (const [name, member] of Object.entries(value)) {
      const field = node.fields.find((candidate) => candidate.name === name);
      if (field !== undefined) visit(member, field.schema, name);
      else if (node.rest !== undefined) visit(member, node.rest, name);
      else if (!isOpen && node.fields.length > 0) {
        errors.push({ field: joinPath(path, name), message: 'Is not in the reference' });
      }
    }
  }
}

/** Returns how a result differs from its schema: invalid, missing and unknown members. */
export function findDifferences(
  value: unknown,
  schema: Schema,
  validator: Validator,
): FieldError[] {
  const errors = validator.errors(value, schema);
  // A value that is wrong as a whole may have another form, whose members would all count as
  // unknown.
  if (!errors.some(({ field }) => field === ''))
    addUnknownMembers(value, schema, '', validator, errors);
  return errors;
}
