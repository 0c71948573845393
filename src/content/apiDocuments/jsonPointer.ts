import { keyOf } from '../../shared/schema/keyOf';
import type { Path } from './finding';

interface Target {
  readonly found: boolean;
  readonly value?: unknown;
  /** Pointers to the siblings of the first missing key. */
  readonly siblings: readonly string[];
}

/** Returns the JSON pointer for a path of keys, such as `#/paths/~1accounts/get`. */
export function pointerTo(keys: Path): string {
  return ['#', ...keys.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join(
    '/',
  );
}

/**
 * Follows a JSON pointer such as `#/components/schemas/Pubkey` to its value or the first missing
 * key.
 */
export function follow(pointer: string, data: unknown): Target {
  let at: unknown = data;
  const visited: string[] = [];
  for (const part of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return { found: false, siblings: [] };
    const key = keyOf(part);
    if (!Object.hasOwn(at, key)) {
      return {
        found: false,
        siblings: Object.keys(at).map((name) => pointerTo([...visited, name])),
      };
    }
    at = (at as Readonly<Record<string, unknown>>)[key];
    visited.push(key);
  }
  return { found: true, value: at, siblings: [] };
}
