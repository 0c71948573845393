import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { requestBodyOf } from '../../src/content/reference/api/variant';
import type { Schema } from '../../src/shared/schema/schema';
import { Validator } from '../../src/shared/schema/validator';
import { TestClient, type TestAnswer } from '../../tools/sandbox/testClient';
import { fieldsOf, neighboursOf, resolve, withValue } from './neighbours';
import { bodyFor, problemCalls, sendSample, type Case, type ProblemCall } from './problemCalls';

/*
 * Sends each operation's sample with one value changed, at and beyond the edges of its schema. The
 * sandbox compares its answers with the document, and throws if one does not match.
 */

const validator = new Validator(new TestClient().data.document);

/** Calls before a case is replaced; accepted calls use up its balances and limits. */
const callsPerCase = 40;

async function createCase(call: ProblemCall): Promise<Case> {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1001');
  const other = await client.addCustomer('C-1002');
  await client.fund(customer, '3997.00', 'EUR');
  return { client, customer, other, call };
}

/** Serialises the world's objects, to compare before and after a call. */
function stateOf({ client: { sandbox } }: Case): Buffer {
  const { world } = sandbox;
  const objects = [
    world.customers,
    world.transactions,
    world.quotes,
    world.issuances,
    world.redemptions,
    world.incomingPayments,
    world.returnedPayments,
    world.freezes,
    world.exports,
  ].map((map: ReadonlyMap<string, unknown>) => [...map.values()]);
  const { events, policy, ledger } = world;
  return serialize([objects, policy, events, ledger.postings.length]);
}

/** Compares the bytes first, because `expect` takes longer than the call to the sandbox. */
function expectSameState(after: Buffer, before: Buffer): void {
  if (!after.equals(before)) expect(deserialize(after)).toEqual(deserialize(before));
}

/** A changed request, and the errors that its schema finds in it. */
interface Attempt {
  readonly changes: Parameters<typeof sendSample>[1];
  readonly errors: readonly object[];
}

function bodyAttempts(testCase: Case): Attempt[] {
  const schema = requestBodyOf(testCase.call.operation)?.schema as Schema | undefined;
  if (schema === undefined) return [];
  const sample = bodyFor(testCase);
  return fieldsOf(validator, sample, schema).flatMap((field) =>
    [undefined, ...neighboursOf(field.schema)].map((value) => {
      // Undefined members are not sent.
      const text = JSON.stringify(withValue(sample, field.path, value));
      const body = JSON.parse(text) as object;
      return { changes: { body }, errors: validator.errors(body, schema) };
    }),
  );
}

function readParameter(text: string, { type }: Schema): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  return type === 'boolean' && /^(?:true|false)$/.test(text) ? text === 'true' : text;
}

function queryAttempts({ call }: Case): Attempt[] {
  const inQuery = call.operation.parameters.filter((parameter) => parameter.in === 'query');
  return inQuery.flatMap(({ name, schema }) =>
    neighboursOf(resolve(validator, schema as Schema)).map((value) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      const errors = validator.errors(
        readParameter(text, resolve(validator, schema as Schema)),
        schema as Schema,
      );
      return {
        changes: { query: { [name]: text } },
        errors: errors.map(({ message }) => ({ parameter: name, message })),
      };
    }),
  );
}

let sent = 0;

const attemptsOf = (testCase: Case) => [...bodyAttempts(testCase), ...queryAttempts(testCase)];

function expectRefusal(answer: TestAnswer, errors: readonly object[]): void {
  const { status, code, errors: named } = answer.body;
  const actual = [status, code, named];
  const expected = [400, 'invalid_request', errors];
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

it.each(problemCalls.map((call) => [call.name, call] as const))(
  '%s names every value that its schema refuses, and a refused request changes nothing',
  async (_name, call) => {
    let testCase = await createCase(call);
    let attempts = attemptsOf(testCase);
    for (let index = 0; index < attempts.length; index += 1) {
      if (index % callsPerCase === callsPerCase - 1) {
        testCase = await createCase(call);
        attempts = attemptsOf(testCase);
      }
      const { changes, errors } = attempts[index] as Attempt;
      await testCase.client.pass(1);
      sent += 1;
      const before = stateOf(testCase);
      const answer = await sendSample(testCase, changes);
      if (errors.length > 0) expectRefusal(answer, errors);
      if (answer.status >= 400) expectSameState(stateOf(testCase), before);
    }
  },
);

it('sends more than 8000 requests', () => {
  expect(sent).toBeGreaterThan(8000);
});
