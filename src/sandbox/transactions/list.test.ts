import { begin, payIn, payout, transfer, type Case } from '../../../tools/sandbox/testOrders';

async function createAll({ client, customer, other }: Case): Promise<void> {
  for (const order of [
    { customer_id: customer, reference: 'payout', ...payout },
    { customer_id: customer, reference: 'sent', ...transfer(other) },
    { customer_id: other, reference: 'awaited', ...payIn },
  ]) {
    await client.pass(60);
    await client.create(order);
  }
}

const sentAt = '2025-11-26T08:02:50.000Z';

it.each<[string, (testCase: Case) => string, string[]]>([
  ['nothing', () => '', ['awaited', 'sent', 'payout', 'first', 'first']],
  ['the payer', ({ customer }) => `customer_id=${customer}`, ['sent', 'payout', 'first', 'first']],
  ['the receiver', ({ other }) => `customer_id=${other}`, ['awaited', 'sent']],
  ['a kind', () => `kind=${payout.kind}`, ['payout']],
  ['a status', () => 'status=awaiting_funds', ['awaited']],
  ['a reference', () => 'reference=sent', ['sent']],
  ['a start, inclusive', () => `created_from=${sentAt}`, ['awaited', 'sent']],
  ['an end, exclusive', () => `created_to=${sentAt}`, ['payout', 'first', 'first']],
  ['a last change', () => 'updated_since=2025-11-26T08:02:33.800Z', ['awaited', 'sent', 'payout']],
  ['a customer and a kind', ({ other }) => `customer_id=${other}&kind=${payIn.kind}`, ['awaited']],
])(
  'listTransactions, filtered by %s, returns every match and nothing else',
  async (_name, queryFor, expected) => {
    const testCase = await begin();
    await createAll(testCase);
    const { body } = await testCase.client.get(`/transactions?${queryFor(testCase)}`);
    const rows = body['data'] as { reference: string | null }[];
    expect(rows.map(({ reference }) => reference ?? 'first')).toEqual(expected);
  },
);
