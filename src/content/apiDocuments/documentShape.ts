import { capitalize } from '../../shared/capitalize';
import { isObject } from '../../shared/isObject';
import { didYouMean, nearest } from '../../shared/suggest';
import { compilePattern } from '../../shared/schema/compilePattern';
import { isTokenText } from '../tokens/tokens';
import type { ObjectShape } from './documentShapes';
import { openApiShapes } from './openApiShapes';
import { openRpcShapes } from './openRpcShapes';
import type { Finding, Members, Path } from './finding';

const wordKinds: Readonly<Record<string, readonly [words: readonly string[], noun: string]>> = {
  place: [['path', 'query', 'header', 'cookie'], 'parameter location'],
  structure: [['by-name', 'by-position', 'either'], 'structure of parameters'],
  tier: [['minimal', 'full', 'removed'], 'tier of a method'],
  type: [['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'], 'type'],
};

/** JSON types, by their names in programming languages. */
const foreignTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  dict: 'object',
  double: 'number',
  float: 'number',
  int: 'integer',
  list: 'array',
  long: 'integer',
  map: 'object',
  str: 'string',
};

const remedies: Readonly<Record<string, readonly [name: string, advice: string]>> = {
  string: ['text', 'Write text in double quotes.'],
  text: ['text', 'Write text in double quotes.'],
  boolean: ['true or false', 'Write true or false, without quotes.'],
  number: ['a number', 'Write a number, without quotes.'],
};

function remedyOf(kind: string): readonly [name: string, advice: string] {
  if (kind.startsWith('[')) return ['a list', 'Write a list: [ … ].'];
  return remedies[kind] ?? ['an object', 'Write an object: { … }.'];
}

function isPattern(value: string): boolean {
  try {
    return compilePattern(value) instanceof RegExp;
  } catch {
    return false;
  }
}

/** A token may stand for a value of any kind. */
function fitsKind(value: unknown, kind: string): boolean {
  if (kind === 'any' || isTokenText(value)) return true;
  if (kind.startsWith('[')) return Array.isArray(value);
  if (kind in wordKinds || kind === 'pattern' || kind === 'text') return typeof value === 'string';
  if (kind === 'schema' && typeof value === 'boolean') return true;
  return kind in remedies ? typeof value === kind : isObject(value);
}

function wordFaults(value: string, path: Path, words: readonly string[], noun: string) {
  if (words.includes(value) || isTokenText(value)) return [];
  const fallback = `Write one of ${words.join(', ')}.`;
  const translated =
    noun === 'type' && Object.hasOwn(foreignTypes, value) ? foreignTypes[value] : value;
  const advice = didYouMean(translated ?? value, words, fallback);
  return [{ path, message: `"${value}" is not a ${noun}.`, advice }];
}

const infoAdvice = 'Add "info": { "title": "…", "version": "1.0.0" }.';

type Shapes = Readonly<Record<string, ObjectShape>>;

const displayNames: Readonly<Record<string, string>> = {
  body: 'request body',
  components: 'components object',
  descriptor: 'parameter or result',
  docs: 'link to other docs',
  info: 'info object',
  media: 'media type',
  message: 'sample message',
  pairing: 'example',
  securityScheme: 'security scheme',
  value: 'example value',
};

