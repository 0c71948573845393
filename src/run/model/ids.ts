import { isObject } from '../../shared/isObject';

const idPattern = /^([a-z]{3})_[0-9a-hjkmnp-tv-z]{26}$/;

/** An id that a call of this visit returned. */
export interface KnownId {
  readonly id: string;
  /** What the object is, in a few words: "Example Imports GmbH, C-1001". */
  readonly label: string;
}

/** Calls a function with every id in a value, in order. */
function eachId(value: unknown, found: (id: string) => void): void {
  if (typeof value === 'string' && idPattern.test(value)) found(value);
  if (Array.isArray(value)) for (const item of value) eachId(item, found);
  if (isObject(value)) for (const member of Object.values(value)) eachId(member, found);
}

function labelOf(object: Readonly<Record<string, unknown>>): string {
  const { legal_name: name, external_id: number, kind, reference } = object;
  return [name, number, kind, reference].filter((part) => typeof part === 'string').join(', ');
}

/**
 * Remembers the ids in requests and responses, most recent first, so that forms can offer them.
 * Request ids are not stored.
 */
export class KnownIds {
  readonly #ids = new Map<string, KnownId>();
  #order: string[] = [];
  /** Changes whenever an id is added. */
  version = 0;

  /** Notes the ids of a request as the most recent ones, the first of them first. */
  noteRequest(value: unknown): void {
    const used: string[] = [];
    eachId(value, (id) => {
      if (this.#ids.has(id) && !used.includes(id)) used.push(id);
    });
    this.#order = [...used, ...this.#order.filter((id) => !used.includes(id))];
  }

  /** Notes the objects of a response: a new one first, new ones in lists last. */
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

  /** Returns the ids that a schema's pattern accepts, most recent first. */
  matching(pattern: unknown): KnownId[] {
    if (typeof pattern !== 'string' || !pattern.includes('_')) return [];
    const expression = new RegExp(pattern, 'u');
    return this.#order.flatMap((id) => {
      const known = this.#ids.get(id);
      return known !== undefined && expression.test(id) ? [known] : [];
    });
  }

  /**
   * Replaces the ids of an example with known ones: the first customer with the most recent one, the
   * second with the one before it.
   */
  fill<Value>(value: Value): Value {
    const replacements = new Map<string, string>();
    eachId(value, (id) => {
      if (replacements.has(id)) return;
      const prefix = id.slice(0, 4);
      const known = this.#order.filter((other) => other.startsWith(prefix));
      const used = new Set(replacements.values());
      const next = known.find((other) => !used.has(other));
      if (next !== undefined) replacements.set(id, next);
    });
    const replace = (part: unknown): unknown => {
      if (typeof part === 'string') return replacements.get(part) ?? part;
      if (Array.isArray(part)) return part.map(replace);
      if (!isObject(part)) return part;
      return Object.fromEntries(
        Object.entries(part).map(([key, member]) => [key, replace(member)]),
      );
    };
    return replace(value) as Value;
  }
}
