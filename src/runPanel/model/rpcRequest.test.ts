import type { RunMethod } from '../../shared/runFiles';
import { formatBody } from '../../shared/json';
import { rpcCurl } from '../../shared/samples/rpcCurl';
import { Validator } from '../../shared/schema/validator';
import { readNumber } from './values';
import { paramsSchema, rpcRequest, valuesByName } from './rpcRequest';

const method: RunMethod = {
  name: 'getThing',
  params: ['a', 'b', 'c'].map((name) => ({
    name,
    required: name === 'a',
    description: `The ${name}.`,
    schema: { type: 'integer' },
  })),
  example: {},
  result: {},
  servers: [],
  fixes: {},
  components: { schemas: {} },
};

it.each([
  [{ a: 1, b: 2, c: 3 }, [1, 2, 3]],
  [{ a: 1 }, [1]],
  [{ a: 1, c: 3 }, [1, null, 3]],
  [{}, []],
])('sends %j by position: %j', (values, params) => {
  expect(rpcRequest(method, values)).toEqual({ jsonrpc: '2.0', id: 1, method: 'getThing', params });
});

it.each([
  [[1, null, 3], { a: 1, c: 3 }],
  [[], {}],
])('reads the list %j as %j', (list, values) => {
  expect(valuesByName(method, list)).toEqual(values);
});

it.each([
  ['a list with too many values', [1, 2, 3, 4]],
  ['anything but a list', { a: 1 }],
])('rejects %s', (_, value) => {
  expect(valuesByName(method, value)).toBeUndefined();
});

it('sends integers above 2^53 with all digits', () => {
  const request = rpcRequest(method, { a: readNumber('18446744073709551614') });
  expect(formatBody(request)).toContain('"params": [18446744073709551614]');
  expect(rpcCurl('http://localhost', request)).toContain('18446744073709551614');
  expect(new Validator({}).errors(request['params'], { items: { type: 'integer' } })).toEqual([]);
});

it('merges the parameters into one schema', () => {
  expect(paramsSchema(method)).toMatchObject({
    required: ['a'],
    properties: { b: { type: 'integer', description: 'The b.' } },
  });
});
