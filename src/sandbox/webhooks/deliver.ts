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
  signer: Signer,
): Promise<Request> {
  const body = JSON.stringify(eventBody(event));
  const timestamp = String(Math.floor(world.time / 1000));
  return new Request(url, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': await signer.sign(event.id, timestamp, body),
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
  signer: Signer,
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
      due.map(async (event) => ({ event, request: await requestOf(world, event, url, signer) })),
    );
    // Sends only after all are signed: signing times vary, but events must be sent in order.
    await Promise.all(signed.map(({ event, request }) => attempt(world, event, request, deliver)));
  } finally {
    due.forEach((event) => underWay.delete(event));
  }
}

const signerOf = (world: World, privateKey: Uint8Array) =>
  createSigner(privateKey, world.data.environments.webhooks.signatureVersion);

/** Returns the public key that verifies a sandbox's events, in base64. */
export async function webhookKeyOf({ world, privateKey }: Sandbox): Promise<string> {
  return (await signerOf(world, privateKey)).publicKey;
}

/**
 * Returns a function that delivers the due events of one sandbox to a URL. An event does not wait
 * for the answer to another, so the function may be called again before it has finished.
 */
export function webhookTo(url: string, deliver: Deliver): Webhook {
  const underWay = new Set<WebhookEvent>();
  let signer: Promise<Signer> | undefined;
  return async (world, privateKey) => {
    signer ??= signerOf(world, privateKey);
    await deliverDue(world, url, await signer, deliver, underWay);
  };
}
