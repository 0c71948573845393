/** A string of a JSON text, as it is written there. */
export interface JsonString {
  /** Offset of the first sign after the opening quote. */
  readonly start: number;
  /** What stands between the quotes, escapes as they are. */
  readonly raw: string;
  readonly isKey: boolean;
  /** The keys on the way to it, its own included if it is one; lists add nothing. */
  readonly keys: readonly string[];
}

/** Where a text stops being JSON, and why. */
export interface JsonMistake {
  readonly offset: number;
  readonly message: string;
  readonly advice: string;
}

export interface JsonText {
  /** All strings in the order of the text, up to the mistake if there is one. */
  readonly strings: readonly JsonString[];
  readonly mistake: JsonMistake | undefined;
}

type TokenKind = 'mark' | 'string' | 'scalar' | 'end' | 'other';

interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly start: number;
}

const space = /[ \t\n\r]*/y;
const shapes: readonly (readonly [TokenKind, RegExp])[] = [
  ['mark', /[{}[\],:]/y],
  // eslint-disable-next-line no-control-regex -- control characters are what JSON forbids in texts
  ['string', /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y],
  ['scalar', /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y],
  ['end', /$/y],
  ['other', /[\w.+-]+|[^]/y],
];

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}

class NotJson extends Error {
  constructor(readonly mistake: JsonMistake) {
    super(mistake.message);
  }
}

class Scanner {
  readonly strings: JsonString[] = [];
  readonly #text: string;
  #token: Token;

  constructor(text: string) {
    this.#text = text;
    this.#token = this.#read(0);
  }

  /** @throws NotJson at the first sign that does not fit */
  document(): void {
    this.#value([]);
    if (this.#token.kind !== 'end') throw this.#unexpected('the end');
  }

  #read(offset: number): Token {
    const start = offset + (matchAt(space, this.#text, offset)?.length ?? 0);
    for (const [kind, shape] of shapes) {
      const text = matchAt(shape, this.#text, start);
      if (text !== undefined) return { kind, text, start };
    }
    return { kind: 'end', text: '', start };
  }

  #next(): Token {
    const token = this.#token;
    this.#token = this.#read(token.start + token.text.length);
    return token;
  }

  #takes(mark: string): boolean {
    if (this.#token.kind !== 'mark' || this.#token.text !== mark) return false;
    this.#next();
    return true;
  }

  #string(isKey: boolean, keys: readonly string[]): string {
    const { text, start } = this.#next();
    const raw = text.slice(1, -1);
    this.strings.push({ start: start + 1, raw, isKey, keys: isKey ? [...keys, raw] : keys });
    return raw;
  }

  #value(keys: readonly string[]): void {
    if (this.#takes('{')) this.#members(keys);
    else if (this.#takes('[')) this.#items(keys);
    else if (this.#token.kind === 'string') this.#string(false, keys);
    else if (this.#token.kind === 'scalar') this.#next();
    else throw this.#unexpected('a value');
  }

  #members(keys: readonly string[]): void {
    if (this.#takes('}')) return;
    const names = new Set<string>();
    do {
      const { kind, start } = this.#token;
      if (kind !== 'string') throw this.#unexpected('a name in double quotes');
      const name = this.#string(true, keys);
      if (names.has(name)) throw mistake(start, `"${name}" is there twice`, 'Take one away.');
      names.add(name);
      if (!this.#takes(':')) throw this.#unexpected('a colon');
      this.#value([...keys, name]);
    } while (this.#takes(','));
    if (!this.#takes('}')) throw this.#unexpected('a comma or }');
  }

  #items(keys: readonly string[]): void {
    if (this.#takes(']')) return;
    do this.#value(keys);
    while (this.#takes(','));
    if (!this.#takes(']')) throw this.#unexpected('a comma or ]');
  }

  #unexpected(wanted: string): NotJson {
    const { text, start, kind } = this.#token;
    const follows = text === '}' || text === ']';
    if (follows && /,\s*$/.test(this.#text.slice(0, start))) {
      return mistake(start, `a comma stands before ${text}`, 'Take the comma away.');
    }
    if (text === "'") {
      return mistake(start, 'single quotes', 'Put names and texts in double quotes.');
    }
    if (text === '/' || text === '#') {
      return mistake(start, 'it has no comments', 'Take the comment away.');
    }
    if (text === '"') {
      return mistake(
        start,
        'a text does not end on its line or has a wrong escape',
        'Close it with a double quote; write \\\\ for a backslash.',
      );
    }
    const found = kind === 'end' ? 'the text ends' : `${text} stands`;
    return mistake(start, `${found} where ${wanted} is expected`, `Write ${wanted} there.`);
  }
}

function mistake(offset: number, what: string, advice: string): NotJson {
  return new NotJson({ offset, message: `This is not valid JSON: ${what}.`, advice });
}

/** Reads a JSON text for its strings with their places, or for the place where it is none. */
export function scanJson(text: string): JsonText {
  const scanner = new Scanner(text);
  try {
    scanner.document();
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { strings: scanner.strings, mistake: error.mistake };
  }
  return { strings: scanner.strings, mistake: undefined };
}
