import fc from 'fast-check';
import {
  checkClosedAddresses,
  checkConservation,
  checkOpenMoney,
  checkPauses,
  checkTransitions,
  assertSame,
  statusesOf,
} from '../../tools/sandbox/invariants/ledger';
import { checkFields } from '../../tools/sandbox/invariants/fields';
import { checkReports } from '../../tools/sandbox/invariants/reports';
import { checkBookingTimes, checkEvents, checkStates } from '../../tools/sandbox/invariants/views';
import type { Action } from '../../tools/sandbox/random/action';
import { ReachTracker } from '../../tools/sandbox/reachTracker';
import { action } from '../../tools/sandbox/random/calls';
import { TestClient, type TestAnswer } from '../../tools/sandbox/testClient';

const runs = Number(process.env['SANDBOX_RUNS'] ?? 15);
const maxActions = 40;
/**
 * With at least this many sequences, the test requires that they reach everything that is
 * documented and not exempt.
 */
const thoroughRuns = 1000;
const reached = new ReachTracker();

/** Remembers the last POST, so that it can be repeated with the same key. */
class RepeatingClient extends TestClient {
  repeat: (() => Promise<TestAnswer>) | undefined;
  last: TestAnswer | undefined;
  #posts = 0;

  override async send(
    method: string,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestAnswer> {
    if (method !== 'POST') {
      const answer = await super.send(method, path, body, headers);
      reached.addAnswer(answer);
      return answer;
    }
    const key = { 'Idempotency-Key': `own-${(this.#posts += 1)}` };
    this.repeat = () => super.send(method, path, body, { ...key, ...headers });
    this.last = await super.send(method, path, body, { ...key, ...headers });
    reached.addAnswer(this.last);
    return this.last;
  }
}

/**
 * If the action sent a POST, repeats the last one, and checks that the repetition gets the same
 * answer and has no further effect. Skips answers of 429 and above, which are not stored.
 */
async function checkRepetition(client: RepeatingClient): Promise<void> {
  const { last, repeat } = client;
  if (last === undefined || repeat === undefined || last.status >= 429) return;
  const { world } = client.sandbox;
  const count = () => [
    world.ledger.postings.length,
    world.events.length,
    world.customers.size,
    world.transactions.size,
    world.quotes.size,
    world.issuances.size,
    world.redemptions.size,
    world.incomingPayments.size,
    world.returnedPayments.size,
    world.freezes.size,
  ];
  const before = count();
  const second = await repeat();
  if (second.status === 429) return;
  const withoutId = (text: string) => text.replace(/req_\w+/, '');
  assertSame(
    'answer',
    [second.status, withoutId(second.text)],
    [last.status, withoutId(last.text)],
  );
  assertSame('effects', count(), before);
}

async function prepare(client: TestClient): Promise<void> {
  for (const name of ['C-1', 'C-2']) {
    const id = await client.addCustomer(name);
    for (const currency of ['EUR', 'USD']) await client.fund(id, '20000.00', currency);
  }
}

/** A webhook that accepts about a quarter of the events, chosen by the end of their ids. */
const webhook = {
  url: 'https://bank.example/events',
  deliver: (request: Request) =>
    Promise.resolve(/[0-7]$/.test(request.headers.get('webhook-id') ?? '') ? 204 : 500),
};

async function runSequence(seed: number, actions: readonly Action[]): Promise<void> {
  const client = new RepeatingClient(seed, seed % 10 === 0 ? webhook : undefined);
  await prepare(client);
  for (const act of actions) {
    await client.pass(0.3);
    const before = statusesOf(client);
    client.last = undefined;
    await act(client);
    await checkRepetition(client);
    checkConservation(client);
    checkOpenMoney(client);
    checkClosedAddresses(client);
    checkPauses(client);
    checkTransitions(client, before);
    checkEvents(client);
    reached.addObjects(client);
  }
  await client.pass(1);
  await checkStates(client);
  await checkReports(client);
  await checkFields(client);
  await checkBookingTimes(client);
  reached.addHistory(client);
}

it(
  `breaks no rule in ${runs} random sequences of calls, clock steps and failures`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(1_000_000),
        fc.array(action, { minLength: 20, maxLength: maxActions, size: 'max' }),
        runSequence,
      ),
      { numRuns: runs, includeErrorInReport: true },
    );
  },
  60_000 + runs * 2000,
);

const reachTitle =
  runs >= thoroughRuns
    ? 'reaches every documented state, event and error except those that sandbox.yaml exempts'
    : 'reaches none of the states, events and errors that sandbox.yaml exempts';

it(reachTitle, () => {
  const missing = reached.missing();
  const { notReached } = new TestClient().data.sandbox;
  const exceptions = notReached.map(({ what }) => what);
  if (runs >= thoroughRuns) expect(missing).toEqual(exceptions);
  else expect(missing).toEqual(expect.arrayContaining(exceptions));
});
