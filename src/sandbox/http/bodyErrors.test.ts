import { business, TestClient } from '../../../tools/sandbox/testClient';

/* The errors that name the fields of an invalid body. */

const refusal = ({ status, body }: Awaited<ReturnType<TestClient['get']>>) => [
  status,
  body['code'],
  (body['errors'] as unknown[] | undefined)?.[0],
];

const missing = 'txn_01kaznpxc8eqhgj0m9waanvyqc';
const customer_id = 'cus_01kazjzzryvxz71s822n2f90tb';
const amount = { value: '1.00', currency: 'EUR' };

const transfer = (client: TestClient, destination: object) => ({
  kind: `${client.network}_to_${client.network}`,
  customer_id,
  amount,
  destination,
});

it.each<[string, string, (client: TestClient) => object, object]>([
  [
    'an unknown kind of report',
    '/reports/exports',
    () => ({ kind: 'users' }),
    {
      field: 'kind',
      message: 'Must be one of balances, customers, network, transactions, returns',
    },
  ],
  [
    'a period that is missing',
    '/reports/exports',
    () => ({ kind: 'customers', as_of: '2025-11-26T00:00:00.000Z' }),
    { field: 'from', message: 'Is missing' },
  ],
  [
    'no id of what a payment pays',
    '/sandbox/payments',
    () => ({ amount }),
    {
      field: 'transaction_id',
      message: 'Is missing; give transaction_id, or issuance_id, or redemption_id, or reference',
    },
  ],
  [
    'neither amount nor id of a payment',
    '/sandbox/payments',
    () => ({}),
    {
      field: 'transaction_id',
      message: 'Is missing; give transaction_id, or issuance_id, or redemption_id, or reference',
    },
  ],
  [
    'two ids of what a payment pays',
    '/sandbox/payments',
    () => ({ transaction_id: missing, reference: 'A', amount }),
    { field: 'reference', message: 'Is not allowed with the other fields' },
  ],
  [
    'a quote without amounts',
    '/quotes',
    () => ({ customer_id }),
    { field: 'sell', message: 'Is missing; give sell and buy_currency, or buy and sell_currency' },
  ],
  [
    'a quote with both amounts',
    '/quotes',
    () => ({ customer_id, sell: amount, buy: amount, buy_currency: 'USD' }),
    { field: 'buy', message: 'Is not allowed with the other fields' },
  ],
  [
    'a bank account without numbers',
    '/transactions',
    ({ network }) => ({
      kind: `${network}_to_fiat`,
      customer_id,
      amount,
      destination: { type: 'bank_account', account_name: 'A' },
    }),
    {
      field: 'destination.iban',
      message: 'Is missing; give iban and bic, or account_number and bank_code',
    },
  ],
  [
    'a destination of another kind',
    '/transactions',
    (client) => transfer(client, { type: 'bank_account' }),
    { field: 'destination.type', message: 'Must be one of customer, network_address' },
  ],
])(
  'names the field at fault in a body that can have several forms: %s',
  async (_fault, path, body, error) => {
    const client = new TestClient();
    expect(refusal(await client.post(path, body(client)))).toEqual([400, 'invalid_request', error]);
  },
);

it.each([
  [{ '\u200b': 'A' }, 'metadata'],
  [{ '': 'A' }, 'metadata'],
  [{ team: '\u0000' }, 'metadata.team'],
  [{ team: ' ' }, 'metadata.team'],
])('refuses metadata without a visible character: %j', async (metadata, field) => {
  const answer = await new TestClient().post('/customers', { ...business('C-1'), metadata });
  expect(answer.body).toMatchObject({ status: 400, errors: [{ field }] });
});

it.each<[string, object, string]>([
  ['/customers', { ...business('C-1'), note: 'A' }, 'note: Is an unknown field.'],
  ['/customers', [], 'The body: Must be of type object.'],
  ['/customers', { ...business('C-1'), note: 'A', tag: 'A' }, '2 fields (note, tag) are invalid.'],
  ['/customers?a=1&b=1', { ...business('C-1'), note: 'A' }, '1 field (note) and 2 parameters (a, b) are invalid.'],
])('lists the invalid fields and parameters in the member `detail`: %s %j', async (path, body, detail) => {
  expect((await new TestClient().post(path, body)).body['detail']).toBe(detail);
}); // prettier-ignore

it('names the first hundred of many invalid fields', async () => {
  const days = Array.from({ length: 9000 }, (_, index) => index.toString(36));
  const rules = [{ rule: 'time_window', days, from: '00:00', to: '24:00' }];
  const policy = { version: 1, appliesTo: 'all', rules };
  const { body } = await new TestClient().send('PUT', '/sandbox/policy', policy);
  expect(body['errors']).toHaveLength(100);
  expect(body['detail']).toMatch(/^\d+ fields \((?:rules[^ ]*, ){5}…\) are invalid\.$/);
});

it('compares no entries of a list that is too long', async () => {
  const beneficial_owners = Array.from({ length: 5000 }, (_, index) => ({ a: index }));
  const start = performance.now();
  const { body } = await new TestClient().post('/customers', {
    ...business('C-1'),
    beneficial_owners,
  });
  expect(performance.now() - start).toBeLessThan(1000);
  expect(body['errors'][0]).toEqual({
    field: 'beneficial_owners',
    message: 'Must have at most 50 entries',
  });
});

it.each(['beneficial_owners', 'countries'])(
  'refuses a list that repeats an entry: %s',
  async (name) => {
    const client = new TestClient();
    const [owner] = (business('C-1') as { beneficial_owners: object[] }).beneficial_owners;
    const half = { ...owner, share_percent: '50' };
    const rules = [{ rule: 'jurisdiction', mode: 'block', countries: ['FR', 'FR'] }];
    const { body } = await (name === 'countries'
      ? client.send('PUT', '/sandbox/policy', { version: 1, appliesTo: 'all', rules })
      : client.post('/customers', { ...business('C-1'), beneficial_owners: [half, half] }));
    expect(body['errors']).toEqual([
      { field: expect.stringContaining(name) as string, message: 'Has a duplicate entry' },
    ]);
  },
);

it('names invalid fields and parameters together', async () => {
  const { body } = await new TestClient().post('/customers?dry_run=true', {
    ...business('C-1'),
    note: 'Test',
  });
  expect(body).toMatchObject({
    code: 'invalid_request',
    detail: '1 field (note) and 1 parameter (dry_run) are invalid.',
    errors: [
      { field: 'note', message: 'Is an unknown field' },
      { parameter: 'dry_run', message: 'Is an unknown parameter' },
    ],
  });
});
