import type { Machine } from './data';
import { pageOf, type PageRequest } from './http/pages';
import { parameterProblem } from './http/problem';
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

/** Reads the requested page of a list from a call's query. */
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
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When the money of a returned payment arrived. */
  readonly receivedAt?: number;
  readonly reference?: string | null;
}

/** Pairs of filters by time; each start is inclusive and each end exclusive. */
const periods = [
  { from: 'created_from', to: 'created_to', timeOf: ({ createdAt }: Listed) => createdAt },
  {
    from: 'received_from',
    to: 'received_to',
    timeOf: ({ createdAt, receivedAt = createdAt }: Listed) => receivedAt,
  },
];

const timeIn = (query: Call['query'], name: string, otherwise: number) =>
  query[name] === undefined ? otherwise : Date.parse(String(query[name]));

/** @throws Problem `invalid_request` for a period that does not begin before its end */
function checkPeriods({ query }: Call): void {
  for (const { from, to } of periods) {
    if (timeIn(query, from, -Infinity) < timeIn(query, to, Infinity)) continue;
    throw parameterProblem('invalid_request', from, `Must be before ${to}`);
  }
}

function passesCommonFilters(entry: Listed, { query }: Call): boolean {
  const { reference: wanted } = query;
  return (
    entry.updatedAt >= timeIn(query, 'updated_since', -Infinity) &&
    (wanted === undefined || entry.reference === wanted) &&
    periods.every(({ from, to, timeOf }) => {
      const time = timeOf(entry);
      return time >= timeIn(query, from, -Infinity) && time < timeIn(query, to, Infinity);
    })
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
 * @param valuesOf returns an entry's values, by query parameter, for the filters that no other list
 *   has
 * @throws Problem `invalid_request` or `cursor_invalid`
 */
export async function listPage<Entry extends Listed>(
  world: World,
  call: Call,
  machine: Machine,
  entries: ReadonlyMap<string, Entry>,
  present: (entry: Entry) => object | Promise<object>,
  valuesOf: (entry: Entry) => Readonly<Record<string, unknown>>,
): Promise<Answer> {
  checkPeriods(call);
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
