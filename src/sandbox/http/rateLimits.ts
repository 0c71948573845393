import type { LimitsData } from '../data';
import { known } from '../known';
import { second } from '../time/format';
import { Problem } from './problem';

interface Bucket {
  left: number;
  time: number;
}

export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until one more request is allowed. */
  readonly reset: number;
}

/**
 * Limits requests with a token bucket for each client and each rate in limits.yaml. A burst may
 * have twice as many requests as the rate allows per second.
 */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly limits: LimitsData) {}

  /** Returns the rate whose description names the path or, if none does, the method. */
  private rateOf(method: string, path: string) {
    const { rates } = this.limits;
    const byPath = rates.find(({ methods }) => {
      const pathPrefix = /under (\/\w+)/.exec(methods)?.[1];
      return pathPrefix !== undefined && path.startsWith(pathPrefix);
    });
    return known(byPath ?? rates.find(({ methods }) => methods.split(', ').includes(method)));
  }

  /**
   * Counts a request unless the client has used up its limit; in that case, `isAllowed` is false.
   */
  count(
    client: string,
    method: string,
    path: string,
    now: number,
  ): RateState & { isAllowed: boolean } {
    const { methods, sandbox: rate } = this.rateOf(method, path);
    const limit = 2 * rate;
    const key = `${client} ${methods}`;
    const bucket = this.#buckets.get(key) ?? { left: limit, time: now };
    const left = Math.min(limit, bucket.left + ((now - bucket.time) / second) * rate);
    const isAllowed = left >= 1;
    this.#buckets.set(key, { left: isAllowed ? left - 1 : left, time: now });
    const remaining = Math.floor(isAllowed ? left - 1 : left);
    return { isAllowed, limit, remaining, reset: Math.ceil((1 - (left % 1)) / rate) };
  }

  /**
   * Undoes the count of a request that was answered with 304, because a 304 does not use up the
   * limit.
   */
  uncount(client: string, method: string, path: string): void {
    const { methods } = this.rateOf(method, path);
    const bucket = this.#buckets.get(`${client} ${methods}`);
    if (bucket !== undefined) bucket.left += 1;
  }
}

/** Returns the problem for a client that must wait `reset` seconds for its next request. */
export function rateProblem(reset: number): Problem {
  return new Problem(
    'rate_limited',
    'This client has used up its rate limit. Wait as long as Retry-After says.',
    {
      retryAfter: Math.max(1, reset),
    },
  );
}

/** Writes the state of a rate limit into the headers of an answer. */
export function setRateHeaders(headers: Headers, { limit, remaining, reset }: RateState): void {
  headers.set('RateLimit-Limit', String(limit));
  headers.set('RateLimit-Remaining', String(remaining));
  headers.set('RateLimit-Reset', String(reset));
}
