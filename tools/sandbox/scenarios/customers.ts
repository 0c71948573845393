import { sendAgain } from '../../../src/sandbox/webhooks/deliver';
import { business } from '../testClient';
import type { Refusal, Scenario, Scenarios, Stage } from './stage';

/* Scenarios for the state machines `customer`, `export` and `webhook`. */

async function add({ client }: Stage, legalName = 'Example Ltd'): Promise<string> {
  const { body } = await client.post('/customers', { ...business('C-3'), legal_name: legalName });
  return String(body['id']);
}

const added =
  (legalName?: string): Scenario =>
  (stage) =>
    add(stage, legalName);

const withStatuses =
  (...statuses: string[]): Scenario =>
  async ({ client }) => {
    const id = await client.addCustomer('C-3');
    for (const status of statuses) await client.setStatus(id, status);
    return id;
  };

/** Adds a customer whom {Brand} suspends, then requests the given statuses. */
const withFinding =
  (...statuses: string[]): Scenario =>
  async (stage) => {
    const id = await add(stage, 'FINDING Ltd');
    await stage.client.pass(10);
    await stage.client.pass(stage.client.data.sandbox.seconds.finding);
    for (const status of statuses) await stage.client.setStatus(id, status);
    return id;
  };

export const customerScenarios: Scenarios = {
  add: added(),
  accept: added(),
  ask: added('REVIEW Ltd'),
  reject: added('REJECT Ltd'),
  lapse: added('NODECISION Ltd'),
  answer: async (stage) => {
    const id = await add(stage, 'REVIEW Ltd');
    await stage.client.pass(10);
    await stage.client.send('PATCH', `/customers/${id}`, { legal_name: 'Example Ltd' });
    return id;
  },
  give_up: added('REVIEW Ltd'),
  suspend: withStatuses('suspended'),
  find: added('FINDING Ltd'),
  resume: withStatuses('suspended', 'active'),
  clear: added('FINDING Ltd'),
  add_reason: withFinding('suspended'),
  end_reason: withFinding('suspended', 'active'),
  close: withStatuses('closed'),
  close_suspended: withStatuses('suspended', 'closed'),
};

const addReviewed = ({ client }: Stage, legalName = 'Example Ltd') =>
  client.addCustomer('C-3', { legal_name: legalName });

/** Requests two statuses for a customer, one after the other; the sandbox refuses the second. */
const statusAfter =
  (before: string, after: string, legalName?: string): Refusal =>
  async (stage) => {
    const id = await addReviewed(stage, legalName);
    await stage.client.setStatus(id, before);
    return stage.client.setStatus(id, after);
  };

/**
 * Adds a customer whom {Brand} suspends, then requests these statuses; the sandbox refuses the
 * last.
 */
const statusAfterFinding =
  (...statuses: string[]): Refusal =>
  async (stage) => {
    const id = await addReviewed(stage, 'FINDING Ltd');
    await stage.client.pass(65);
    for (const before of statuses.slice(0, -1)) await stage.client.setStatus(id, before);
    return stage.client.setStatus(id, statuses.at(-1) ?? '');
  };

const closed: Refusal = ({ client, customer }) => client.setStatus(customer, 'closed');

/** Requests refused by the sandbox, by transition and problem. */
export const customerRefusals = {
  'add region_not_open': ({ client }: Stage) =>
    client.post('/customers', { ...business('C-3'), country: 'CA' }),
  'add customer_exists': ({ client }: Stage) => client.post('/customers', business('C-1')),
  'answer status_transition_invalid': async (stage: Stage) => {
    const id = await addReviewed(stage, 'REJECT Ltd');
    return stage.client.send('PATCH', `/customers/${id}`, { legal_name: 'Example Ltd' });
  },
  'suspend status_transition_invalid': statusAfter('closed', 'suspended'),
  'resume status_transition_invalid': statusAfterFinding('active'),
  'add_reason status_transition_invalid': statusAfter('suspended', 'suspended'),
  'end_reason status_transition_invalid': statusAfterFinding('suspended', 'active', 'active'),
  'close balance_not_zero': closed,
  'close status_transition_invalid': statusAfter('closed', 'closed'),
  'close_suspended balance_not_zero': async (stage: Stage) => {
    await stage.client.setStatus(stage.customer, 'suspended');
    return closed(stage);
  },
  'close_suspended status_transition_invalid': async (stage: Stage) => {
    const id = await addReviewed(stage, 'REJECT Ltd');
    return stage.client.setStatus(id, 'closed');
  },
};

const period = { from: '2025-11-26T00:00:00.000Z', to: '2025-11-27T00:00:00.000Z' };

const exported =
  (headers: Readonly<Record<string, string>> = {}): Scenario =>
  async ({ client }) => {
    const input = { kind: 'transactions', ...period };
    return String((await client.post('/reports/exports', input, headers)).body['id']);
  };

export const exportScenarios: Scenarios = {
  order: exported(),
  finish: exported(),
  fail: exported({ 'Sandbox-Outcome': 'export_failed' }),
  expire: exported(),
};

const sent: Scenario = async (stage) => {
  await add(stage);
  return stage.client.sandbox.world.events.at(-1)?.id ?? '';
};

const sentAgain: Scenario = async (stage) => {
  const id = await sent(stage);
  const { client } = stage;
  const { world } = client.sandbox;
  const { retryMinutes } = client.data.environments.webhooks;
  for (const minutes of [0, ...retryMinutes]) await client.pass(minutes * 60);
  const event = world.events.find((one) => one.id === id);
  if (event === undefined) throw new Error('No event was sent.');
  sendAgain(world, event);
  return id;
};

export const webhookScenarios: Scenarios = {
  queue: sent,
  deliver: sent,
  retry: sent,
  give_up: sent,
  send_again: sentAgain,
  send_failed_again: sentAgain,
};

/** HTTP status that the webhook answers with, by scenario. */
export const webhookAnswers: Readonly<Record<string, number>> = {
  queue: 204,
  deliver: 204,
  retry: 500,
  give_up: 500,
  send_again: 204,
  send_failed_again: 500,
};
