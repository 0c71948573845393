import type { TestClient } from '../../../tools/sandbox/testClient';
import { begin, eur } from '../../../tools/sandbox/testOrders';

const causes: Readonly<
  Record<string, [string, (client: TestClient, customer: string, path: string) => Promise<unknown>]>
> = {
  'its customer is suspended again': [
    'in_review',
    (client, customer) => client.setStatus(customer, 'suspended'),
  ],
  'the institution returns it': [
    'returned',
    (client, _customer, path) => client.post(`${path}/return`, { reason: 'Test' }),
  ],
};

it.each(Object.entries(causes))(
  'a payment that waited for a suspended customer is not credited after a pause if %s',
  async (_cause, [status, act]) => {
    const { client, customer } = await begin();
    await client.setStatus(customer, 'suspended');
    const { body: payment } = await client.post(
      '/sandbox/incoming_payments',
      { customer_id: customer, amount: eur('25.00') },
      { 'Sandbox-Outcome': 'settlement_paused' },
    );
    await client.setStatus(customer, 'active');
    const path = `/incoming_payments/${String(payment['id'])}`;
    await act(client, customer, path);
    const { data } = client;
    await client.pass(data.sandbox.seconds.pause + data.epochs.finality.seconds);
    expect((await client.get(path)).body['status']).toBe(status);
  },
);
