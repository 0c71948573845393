import { createSandbox, steppedClock, type Sandbox } from '../../src/sandbox';
import { selfChecks } from '../../src/sandbox/selfChecks';
import { webhookTo, type Deliver } from '../../src/sandbox/webhooks/deliver';
import { readCurrentData } from './readData';

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: TestBody;
  readonly text: string;
}

/** A body with any fields. */
export interface TestBody {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read any field
  readonly [name: string]: any;
}

const data = readCurrentData();
const start = Date.parse('2025-11-26T08:00:00.000Z');

/** Age at which the client replaces its token, which is still valid then. */
const tokenMilliseconds = 300_000;

/** A client of a new sandbox with a clock that only the test moves. */
export class TestClient {
  readonly clock = steppedClock(start);
  readonly sandbox: Sandbox;
  readonly network = data.network;
  #key = 0;
  #token = { value: '', until: 0 };

  constructor(seed = 1, webhook?: { readonly url: string; readonly deliver: Deliver }) {
    this.sandbox = createSandbox(data, {
      clock: this.clock,
      seed,
      checks: selfChecks,
      ...(webhook !== undefined && { webhook: webhookTo(webhook.url, webhook.deliver) }),
    });
  }

  get data() {
    return data;
  }

  /** Sends a request; a POST gets a new idempotency key unless it has one. */
  async send(
    method: string,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer> {
    const sent = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body);
    const response = await this.sandbox.answer({
      method,
      url: `http://localhost/v1${path}`,
      headers: new Headers({
        Authorization: `Bearer ${this.#validToken()}`,
        ...(method === 'POST' && { 'Idempotency-Key': `key-${(this.#key += 1)}` }),
        ...headers,
      }),
      arrayBuffer: () => Promise.resolve(new TextEncoder().encode(sent).buffer),
    });
    const { body: sentBody } = response;
    const text =
      typeof sentBody === 'string' ? sentBody : new TextDecoder().decode(sentBody ?? undefined);
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    const isLines = response.headers.get('Content-Type') === 'application/jsonl';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && !isLines ? (JSON.parse(text) as TestBody) : {},
    };
  }

  #validToken(): string {
    const now = this.clock.now();
    if (now >= this.#token.until) {
      this.#token = { value: this.sandbox.issueToken(), until: now + tokenMilliseconds };
    }
    return this.#token.value;
  }

  get(path: string, headers?: Readonly<Record<string, string>>): Promise<TestAnswer> {
    return this.send('GET', path, undefined, headers);
  }

  post(
    path: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer> {
    return this.send('POST', path, body, headers);
  }

  /** Advances the clock by a number of seconds and runs the due tasks. */
  async pass(seconds: number): Promise<void> {
    this.clock.advance(seconds * 1000);
    await this.sandbox.tick();
  }

  /** Adds a customer, waits for the end of the review, and returns the customer's id. */
  async addCustomer(externalId: string, more: object = {}): Promise<string> {
    const { body } = await this.post('/customers', { ...business(externalId), ...more });
    await this.pass(10);
    return String(body['id']);
  }

  setStatus(customerId: string, status: string, reason = 'Test'): Promise<TestAnswer> {
    return this.post(`/customers/${customerId}/status`, { status, reason });
  }

  /**
   * Creates a transaction and returns its id.
   * @throws Error with the answer if it is refused
   */
  async create(input: object): Promise<string> {
    const { body, status, text } = await this.post('/transactions', input);
    if (status !== 201) throw new Error(text);
    await this.pass(0);
    return String(body['id']);
  }

  async transaction(id: string): Promise<TestBody> {
    return (await this.get(`/transactions/${id}`)).body;
  }

  /** Pays money in for a customer, waits until it is credited, and returns the transaction's id. */
  async fund(customerId: string, value: string, currency: string): Promise<string> {
    const amount = { value, currency };
    const id = await this.create({
      kind: `fiat_to_${this.network}`,
      customer_id: customerId,
      amount,
    });
    await this.post('/sandbox/payments', { transaction_id: id, amount });
    await this.pass(15);
    return id;
  }

  /**
   * Lets a second pass, then returns the available and held balance: `3995.00 + 0.00 EUR`, or
   * `none`.
   */
  async balance(customerId: string, currency: string): Promise<string> {
    await this.pass(1);
    const { body } = await this.get(
      `/reports/balances?customer_id=${customerId}&currency=${currency}`,
    );
    const [row] = body['data'] as TestBody[];
    return row === undefined ? 'none' : `${row['available']} + ${row['held']} ${row['currency']}`;
  }
}

/** Returns the data of a new business customer. */
export function business(externalId: string): object {
  return {
    external_id: externalId,
    type: 'business',
    legal_name: 'Example Imports GmbH',
    registration_number: 'HRB 100001',
    country: 'DE',
    address: { line1: 'Musterstrasse 1', city: 'Hamburg', postal_code: '20095', country: 'DE' },
    beneficial_owners: [
      {
        name: 'Erika Mustermann',
        date_of_birth: '1984-08-12',
        country: 'DE',
        share_percent: '100',
      },
    ],
  };
}

/** Returns an identity document that is valid until the given day. */
export const passport = (validUntil: string) => ({
  kind: 'passport',
  number: '1',
  country: 'DE',
  valid_until: validUntil,
});

/** Fields that replace those of `business` for a customer who is a person. */
export const individual = {
  type: 'individual',
  date_of_birth: '1984-08-12',
  nationality: 'DE',
  identity_document: passport('2030-01-01'),
  registration_number: undefined,
  beneficial_owners: undefined,
} as const;

/** Fields that replace those of `business` for a customer who is a financial institution. */
export const financialInstitution = {
  type: 'financial_institution',
  lei: '529900T8BM49AURSDO55',
  licence: { authority: 'BaFin', number: '1' },
  registration_number: undefined,
  beneficial_owners: undefined,
} as const;

/** Returns the part of the institution's daily limit that is used, in dollars: `1000.00`. */
export async function usedLimit(client: TestClient): Promise<string> {
  const { body } = await client.get('/network');
  return String(body['limit'].used.value);
}
