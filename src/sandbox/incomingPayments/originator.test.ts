import { begin, receive } from '../../../tools/sandbox/testIncoming';
import { eur } from '../../../tools/sandbox/testOrders';
import { originatorOf } from './originator';
import { IncomingPayments } from './payments';

describe('an incoming payment', () => {
  it('shows who sent it, and which required data is missing', async () => {
    const testCase = await begin();
    const complete = await testCase.client.get(
      `/incoming_payments/${await receive(testCase, 'a')}`,
    );
    expect(complete.body).toMatchObject({
      originator: { name: 'Example Trading SA', country: 'FR', institution: { country: 'FR' } },
      beneficiary: { name: 'Example Imports GmbH' },
      travel_rule: { status: 'complete', missing: [] },
    });
    const partial = await testCase.client.get(
      `/incoming_payments/${await receive(testCase, 'NODATA')}`,
    );
    expect(partial.body).toMatchObject({
      originator: { address: null, country: null },
      travel_rule: { status: 'missing', missing: ['originator.address', 'originator.country'] },
    });
    const nameless = await testCase.client.get(
      `/incoming_payments/${await receive(testCase, 'NONAME')}`,
    );
    expect(nameless.body).toMatchObject({
      beneficiary: { name: null },
      travel_rule: { status: 'missing', missing: ['beneficiary.name'] },
      review: { reason: 'travel_rule_data_missing' },
    });
  });

  it.each([
    ['individual', ['date_of_birth', 'identity_document']],
    ['business', ['registration_number', 'lei']],
    ['financial_institution', ['lei']],
  ])(
    'shows the identity data of a payer of the type %s, but not in its event',
    async (type, ownFields) => {
      const { client, customer } = await begin();
      const payment = { customer_id: customer, amount: eur('2500.00'), payer_type: type };
      const { body } = await client.post('/sandbox/incoming_payments', payment);
      const commonFields = [
        'name',
        'type',
        'account',
        'customer_number',
        'address',
        'country',
        'institution',
      ];
      const given = Object.entries(body['originator'] as object).filter(
        ([, value]) => value !== null,
      );
      expect(given.map(([name]) => name).sort()).toEqual([...commonFields, ...ownFields].sort());
      expect(body['travel_rule']).toEqual({ status: 'complete', missing: [] });
      const event = client.sandbox.events().at(-1) as { data: object };
      expect(Object.keys(event.data)).toEqual(['id', 'status']);
    },
  );

  it.each([
    ['individual', 'originator.identity_document'],
    ['business', 'originator.registration_number'],
    ['financial_institution', 'originator.lei'],
  ])('from a payer of the type %s goes into review if %s is missing', async (type, path) => {
    const { client, customer } = await begin();
    const { world } = client.sandbox;
    const field = path.replace('originator.', '');
    const originator = { ...originatorOf(world, { type }), [field]: null };
    const receiver = world.customers.get(customer);
    if (receiver === undefined) throw new Error('The customer is missing.');
    const payment = new IncomingPayments(world).arrive(
      receiver,
      { currency: 'EUR', units: 100n },
      originator,
      null,
    );
    const { body } = await client.get(`/incoming_payments/${payment.id}`);
    expect([body['review'].reason, body['travel_rule'].missing]).toEqual([
      'travel_rule_data_missing',
      [path],
    ]);
  });
});