/** Returns the name of a shape for messages, with its article: `an operation`. */
export function nounOf(shape: string): string {
  const noun = displayNames[shape] ?? shape;
  const isUnique = ['components', 'document', 'info'].includes(shape);
  return `${isUnique ? 'the' : /^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

interface ShapeKeys {
  readonly kinds: ReadonlyMap<string, string>;
  readonly required: readonly string[];
  /** For each unknown key seen so far, the known key that the author probably meant. */
  readonly intended: Map<string, string | undefined>;
}

const keysByShape = new WeakMap<ObjectShape, ShapeKeys>();

function readShape(shape: ObjectShape): ShapeKeys {
  const known = keysByShape.get(shape);
  if (known !== undefined) return known;
  const entries = Object.entries(shape);
  const kinds = new Map(entries.map(([key, kind]) => [key.replace('!', ''), kind]));
  const required = entries.flatMap(([key]) => (key.endsWith('!') ? [key.slice(0, -1)] : []));
  const keys: ShapeKeys = { kinds, required, intended: new Map() };
  keysByShape.set(shape, keys);
  return keys;
}

const prefixOf = (key: string): string => /^(?:x-|\$)?/.exec(key)?.[0] ?? '';

function findIntendedKey(key: string, { kinds, intended }: ShapeKeys): string | undefined {
  if (!intended.has(key)) {
    // x-nullable, for example, is an extension of other tools, not a misspelt "nullable".
    const candidates = [...kinds.keys()].filter(
      (each) => prefixOf(each) === prefixOf(key) || each === '$ref',
    );
    intended.set(key, nearest(key, candidates));
  }
  return intended.get(key);
}

/**
 * Returns whether an object's key belongs in the object's `schema`, such as `type` in a parameter.
 */
export const belongsInSchema = (key: string, shape: string, shapes: Shapes): boolean =>
  shape !== 'schema' && 'schema' in (shapes[shape] ?? {}) && key in (shapes['schema'] ?? {});

function objectFaults(members: Members, path: Path, name: string, shapes: Shapes): Finding[] {
  const keys = readShape(shapes[name] ?? {});
  // Next to a $ref, no key is required.
  const isRef = typeof members['$ref'] === 'string';
  const noun = nounOf(name);
  const intendedKeys = new Set<string>();
  const presentFaults = Object.entries(members).flatMap(([key, member]): Finding[] => {
    const at = [...path, key];
    const kind = keys.kinds.get(key);
    if (kind !== undefined) return valueFaults(member, at, kind, shapes);
    const intended = belongsInSchema(key, name, shapes) ? undefined : findIntendedKey(key, keys);
    if (intended === undefined || Object.hasOwn(members, intended)) return [];
    intendedKeys.add(intended);
    const message = `Unknown key "${key}" in ${noun}.`;
    return [{ path: at, message, advice: `Did you mean "${intended}"?`, atKey: true }];
  });
  const missing = isRef
    ? []
    : keys.required.filter((key) => !Object.hasOwn(members, key) && !intendedKeys.has(key));
  // An object that lacks several keys may be of another kind, so its missing keys are reported as
  // one problem. Each key that the document itself lacks is a mistake of its own.
  const groups = name === 'document' ? missing.map((key) => [key]) : [missing];
  return [
    ...groups
      .filter((group) => group.length > 0)
      .map((group) => {
        const list = group.map((key) => `"${key}"`);
        return {
          path,
          message: `${capitalize(noun)} has no ${list.join(' and no ')}.`,
          advice: group[0] === 'info' ? infoAdvice : `Add ${list.join(' and ')}.`,
        };
      }),
    ...presentFaults,
  ];
}

function valueFaults(value: unknown, path: Path, kind: string, shapes: Shapes): Finding[] {
  const kinds = kind.startsWith('{') ? [kind] : kind.split('|');
  const fitting = kinds.find((each) => fitsKind(value, each));
  if (fitting === undefined) {
    const remedies = kinds.map((each) => remedyOf(each in wordKinds ? 'string' : each));
    const key = path.at(-1);
    const expected = remedies.map(([name]) => name).join(' or ');
    const message =
      typeof key === 'number'
        ? `The entry is not ${expected}.`
        : `"${key ?? ''}" is not ${expected}.`;
    return [{ path, message, advice: remedies[0]?.[1] ?? '' }];
  }
  const words = wordKinds[fitting];
  if (words !== undefined) return wordFaults(value as string, path, ...words);
  if (fitting === 'text' && (value as string).trim() === '') {
    return [{ path, message: `"${path.at(-1) ?? ''}" is empty.`, advice: 'Write its text.' }];
  }
  if (fitting === 'pattern' && !isPattern(value as string)) {
    const message = 'The pattern is not a valid regular expression.';
    return [
      {
        path,
        message,
        advice: 'Check its brackets and quantifiers, and write \\\\ for a backslash.',
      },
    ];
  }
  const inner = fitting.slice(1, -1);
  if (Array.isArray(value) && fitting.startsWith('[')) {
    return value.flatMap((entry, index) => valueFaults(entry, [...path, index], inner, shapes));
  }
  if (!isObject(value)) return [];
  if (fitting.startsWith('{')) {
    return Object.entries(value).flatMap(([key, member]) =>
      key.startsWith('x-') ? [] : valueFaults(member, [...path, key], inner, shapes),
    );
  }
  return fitting in shapes ? objectFaults(value, path, fitting, shapes) : [];
}

/** From version 3.1, a document with `components` or `webhooks` need not have `paths`. */
function openApiShapesFor(document: Members): Shapes {
  const mayLackPaths =
    !String(document['openapi']).startsWith('3.0') &&
    ['components', 'webhooks'].some((key) => key in document);
  if (mayLackPaths) return openApiShapes;
  const { paths = '', ...others } = openApiShapes['document'] ?? {};
  return { ...openApiShapes, document: { ...others, 'paths!': paths } };
}

/**
 * Reports missing required keys, misspelt keys and values of the wrong kind in an OpenAPI or
 * OpenRPC document.
 */
export function shapeFaults(document: Members): Finding[] {
  if ('openapi' in document)
    return objectFaults(document, [], 'document', openApiShapesFor(document));
  return 'openrpc' in document ? objectFaults(document, [], 'document', openRpcShapes) : [];
}
