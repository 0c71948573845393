import fc from 'fast-check';
import { sendAgain } from '../../../src/sandbox/webhooks/deliver';
import type { Action } from './action';
import { anyNumber, pick } from './values';

/** Lets enough time pass for all attempts to deliver an event, one after another. */
export const retryWebhooks: fc.Arbitrary<Action> = fc.constant(async (client) => {
  for (const minutes of [...client.data.environments.webhooks.retryMinutes, 1]) {
    await client.pass(60 * minutes + 1);
  }
  return undefined;
});

/** Sends an event again that was delivered or has failed, if there is one. */
export const sendEventAgain: fc.Arbitrary<Action> = anyNumber.map((chance) => async (client) => {
  const { world } = client.sandbox;
  const event = pick(
    world.events.filter(({ status }) => status !== 'queued'),
    chance,
  );
  if (event !== undefined) sendAgain(world, event);
  await client.pass(0);
  return undefined;
});
