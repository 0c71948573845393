import type { Machine } from './data';
import { pageOf, type PageRequest } from './http/pages';
import { isKept } from './retention';
import type { World } from './world';

/** A request whose parameters and body are valid. */
export interface Call {
  readonly operationId: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  /** The JSON body, which matches its schema; an empty object if there is none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Value of the header `Sandbox-Outcome`. */
  readonly outcome: string | null;
}

export interface Answer {
  readonly status: number;
  /** Text and bytes are sent as they are, any other object as JSON. */
  readonly body: object | string | Uint8Array<ArrayBuffer> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

type Operation = (call: Call) => Answer | Promise<Answer>;
export type Operations = Readonly<Record<string, Operation>>;

export const ok = (body: object): Answer => ({ status: 200, body });

/** Returns an answer whose `Location` is the path of the created object, without the version. */
export function created(body: object, location: string, status = 201): Answer {
  return { status, body, headers: { Location: location } };
}

/** Reads from a call which page of a list it requests. */
export function pageRequest(world: World, { operationId, query }: Call): PageRequest {
  const { limit, cursor, ...filters } = query;
  return {
    limit: Number(limit),
    ...(typeof cursor === 'string' && { cursor }),
    query: JSON.stringify([operationId, Object.entries(filters).sort()]),
    now: world.time,
    cursorHours: world.data.limits.cursorHours,
  };
}

interface Listed {
  readonly status: string;
  readonly updatedAt: number;
  readonly reference?: string | null;
}

function passesCommonFilters({ updatedAt, reference }: Listed, { query }: Call): boolean {
  const { updated_since: since, reference: wanted } = query;
  return (
    (since === undefined || updatedAt >= Date.parse(String(since))) &&
    (wanted === undefined || reference === wanted)
  );
}

const matches = (values: Readonly<Record<string, unknown>>, { query }: Call): boolean =>
  Object.entries(values).every(
    ([name, value]) => query[name] === undefined || query[name] === value,
  );

/**
 * Answers with a page of the objects that the API still shows and that pass the filters, newest
 * first.
 *
 * @param valuesOf returns the values that the list's own filters are compared with, by query
 *   parameter
 */
export async function listPage<Entry extends Listed>(
  world: World,
  call: Call,
  machine: Machine,
  entries: ReadonlyMap<string, Entry>,
  present: (entry: Entry) => object | Promise<object>,
  valuesOf: (entry: Entry) => Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const page = pageOf(
    pageRequest(world, call),
    entries.size,
    ({ size }) => [...entries.values()].slice(0, size).reverse(),
    (entry) =>
      isKept(world, machine, entry) &&
      passesCommonFilters(entry, call) &&
      matches(valuesOf(entry), call),
  );
  return ok({ data: await Promise.all(page.rows.map(present)), next_cursor: page.next_cursor });
}
