import type { Sandbox } from '../../src/sandbox';
import { webhookKeyOf } from '../../src/sandbox/webhooks/deliver';
import type { LocalAnswer } from './localAnswer';

/** The private keys that sign a sandbox's deliveries: two during a rotation, otherwise one. */
export class WebhookKeys {
  #old: Uint8Array | undefined;
  #current: Uint8Array | undefined;

  /**
   * Returns the keys that sign: the old one first, if there are two.
   *
   * @param own the sandbox's own key, which signs until it is replaced
   */
  signing(own: Uint8Array): readonly Uint8Array[] {
    const current = this.#current ?? own;
    return this.#old === undefined ? [current] : [this.#old, current];
  }

  get isRotating(): boolean {
    return this.#old !== undefined;
  }

  /** Adds a new key, which from now on signs together with the previous one. */
  begin(own: Uint8Array, key: Uint8Array): void {
    this.#old = this.#current ?? own;
    this.#current = key;
  }

  /** Ends the use of the old key. */
  end(): void {
    this.#old = undefined;
  }
}

/**
 * Answers a request that begins (POST) or ends (DELETE) a rotation of the key that signs webhooks.
 *
 * @param keys undefined if no address gets events
 */
export async function answerKeys(
  sandbox: Sandbox,
  keys: WebhookKeys | undefined,
  method: 'POST' | 'DELETE',
): Promise<LocalAnswer> {
  const refuse = (error: string) => ({ status: 409, body: { error } });
  if (keys === undefined) {
    return refuse('No address gets events. Start the sandbox with --webhook.');
  }
  const { privateKey: own, world } = sandbox;
  if (method === 'POST') {
    if (keys.isRotating) {
      return refuse(
        'A rotation is already in progress. End it first with DELETE /local/webhook_keys.',
      );
    }
    keys.begin(own, world.ids.bytes(own.length));
  } else {
    if (!keys.isRotating) {
      return refuse('No rotation is in progress. Begin one with POST /local/webhook_keys.');
    }
    keys.end();
  }
  const signing = keys.signing(own);
  return {
    status: 200,
    body: { keys: await Promise.all(signing.map((key) => webhookKeyOf(sandbox, key))) },
  };
}
