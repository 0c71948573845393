import fc from 'fast-check';
import { action } from '../../tools/sandbox/random/calls';
import { TestClient, type TestBody } from '../../tools/sandbox/testClient';

const lists = [
  '/customers',
  '/transactions',
  '/stablecoin/issuances',
  '/stablecoin/redemptions',
  '/incoming_payments',
  '/returned_payments',
  '/freezes',
];

/** Fields that can change without updating `updated_at`, according to the OpenAPI document. */
const derived = new Set(['waits_for', 'queue_position']);

async function readObjects(client: TestClient): Promise<Map<string, string>> {
  const objects = new Map<string, string>();
  // The previous action may have used up the rate limit.
  await client.pass(2);
  for (const path of lists) {
    const { body, text, status } = await client.get(`${path}?limit=100`);
    if (status !== 200) throw new Error(text);
    for (const object of body['data'] as TestBody[]) {
      const fields = Object.entries(object).filter(([name]) => !derived.has(name));
      objects.set(String(object['id']), JSON.stringify(Object.fromEntries(fields)));
    }
  }
  return objects;
}

const timeOf = (text: string) => Date.parse(String((JSON.parse(text) as TestBody)['updated_at']));

it('updates updated_at whenever an object changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1_000_000),
      fc.array(action, { minLength: 20 }),
      async (seed, actions) => {
        const client = new TestClient(seed);
        for (const name of ['C-1', 'C-2']) {
          const id = await client.addCustomer(name);
          for (const currency of ['EUR', 'USD']) await client.fund(id, '20000.00', currency);
        }
        let before = await readObjects(client);
        for (const act of actions) {
          const moment = client.clock.now();
          await act(client);
          const after = await readObjects(client);
          const changed = [...before].flatMap(([id, text]) => {
            const now = after.get(id) ?? text;
            return now === text ? [] : [{ text, now }];
          });
          expect(changed.filter(({ now }) => timeOf(now) < moment)).toEqual([]);
          before = after;
        }
      },
    ),
    { numRuns: 60, includeErrorInReport: true },
  );
}, 60_000);
