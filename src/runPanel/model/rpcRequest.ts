import type { RunMethod } from '../../shared/runFiles';
import type { Schema } from '../../shared/schema/schema';
import type { Members } from './values';

/** Returns the parameters of a method as the schema of one object. */
export function paramsSchema({ params }: RunMethod): Schema {
  return {
    type: 'object',
    required: params.filter(({ required }) => required === true).map(({ name }) => name),
    properties: Object.fromEntries(
      params.map(({ name, description, schema }) => [
        name,
        { ...schema, ...(description !== undefined && { description }) },
      ]),
    ),
  };
}

/**
 * Returns a request with the parameters by position: missing ones are null, or omitted at the end
 * of the list.
 */
export function rpcRequest(method: RunMethod, values: Members): Readonly<Record<string, unknown>> {
  const params = method.params.map(({ name }) => values[name] ?? null);
  while (params.length > 0 && params.at(-1) === null) params.pop();
  return { jsonrpc: '2.0', id: 1, method: method.name, params };
}

/**
 * Converts a list of parameters to values by name, and leaves out nulls; returns undefined if the
 * value is not a list or has too many items.
 */
export function valuesByName({ params }: RunMethod, list: unknown): Members | undefined {
  if (!Array.isArray(list) || list.length > params.length) return undefined;
  return Object.fromEntries(
    list.flatMap((value: unknown, index) => {
      const name = params[index]?.name;
      return name === undefined || value === null ? [] : [[name, value]];
    }),
  );
}
