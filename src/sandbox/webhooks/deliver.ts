import type { Sandbox, Webhook } from '../index';
import type { WebhookEvent } from '../objects';
import { minute } from '../time/format';
import type { World } from '../world';
import { eventBody } from './eventBody';
import { createSigner, type Signer } from './sign';

/** Sends a request to the institution's webhook, and returns the status of the answer. */
export type Deliver = (request: Request) => Promise<number>;

async function requestOf(
  world: World,
  event: WebhookEvent,
  url: string,
  signers: readonly Signer[],
): Promise<Request> {
  const body = JSON.stringify(eventBody(event));
  const timestamp = String(Math.floor(world.time / 1000));
  const signatures = await Promise.all(
    signers.map((signer) => signer.sign(event.id, timestamp, body)),
  );
  return new Request(url, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    },
  });
}

async function attempt(
  world: World,
  event: WebhookEvent,
  request: Request,
  deliver: Deliver,
): Promise<void> {
  const { attempts, retryMinutes } = world.data.environments.webhooks;
  const status = await deliver(request).catch(() => 0);
  event.attempts += 1;
  const isAccepted = status >= 200 && status < 300;
  const id = isAccepted ? 'deliver' : event.attempts < attempts ? 'retry' : 'give_up';
  event.status = world.lifecycle.take('webhook', id, event.status).to;
  event.nextAttemptAt = world.time + (retryMinutes[event.attempts - 1] ?? 0) * minute;
}

async function deliverDue(
  world: World,
  url: string,
  signers: readonly Signer[],
  deliver: Deliver,
  underWay: Set<WebhookEvent>,
): Promise<void> {
  const due = world.events.filter(
    (event) =>
      event.status === 'queued' && event.nextAttemptAt <= world.time && !underWay.has(event),
  );
  due.forEach((event) => underWay.add(event));
  try {
    const signed = await Promise.all(
      due.map(async (event) => ({ event, request: await requestOf(world, event, url, signers) })),
    );
    // Waits until all requests are signed: signing times vary, but events must be sent in order.
    await Promise.all(signed.map(({ event, request }) => attempt(world, event, request, deliver)));
  } finally {
    due.forEach((event) => underWay.delete(event));
  }
}

const signerOf = (world: World, privateKey: Uint8Array) =>
  createSigner(privateKey, world.data.environments.webhooks.signatureVersion);

/** Returns, in base64, the public key for a private key with which a sandbox signs events. */
export async function webhookKeyOf(
  { world, privateKey }: Sandbox,
  key: Uint8Array = privateKey,
): Promise<string> {
  return (await signerOf(world, key)).publicKey;
}

/**
 * Queues an event again that was delivered or has failed, as **Send again** in the console does.
 * @throws OutsideModelError if the event is still queued
 */
export function sendAgain(world: World, event: WebhookEvent): void {
  const id = event.status === 'failed' ? 'send_failed_again' : 'send_again';
  event.status = world.lifecycle.take('webhook', id, event.status).to;
  event.attempts = 0;
  event.nextAttemptAt = world.time;
}

/**
 * Returns a function that delivers the due events of one sandbox to a URL. An event does not wait
 * for the answer to another, so the function may be called again before it has finished.
 *
 * @param keysOf takes the sandbox's own key, and returns the private keys that sign; there are two
 *   while a key is being replaced
 */
export function webhookTo(
  url: string,
  deliver: Deliver,
  keysOf: (own: Uint8Array) => readonly Uint8Array[] = (own) => [own],
): Webhook {
  const underWay = new Set<WebhookEvent>();
  const signers = new Map<Uint8Array, Promise<Signer>>();
  return async (world, privateKey) => {
    const signing = keysOf(privateKey).map((key) => {
      const signer = signers.get(key) ?? signerOf(world, key);
      signers.set(key, signer);
      return signer;
    });
    await deliverDue(world, url, await Promise.all(signing), deliver, underWay);
  };
}
