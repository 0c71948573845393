import { TestClient } from './testClient';
import { eur } from './testOrders';

/* Incoming payments that the tests of the sandbox simulate. */

export interface Case {
  readonly client: TestClient;
  readonly customer: string;
}

/** Creates an active customer without money. */
export async function begin(): Promise<Case> {
  const client = new TestClient();
  return { client, customer: await client.addCustomer('C-1') };
}

/**
 * Simulates a payment of 2,500 EUR to the customer, and returns its id.
 * @throws Error with the answer if it is refused
 */
export async function receive({ client, customer }: Case, reference: string): Promise<string> {
  const { body, status, text } = await client.post('/sandbox/incoming_payments', {
    customer_id: customer,
    amount: eur('2500.00'),
    reference,
  });
  if (status !== 201) throw new Error(text);
  return String(body['id']);
}
