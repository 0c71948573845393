import type { Sandbox } from '../../src/sandbox';
import { sendAgain } from '../../src/sandbox/webhooks/deliver';
import type { LocalAnswer } from './localAnswer';

/**
 * Answers a request to send an event again.
 *
 * @param hasWebhook whether an address gets events
 */
export function answerReplay(
  { world }: Sandbox,
  hasWebhook: boolean,
  eventId: string,
): LocalAnswer {
  const refuse = (status: number, error: string) => ({ status, body: { error } });
  if (!hasWebhook) return refuse(409, 'No address gets events. Start the sandbox with --webhook.');
  const event = world.events.find(({ id }) => id === eventId);
  if (event === undefined) return refuse(404, `There is no event ${eventId}.`);
  if (event.status === 'queued') {
    return refuse(409, `${eventId} is still queued: its next attempt is to come.`);
  }
  sendAgain(world, event);
  return { status: 202, body: { id: event.id, status: event.status } };
}
