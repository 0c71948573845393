import { isObject } from '../../shared/isObject';
import { compilePattern } from '../../shared/schema/compilePattern';

const idPattern = /^([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}$/;

interface KnownId {
  readonly id: string;
  /** What the object is, in a few words: "Example Imports GmbH, C-1001"; may be empty. */
  readonly label: string;
}

function memberOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string | number, unknown>>)[name]
    : undefined;
}

/** Calls a function with each id in a value and whatever is at the same place in `other`. */
function forEachId(
  value: unknown,
  other: unknown,
  callback: (id: string, other: unknown) => void,
): void {
  if (typeof value === 'string' && idPattern.test(value)) callback(value, other);
  if (Array.isArray(value)) {
    value.forEach((item, index) => forEachId(item, memberOf(other, index), callback));
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) {
      forEachId(member, memberOf(other, name), callback);
    }
  }
}

function labelOf(object: Readonly<Record<string, unknown>>): string {
  const { legal_name: name, external_id: number, kind, reference } = object;
  return [name, number, kind, reference].filter((part) => typeof part === 'string').join(', ');
}

/** Remembers the ids of the objects in responses, so that forms can offer them. */
export class KnownIds {
  readonly #ids = new Map<string, KnownId>();
  #order: string[] = [];
  /** Changes whenever an id is added. */
  version = 0;

  /** Moves the ids in a request to the front, in the order of the request; ignores unknown ids. */
  noteRequest(value: unknown): void {
    const used: string[] = [];
    forEachId(value, undefined, (id) => {
      if (this.#ids.has(id) && !used.includes(id)) used.push(id);
    });
    this.#order = [...used, ...this.#order.filter((id) => !used.includes(id))];
  }

  /**
   * Records the ids of the object in a response and of the objects in its lists. Puts a new id
   * first, or last if it comes from a list.
   */
  noteResponse(value: unknown, isListed = false): void {
    if (Array.isArray(value)) for (const item of value) this.noteResponse(item, true);
    if (!isObject(value)) return;
    for (const member of Object.values(value)) {
      if (Array.isArray(member)) this.noteResponse(member, true);
    }
    const { id } = value;
    if (typeof id !== 'string' || !idPattern.test(id)) return;
    if (!this.#ids.has(id)) {
      this.#order = isListed ? [...this.#order, id] : [id, ...this.#order];
      this.version += 1;
    }
    this.#ids.set(id, { id, label: labelOf(value) });
  }

  /**
   * Returns the known ids that a schema's pattern accepts, the likeliest first; none if the pattern
   * does not describe an id.
   */
  matching(pattern: unknown): KnownId[] {
    if (typeof pattern !== 'string' || !pattern.includes('_')) return [];
    const expression = compilePattern(pattern);
    return this.#order.flatMap((id) => {
      const known = this.#ids.get(id);
      return known !== undefined && expression.test(id) ? [known] : [];
    });
  }

  /**
   * Returns an example with its ids replaced by known ids of the same kind: the first customer by
   * the first known customer, the second by the next. Keeps an id if no known one is left.
   */
  fill<Value>(value: Value): Value {
    return this.refill(value, value).values;
  }

  /**
   * Replaces ids as `fill` does, but not those that the reader has chosen: ids that differ from
   * what the form started with.
   *
   * @returns the new values, and the values that the form would start with now
   */
  refill<Value>(values: Value, start: Value): { values: Value; start: Value } {
    const exampleIds: string[] = [];
    const chosen = new Set<string>();
    forEachId(values, start, (id, before) => {
      if (id === before) exampleIds.push(id);
      else chosen.add(id);
    });
    const replacements = new Map<string, string>();
    const used = new Set(chosen);
    for (const id of exampleIds) {
      if (replacements.has(id)) continue;
      const prefix = id.slice(0, 4);
      const next = this.#order.find((other) => other.startsWith(prefix) && !used.has(other));
      if (next === undefined) continue;
      used.add(next);
      replacements.set(id, next);
    }
    const replace = (part: unknown, other: unknown): unknown => {
      if (typeof part === 'string') {
        return part === other ? (replacements.get(part) ?? part) : part;
      }
      if (Array.isArray(part))
        return part.map((item, index) => replace(item, memberOf(other, index)));
      if (!isObject(part)) return part;
      return Object.fromEntries(
        Object.entries(part).map(([key, member]) => [key, replace(member, memberOf(other, key))]),
      );
    };
    return { values: replace(values, start) as Value, start: replace(start, values) as Value };
  }
}
