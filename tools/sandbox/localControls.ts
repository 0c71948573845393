import type { PlainRequest, PlainResponse, Sandbox, SteppedClock } from '../../src/sandbox';
import type { LocalAnswer } from './localAnswer';
import { answerClock } from './localClock';
import { answerReplay } from './replay';
import { answerKeys, type WebhookKeys } from './webhookKeys';

/** The parts of a sandbox on this computer that its local calls can change. */
export interface LocalControls {
  /** Undefined if the clock follows real time. */
  readonly clock?: SteppedClock | undefined;
  /** Undefined if no address gets events. */
  readonly keys?: WebhookKeys | undefined;
}

/**
 * Answers the calls that only a sandbox on this computer has: `POST /local/clock` moves the clock,
 * `POST /local/webhook_keys` begins a rotation of the key that signs webhooks, `DELETE
 * /local/webhook_keys` ends it, and `POST /local/deliveries/<event id>` sends an event again.
 *
 * @param path path of the request, which begins with `/local/`
 * @param settle waits for the deliveries that have begun
 */
export async function answerLocal(
  sandbox: Sandbox,
  { clock, keys }: LocalControls,
  path: string,
  request: PlainRequest,
  settle: () => Promise<unknown>,
): Promise<PlainResponse> {
  const answers: Readonly<Record<string, () => Promise<LocalAnswer>>> = {
    'POST /local/clock': () => answerClock(sandbox, clock, request, settle),
    'POST /local/webhook_keys': () => answerKeys(sandbox, keys, 'POST'),
    'DELETE /local/webhook_keys': () => answerKeys(sandbox, keys, 'DELETE'),
  };
  const [, eventId] = /^\/local\/deliveries\/(\w+)$/.exec(path) ?? [];
  const { status, body } =
    eventId !== undefined && request.method === 'POST'
      ? answerReplay(sandbox, keys !== undefined, eventId)
      : ((await answers[`${request.method} ${path}`]?.()) ?? {
          status: 404,
          body: {
            error:
              'Send POST /local/clock, POST or DELETE /local/webhook_keys, or POST /local/deliveries/<event id>.',
          },
        });
  return {
    status,
    headers: new Headers({ 'Content-Type': 'application/json' }),
    body: `${JSON.stringify(body)}\n`,
  };
}
