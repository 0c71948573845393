/** The place of a value in a JSON text, from its key, if any, to its end. */
export interface Place {
  /** Path of the value: `result.transactions[0].meta`. */
  readonly path: string;
  readonly start: number;
  /** `end` for a leaf; otherwise the end of the key, or `start` if there is no key. */
  readonly head: number;
  readonly end: number;
  /** Whether the value has no members, like a string, a number or an empty list. */
  readonly isLeaf: boolean;
}

const space = /\s*/y;
const string = /"(?:[^"\\]|\\.)*"/y;
const scalar = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/y;

/**
 * Reads one JSON value and records the places in it; throws a SyntaxError where it cannot read on.
 */
class Reader {
  readonly places: Place[] = [];

  constructor(
    private readonly text: string,
    private at: number,
  ) {}

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [token] = pattern.exec(this.text) ?? [];
    if (token === undefined) throw new SyntaxError(`Expected JSON at offset ${this.at}.`);
    this.at += token.length;
    return token;
  }

  private next(): string {
    this.match(space);
    return this.text.charAt(this.at);
  }

  private readMembers(path: string, close: string): number {
    let count = 0;
    this.at += 1;
    for (; this.next() !== close; count += 1) {
      if (count > 0) {
        if (this.next() !== ',') throw new SyntaxError(`Expected a comma at offset ${this.at}.`);
        this.at += 1;
        this.next();
      }
      if (close === ']') {
        this.readValue(`${path}[${count}]`, this.at);
        continue;
      }
      const start = this.at;
      const key = JSON.parse(this.match(string)) as string;
      const head = this.at;
      if (this.next() !== ':') throw new SyntaxError(`Expected a colon at offset ${this.at}.`);
      this.at += 1;
      this.next();
      this.readValue(path === '' ? key : `${path}.${key}`, start, head);
    }
    this.at += 1;
    return count;
  }

  readValue(path: string, start: number, head?: number): void {
    const index = this.places.length;
    const first = this.text.charAt(this.at);
    const close = first === '{' ? '}' : first === '[' ? ']' : undefined;
    let isLeaf = true;
    if (close === undefined) this.match(scalar);
    else isLeaf = this.readMembers(path, close) === 0;
    const end = this.at;
    const place = { path, start, head: isLeaf ? end : (head ?? start), end, isLeaf };
    this.places.splice(index, 0, place);
  }
}

/**
 * Finds the first JSON object in a sample, such as the body in a command, or the JSON list that the
 * sample starts with. Returns the places of all its values in reading order; an empty list if there
 * is neither.
 */
export function jsonPlaces(text: string): Place[] {
  for (const { index } of text.matchAll(/\{\s*["}]|^\[/g)) {
    const reader = new Reader(text, index);
    try {
      reader.readValue('', index);
      return reader.places;
    } catch {
      // This brace or bracket belongs to the surrounding language, not to JSON.
    }
  }
  return [];
}

/**
 * Returns the value at an offset; undefined if there is none. A list or object that has members is
 * found only at its key.
 */
export function placeAt(places: readonly Place[], offset: number): Place | undefined {
  return places.findLast(
    ({ start, head, path }) => path !== '' && start <= offset && offset < head,
  );
}

const steps = (path: string): string[] => path.split(/\.|(?=\[)/);

/** Returns whether a path matches a field's path, where `[]` matches any index. */
export function matchesField(path: string, field: string): boolean {
  const fieldSteps = steps(field);
  const pathSteps = steps(path);
  return (
    pathSteps.length === fieldSteps.length &&
    fieldSteps.every((step, index) => {
      const other = pathSteps[index] ?? '';
      return step === other || (step === '[]' && other.startsWith('['));
    })
  );
}
