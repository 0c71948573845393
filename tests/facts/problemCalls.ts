import { asApiDocument, callsOf } from '../../src/content/reference/api/document';
import {
  exampleOf,
  findVariant,
  requestBodyOf,
  variantNames,
  type Variant,
} from '../../src/content/reference/api/variant';
import type { Call } from '../../src/content/reference/api/types';
import { TestClient, type TestAnswer } from '../../tools/sandbox/testClient';

/* The reference's requests, which tests use to cause each operation's problems. */

export const api = asApiDocument(new TestClient().data.document);

/** An operation, or one variant of its body, with the codes of its problems. */
export interface ProblemCall extends Call {
  /** `addCustomer`, or for a variant `createTransaction currency_exchange`. */
  readonly name: string;
  readonly variant: Variant | undefined;
  readonly problems: readonly string[];
}

/** All operations and variants. */
export const problemCalls: readonly ProblemCall[] = callsOf(api).flatMap((call) => {
  const { operation } = call;
  const { operationId: name, 'x-problems': problems = [] } = operation;
  // The reference has a section for each variant of a body with named examples.
  const hasVariants = requestBodyOf(operation)?.examples !== undefined;
  const variants = (hasVariants ? variantNames(api, operation) : []).map((value): ProblemCall => {
    const variant = findVariant(api, operation, value);
    const own = variant.schema['x-problems'] ?? problems;
    return { ...call, name: `${name} ${value}`, variant, problems: own };
  });
  return [{ ...call, name, variant: undefined, problems }, ...variants];
});

/** A new sandbox with a customer who has 3,995.00 EUR and 3,081.22 USD. */
export interface Case {
  readonly client: TestClient;
  readonly customer: string;
  /** Another active customer. */
  readonly other: string;
  readonly call: ProblemCall;
}

/** Ids of customers in the samples of the reference. */
export const sampleCustomers = {
  customer: 'cus_01kazjwhmmapdenm42ckaqjq9s',
  other: 'cus_01kazjzzryvxz71s822n2f90tb',
} as const;

type Body = Readonly<Record<string, unknown>>;

/** Returns the example body of an operation or variant; undefined if it has none. */
export function sampleBody({ operation, variant }: ProblemCall): Body | undefined {
  const body = requestBodyOf(operation);
  return body && (exampleOf(body, variant) as Body);
}

/** Returns the example body with the customers of the test. */
export function bodyFor({ customer, other, call }: Case): Body {
  const text = JSON.stringify(sampleBody(call))
    .replaceAll(sampleCustomers.customer, customer)
    .replaceAll(sampleCustomers.other, other);
  return JSON.parse(text) as Body;
}

interface Changes {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends the reference's sample request with the given changes. The ids in the sample do not exist
 * in a new sandbox.
 */
export function sendSample(
  { client, call }: Case,
  { query = {}, body = sampleBody(call), headers = {} }: Changes = {},
): Promise<TestAnswer> {
  const { parameters } = call.operation;
  const inQuery = parameters.filter(
    ({ in: place, required, example }) => place === 'query' && (required ?? example !== undefined),
  );
  const examples = inQuery.map(({ name, example }) => [name, String(example)]);
  const search = new URLSearchParams({ ...Object.fromEntries(examples), ...query });
  const path = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), call.path);
  return client.send(call.method, search.size === 0 ? path : `${path}?${search}`, body, headers);
}
