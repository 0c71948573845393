import { example, number, rpc, text } from './builders';
import type { FileMistakes } from './version';

const notification = { name: 'aNotification', description: 'News.', schema: {}, examples: [] };

const withValues = (names: readonly string[], params: unknown) =>
  rpc({
    result: number,
    params,
    examples: ['First', 'Second'].map((name) => ({
      ...example,
      name,
      params: names.map((each) => ({ name: each, value: 1 })),
    })),
  });
const required = { ...number, required: true };
const failed = { code: -1, message: 'It failed.' };

export const methodNames: FileMistakes = {
  'names in methods': [
    [
      rpc({ deprecated: true, 'x-replacement': ['b'] }),
      'reference/openrpc.json:1:90 There is no method "b" to replace this one. Name another method.',
      rpc({ deprecated: true }),
    ],
    [
      rpc({ 'x-removed-in': 'node version 2.0' }),
      'reference/openrpc.json:1:55 The method has "x-removed-in", but is not deprecated. Add "deprecated": true, or remove "x-removed-in".',
      rpc({ deprecated: true, 'x-removed-in': 'node version 2.0' }),
    ],
    [
      rpc({
        examples: [{ ...example, params: [{ value: 1 }] }],
        params: [number],
        result: number,
      }),
      'reference/openrpc.json:1:133 The example value has no "name". Add "name". Use n.',
      rpc({
        examples: [{ ...example, params: [{ name: 'n', value: 1 }] }],
        params: [number],
        result: number,
      }),
    ],
    [
      rpc({
        examples: [{ ...example, params: [{ name: 'm', value: 1 }] }],
        params: [number],
        result: number,
      }),
      'reference/openrpc.json:1:133 The method has no parameter "m". Use n.',
      rpc({
        examples: [{ ...example, params: [{ name: 'n', value: 1 }] }],
        params: [number],
        result: number,
      }),
    ],
    [
      rpc({ 'x-notification': { ...notification, schema: { typ: 'string' } } }),
      'reference/openrpc.json:1:128 Unknown key "typ" in a schema. Did you mean "type"?',
      rpc({ 'x-notification': { ...notification, schema: { type: 'string' } } }),
    ],
    [
      rpc({ 'x-notification': { ...notification, examples: [{ name: 'a', value: 1 }] } }),
      'reference/openrpc.json:1:142 A sample message has no "description". Add "description".',
      rpc({ 'x-notification': notification }),
    ],
    [
      rpc({ params: [number, { ...number, name: 'm', required: true }] }),
      'reference/openrpc.json:1:94 A required parameter follows an optional one. Move it up, or make it optional: positional parameters cannot be skipped.',
      rpc({ params: [{ ...number, name: 'm', required: true }, number] }),
    ],
    [
      rpc({ tags: [{ name: 'bloks' }] }, { 'x-groups': [{ name: 'blocks', title: 'Blocks' }] }),
      'reference/openrpc.json:1:63 The method is not in any group of the method list. Did you mean "blocks"?',
      rpc({ tags: [{ name: 'blocks' }] }, { 'x-groups': [{ name: 'blocks', title: 'Blocks' }] }),
    ],
    [
      rpc(
        { tags: [{ name: 'blocks' }] },
        { 'x-groups': [{ name: 'blocks', title: 'Blocks' }, { title: 'Slots' }] },
      ),
      `reference/openrpc.json:1:131 A group has no "name". Add "name", and set it to a tag of the group's methods.`,
      rpc({ tags: [{ name: 'blocks' }] }, { 'x-groups': [{ name: 'blocks', title: 'Blocks' }] }),
    ],
    [
      rpc({}, { components: { schemas: { Unused: text } } }),
      'reference/openrpc.json:1:82 Warning: Nothing uses schemas/Unused in "components". Remove it, or use it.',
      rpc({}),
    ],
    [
      rpc({ 'x-requires': ['--flag'] }),
      'reference/openrpc.json:1:68 "x-requires" is not text. Write text in double quotes.',
      rpc({ 'x-requires': '--flag' }),
    ],
    [
      rpc({ 'x-tier': 'fulll' }),
      'reference/openrpc.json:1:64 "fulll" is not a tier of a method. Did you mean "full"?',
      rpc({ 'x-tier': 'full' }),
    ],
    [
      rpc({ paramStructure: 'by-nmae' }),
      'reference/openrpc.json:1:72 "by-nmae" is not a structure of parameters. Did you mean "by-name"?',
      rpc({ paramStructure: 'by-name' }),
    ],
    [
      rpc({ params: ['n'] }),
      'reference/openrpc.json:1:53 The entry is not an object. Write an object: { … }.',
      rpc({ params: [number] }),
    ],
    [
      withValues(['m'], [number]),
      'reference/openrpc.json:1:183 The method has no parameter "m". This occurs in 2 places. Use n.',
      withValues(['n'], [number]),
    ],
    [
      withValues(['n', 'm'], undefined),
      'reference/openrpc.json:1:131 The method has no parameters, but its examples have values. Describe the parameters in "params", or remove the values.',
      withValues(['n', 'm'], [number, { ...number, name: 'm' }]),
    ],
    [
      withValues(['n'], { n: number }),
      'reference/openrpc.json:1:52 "params" is not a list. Write a list: [ … ].',
      withValues(['n'], [number]),
    ],
    [
      withValues(['n'], [{ schema: number.schema }]),
      'reference/openrpc.json:1:53 A parameter or result has no "name". Add "name".',
      withValues(['n'], [number]),
    ],
    [
      rpc({ result: number, params: [required], examples: [{ ...example, params: [] }] }),
      'reference/openrpc.json:1:198 The example has no value for the required parameter "n". Add the value to "params".',
      withValues(['n'], [required]),
    ],
    [
      rpc({ errors: [failed] }, { components: { errors: { FAILED: failed } } }),
      'reference/openrpc.json:1:65 The error -1 is already described in components/errors. Write { "$ref": "#/components/errors/FAILED" }.',
      rpc({}, { components: { errors: { FAILED: failed } } }),
    ],
    [
      rpc({}, { components: { errors: { FAILED: failed, LOST: failed } } }),
      'reference/openrpc.json:1:140 The errors "FAILED" and "LOST" have the same code, -1. Correct one of the two, or remove it.',
      rpc({}, { components: { errors: { FAILED: failed, LOST: { ...failed, code: -2 } } } }),
    ],
  ],
};
