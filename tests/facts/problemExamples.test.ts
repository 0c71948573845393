import {
  asApiDocument,
  callsOf,
  findCall,
  isSuccess,
} from '../../src/content/reference/api/document';
import { problemExample } from '../../src/content/reference/api/problemExamples';
import { TestClient, type TestAnswer } from '../../tools/sandbox/testClient';
import { problemCalls, sampleCustomers, type ProblemCall } from './problemCalls';
import { readApiText } from './apiDocument';
import { causeOf } from './problemCases';

/*
 * Compares each problem's example, for every operation and variant, with what the API sends and
 * with the published document.
 */

async function answerOf(call: ProblemCall, code: string): Promise<TestAnswer['body']> {
  const client = new TestClient();
  const customer = await client.addCustomer('C-1001');
  const other = await client.addCustomer('C-1002');
  await client.fund(customer, '3997.00', 'EUR');
  await client.fund(customer, '3082.76', 'USD');
  await client.pass(5);
  const testCase = { client, customer, other, call };
  const cause = causeOf(testCase, code);
  if (cause === undefined) throw new Error(`Nothing causes ${code} of ${call.name}.`);
  const { text } = await cause(testCase);
  const renamed = text
    .replaceAll(customer, sampleCustomers.customer)
    .replaceAll(other, sampleCustomers.other)
    // A cause may add a customer, who has a lower limit.
    .replace(/(?<="of":"customer","customer_id":")\w+/, sampleCustomers.customer);
  return JSON.parse(renamed) as TestAnswer['body'];
}

/**
 * Returns the first variant of the operation that lists the problem, or `call` if no variant does.
 */
const requestFor = (call: ProblemCall, code: string): ProblemCall =>
  problemCalls.find(
    ({ operation, variant, problems }) =>
      operation === call.operation && variant !== undefined && problems.includes(code),
  ) ?? call;

const pairs = problemCalls.flatMap((call) =>
  call.problems.map((code) => [call.name, code, call] as const),
);

it('covers more than 500 problems of operations and variants', () => {
  expect(pairs.length).toBeGreaterThan(500);
});

it.each(pairs)('%s answers %s as its example says', async (_name, code, call) => {
  const answer = await answerOf(call.variant === undefined ? requestFor(call, code) : call, code);
  const { request_id: requestId } = answer;
  const example = problemExample(call.operation, call.variant, code);
  expect({ ...example, request_id: requestId }).toEqual(answer);
});

it('the published document has the same problem examples, without x-problem-values', () => {
  const published = asApiDocument(JSON.parse(readApiText()));
  for (const { operation, variant, problems } of problemCalls) {
    if (variant !== undefined) continue;
    const { operation: own } = findCall(published, operation.operationId);
    expect(own).not.toHaveProperty('x-problem-values');
    for (const code of problems) {
      expect(problemExample(own, undefined, code)).toEqual(
        problemExample(operation, undefined, code),
      );
    }
  }
});

it('each response of the published document names and shows exactly the problems of its operation', () => {
  const published = asApiDocument(JSON.parse(readApiText()));
  for (const { operation } of callsOf(published)) {
    const shown = Object.entries(operation.responses).flatMap(
      ([status, { description, content }]) => {
        const codes = Object.keys(content?.['application/problem+json']?.examples ?? {});
        const named = isSuccess(status) ? [] : (description ?? '').match(/(?<=`)\w+(?=`)/g);
        expect([operation.operationId, status, named ?? []]).toEqual([operation.operationId, status, codes]); // prettier-ignore
        return codes;
      },
    );
    expect(shown.sort()).toEqual([...(operation['x-problems'] ?? [])].sort());
  }
});
