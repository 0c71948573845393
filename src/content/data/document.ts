import { isObject, notNamed } from './dataFile';
import { scanJson, type JsonString } from '../parse/json';
import { normalizeText, pointAt } from '../parse/sourceText';
import { didYouMean } from '../../shared/suggest';
import { lookUpToken, namesInBraces, typedValue } from './tokens';
import type { Problem, Source, Tokens } from '../types';
import { withTokens } from './withTokens';

/** A reference document (OpenRPC, OpenAPI) with its tokens filled in. */
export interface ReferenceDocument {
  /** Undefined when the text is not JSON, for which there is a problem. */
  readonly data: unknown;
  /**
   * The same as text, to be published: parsing rounds numbers beyond 2^53, which the RPC reference
   * has.
   */
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Members that hold values of the API: numbers in them have no separators. */
const valueMembers = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Whether a text is for readers: it has words, and is no value. */
function isProse({ raw, isKey, keys }: JsonString): boolean {
  return !isKey && raw.includes(' ') && !keys.some((key) => valueMembers.has(key));
}

/** The string as it stands in the finished document, with its quotes. */
function filledIn(string: JsonString, tokens: Tokens): string {
  const { raw, isKey } = string;
  const value = isKey ? undefined : typedValue(raw, tokens);
  if (value !== undefined) return JSON.stringify(withTokens(value, tokens));
  const style = isProse(string) ? 'prose' : 'code';
  // Names of tokens need no escapes, so that a token reads the same in JSON; its value may need some.
  const names = new Set(namesInBraces(raw).map(({ name }) => name));
  let text = raw;
  for (const name of names) {
    const lookup = lookUpToken(name, tokens, style);
    if (!lookup.found) continue;
    text = text.replaceAll(`{${name}}`, () => JSON.stringify(lookup.text).slice(1, -1));
  }
  return `"${text}"`;
}

/** What a JSON pointer such as `#/components/schemas/Pubkey` leads to, and what stands beside it. */
function follow(pointer: string, data: unknown): { found: boolean; beside: readonly string[] } {
  let at: unknown = data;
  let walked = '#';
  for (const part of pointer.split('/').slice(1)) {
    if (typeof at !== 'object' || at === null) return { found: false, beside: [] };
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (!Object.hasOwn(at, key)) {
      const beside = Object.keys(at).map((name) => `${walked}/${name.replaceAll('/', '~1')}`);
      return { found: false, beside };
    }
    at = (at as Readonly<Record<string, unknown>>)[key];
    walked += `/${part}`;
  }
  return { found: true, beside: [] };
}

function referenceProblem(string: JsonString, data: unknown) {
  const { raw, keys, isKey } = string;
  const isPointer = raw === '#' || raw.startsWith('#/');
  if (isKey || !(keys.at(-1) === '$ref' || isPointer)) return undefined;
  // A part of another document of the version; the component that shows it reports a missing one.
  if (/^[\w-]+\.json#\//.test(raw)) return undefined;
  if (!isPointer) {
    return {
      message: `The reference "${raw}" does not lead into this document.`,
      advice: 'Write "#/" and the way from the top of the document.',
    };
  }
  let result = { found: false, beside: [] as readonly string[] };
  try {
    result = follow(raw, data);
  } catch {
    // A percent sign that is no escape leads nowhere.
  }
  if (result.found) return undefined;
  return {
    message: `The reference "${raw}" leads nowhere.`,
    advice: didYouMean(raw, result.beside, 'Define what it names, or correct it.'),
  };
}

/**
 * Reads a JSON document of a version and fills in its tokens. A string that is one token alone
 * becomes what the token is: a number, a boolean or a list. Names in braces that stand in a key,
 * such as those of paths, are parameters and stay.
 */
export function readDocument(source: Source, tokens: Tokens): ReferenceDocument {
  const { file } = source;
  const text = normalizeText(source.text);
  const { strings, mistake } = scanJson(text);
  if (mistake !== undefined) {
    const { offset, message, advice } = mistake;
    const problem = { file, ...pointAt(text, offset), message, advice };
    return { data: undefined, text, problems: [problem] };
  }
  const written: unknown = JSON.parse(text);
  if (!isObject(written)) return { data: undefined, text, problems: [notNamed(file)] };

  const problems: Problem[] = [];
  const report = (offset: number, told: { message: string; advice: string }) =>
    problems.push({ file, ...pointAt(text, offset), ...told });
  const parameters = new Set(
    strings
      .filter(({ isKey }) => isKey)
      .flatMap(({ raw }) => namesInBraces(raw))
      .map(({ name }) => name),
  );
  let filled = '';
  let end = 0;
  for (const string of strings) {
    const { start, raw, isKey, keys } = string;
    const reference = referenceProblem(string, written);
    if (reference !== undefined) report(start, reference);
    if (!raw.includes('{')) continue;
    for (const { name, offset } of namesInBraces(raw)) {
      // In a regular expression braces have a meaning of their own.
      if (isKey || parameters.has(name) || keys.at(-1) === 'pattern') continue;
      const lookup = lookUpToken(
        name,
        tokens,
        'code',
        'texts of data have no other names in braces',
      );
      if (!lookup.found) report(start + offset, lookup);
    }
    filled += text.slice(end, start - 1) + filledIn(string, tokens);
    end = start + raw.length + 1;
  }
  filled += text.slice(end);
  return { data: JSON.parse(filled) as unknown, text: filled, problems };
}
