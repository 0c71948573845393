import type { LimitsData } from '../data';
import type { Answer } from '../operation';
import { hour } from '../time/format';
import { fieldProblem, Problem } from './problem';

interface Stored {
  readonly request: string;
  readonly time: number;
  answer: Answer | Problem | undefined;
}

/** Visible ASCII characters except the comma. */
const keyPattern = /^[!-+\--~]+$/;

/** Stores the answers to calls by idempotency key, so that a repeated call does not run again. */
export class Idempotency {
  readonly #stored = new Map<string, Stored>();

  constructor(private readonly limits: LimitsData) {}

  /**
   * Returns the idempotency key of a request.
   * @throws Problem `idempotency_key_missing`, or `invalid_request` for a key that is too long or
   *   has characters that are not allowed
   */
  readKey(headers: Headers): string {
    const key = headers.get('Idempotency-Key') ?? '';
    const maxLength = this.limits.idempotencyKeyCharacters;
    if (key === '')
      throw new Problem(
        'idempotency_key_missing',
        'The header Idempotency-Key is missing. Add it, and repeat the request.',
      );
    if (key.length > maxLength) {
      const message = `Must have at most ${maxLength} characters`;
      throw fieldProblem('invalid_request', 'Idempotency-Key', message);
    }
    // A header that is sent twice arrives as one value with a comma.
    if (!keyPattern.test(key)) {
      const message = 'Must have only visible ASCII characters, without commas, and be sent once';
      throw fieldProblem('invalid_request', 'Idempotency-Key', message);
    }
    return key;
  }

  /**
   * Returns the answer or problem stored for a key. If the key is new or has expired, reserves the
   * key and returns undefined.
   *
   * @param request method, path, query and body
   * @throws Problem `idempotency_key_reused` or `idempotency_in_progress`
   */
  findOrReserve(key: string, request: string, now: number): Answer | Problem | undefined {
    const stored = this.#stored.get(key);
    if (stored === undefined || stored.time + this.limits.idempotencyHours * hour <= now) {
      this.#stored.set(key, { request, time: now, answer: undefined });
      return undefined;
    }
    if (stored.request !== request) {
      throw new Problem(
        'idempotency_key_reused',
        'The key was used with another request. Use a new key.',
      );
    }
    if (stored.answer === undefined) {
      throw inProgressProblem();
    }
    return stored.answer;
  }

  store(key: string, answer: Answer | Problem): void {
    const stored = this.#stored.get(key);
    if (stored !== undefined) stored.answer = answer;
  }

  forget(key: string): void {
    this.#stored.delete(key);
  }
}

/** Returns the problem for a request whose key belongs to a request that is still in progress. */
export function inProgressProblem(): Problem {
  return new Problem(
    'idempotency_in_progress',
    'The first request with this key is still in progress. Wait, then repeat it.',
    { retryAfter: 1 },
  );
}
