import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { isObject } from '../../shared/isObject';
import { dataName } from '../dataFiles/check';
import { topLevelProblem } from '../dataFiles/dataFile';
import { isForeignExtension } from './extensions';
import { documentProblems } from './documentProblems';
import type { Path } from './finding';
import { follow, pointerTo } from './jsonPointer';
import { fixRange } from '../parse/fix';
import { placeholdersIn } from '../parse/placeholders';
import { jsonErrors, type JsonString } from '../parse/json';
import { characterProblems, normalizeText, pointAt, unreadableProblem } from '../parse/sourceText';
import { excessNesting, maxDepth } from './jsonNesting';
import { didYouMeanRenamed } from '../../shared/suggest';
import { hasReportedData } from '../tokens/reportedData';
import { lookUpToken, namesInBraces, typedValue } from '../tokens/tokens';
import { tokenValue } from '../tokens/tokenValue';
import type { Point, Problem, Source, Tokens } from '../types';
import { isInValue, isProse, isText } from './stringRoles';
import { stringOffsets, type FilledString } from './stringOffsets';
import { withTokens } from '../dataFiles/withTokens';

interface ReferenceDocument {
  /** Undefined if the text cannot be read as a JSON object, or its structure has errors. */
  readonly data: unknown;
  /** The text to publish; in `data`, numbers above 2^53 are rounded. */
  readonly text: string;
  readonly problems: readonly Problem[];
  /**
   * Returns the positions of the strings, other than keys, that equal `text` once their tokens are
   * replaced. With `key`, returns only those that are the value of this key.
   */
  readonly locate?: (text: string, key?: string) => readonly Point[];
}

function replaceTokens(string: JsonString, tokens: Tokens): string {
  const { raw, isKey } = string;
  const value = isKey ? undefined : typedValue(raw, tokens);
  if (value !== undefined) return JSON.stringify(withTokens(value, tokens));
  const style = isProse(string) ? 'prose' : 'code';
  // Token names need no JSON escapes, but their values may.
  const names = new Set(namesInBraces(raw).map(({ name }) => name));
  let text = raw;
  for (const name of names) {
    // Skip the slow search for similar names if this is not a token but, say, a path parameter.
    if (tokenValue(name, tokens) === undefined) continue;
    const lookup = lookUpToken(name, tokens, style);
    if (!lookup.found) continue;
    text = text.replaceAll(`{${name}}`, () => JSON.stringify(lookup.text).slice(1, -1));
  }
  return `"${text}"`;
}

const isReference = (keys: readonly string[]): boolean =>
  keys.at(-1) === '$ref' || keys.at(-2) === 'mapping';

/**
 * Returns whether a `$ref` is in a cycle of `$ref`s and is the one at which to report the cycle.
 */
function startsLoop({ raw, keys }: JsonString, data: unknown): boolean {
  const own = pointerTo(keys.slice(0, -1));
  const seen: string[] = [];
  let at: unknown = raw;
  while (typeof at === 'string' && at.startsWith('#/') && !seen.includes(at)) {
    seen.push(at);
    const { value } = follow(at, data);
    at = isObject(value) ? value['$ref'] : undefined;
  }
  return at === raw && seen.includes(own) && seen.every((other) => other >= own);
}

/**
 * Explains what is wrong with a `$ref` or mapping to a part of the document, if anything.
 *
 * @param refs the values of all `$ref`s and mappings that may point into the document
 */
function refProblem(string: JsonString, data: unknown, refs: ReadonlySet<string>) {
  const { raw, keys, isKey } = string;
  const isPointer = raw === '#' || raw.startsWith('#/');
  const isRef = keys.at(-1) === '$ref' || (isPointer && keys.at(-2) === 'mapping');
  if (isKey || !isRef || isInValue(string)) return undefined;
  // A $ref into another document of the version is checked once all documents have been read.
  if (/^[\w-]+\.json#\//.test(raw)) return undefined;
  if (!isPointer) {
    const [, name, pointer] = /([\w-]+\.json)(#\/.*)$/.exec(raw) ?? [];
    if (name !== undefined && pointer !== undefined) {
      return {
        message: `The $ref "${raw}" is not a pointer into a document of the version.`,
        advice: `Put ${name} in reference/ and write "${name}${pointer}", or define the part in this document.`,
      };
    }
    return {
      message: `The $ref "${raw}" is not a pointer into this document.`,
      advice: 'Write "#/" and the path from the root of the document.',
    };
  }
  const noun = keys.at(-1) === '$ref' ? '$ref' : 'pointer';
  const folder = raw.slice(0, raw.lastIndexOf('/') + 1);
  const { found, siblings } = follow(raw, data);
  if (found) {
    if (noun !== '$ref' || !startsLoop(string, data)) return undefined;
    const advice = 'Write the object itself in place of this $ref.';
    return { message: `The $ref "${raw}" leads back to itself.`, advice };
  }
  return {
    message: `The ${noun} "${raw}" has no target.`,
    advice: didYouMeanRenamed(
      raw,
      siblings,
      [...refs].filter((ref) => ref.startsWith(folder)),
      `Define the target, or correct the ${noun}.`,
    ),
  };
}

/** Returns the node at a path or, if there is none, its nearest ancestor below the root. */
function nodeAt(tree: Node, path: Path): Node | undefined {
  for (let end = path.length; end > 0; end -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, end));
    if (node !== undefined) return node;
  }
  return undefined;
}

function lazy<Value>(make: () => Value): () => Value {
  let memo: { readonly value: Value } | undefined;
  return () => (memo ??= { value: make() }).value;
}

/**
 * Reads a JSON document of a version, replaces its tokens and checks it. A string that consists of
 * a token for a number, boolean or list becomes that value.
 *
 * @param refsFromOthers the pointers in other documents to parts of this one, joined by spaces
 */
export function readDocument(
  source: Source,
  tokens: Tokens,
  refsFromOthers = '',
): ReferenceDocument {
  const { file } = source;
  const text = normalizeText(source.text);
  const unreadable = unreadableProblem(source);
  if (unreadable !== undefined) {
    return { data: undefined, text, problems: [unreadable] };
  }
  const deep = excessNesting(text);
  if (deep !== undefined) {
    const advice = 'Check the brackets, or nest less deeply.';
    const message = `The document is nested more than ${maxDepth} levels deep.`;
    return { data: undefined, text, problems: [{ file, ...pointAt(text, deep), message, advice }] };
  }
  const { strings, errors, repaired, isRepaired } = jsonErrors(text);
  if (errors.length > 0) {
    const syntaxProblems = errors.map(({ offset, message, advice, comma }) => {
      const fix = comma === undefined ? undefined : fixRange(text, comma, comma + 1, '');
      return { file, ...pointAt(text, offset), message, advice, ...(fix && { fix }) };
    });
    if (!isRepaired) return { data: undefined, text, problems: syntaxProblems };
    const rest = readDocument({ file, text: repaired }, tokens, refsFromOthers);
    return { ...rest, problems: [...syntaxProblems, ...rest.problems] };
  }
  const parsed: unknown = JSON.parse(text);
  if (!isObject(parsed)) return { data: undefined, text, problems: [topLevelProblem(file)] };

  const problems = characterProblems(source);
  const report = (offset: number, problem: Pick<Problem, 'message' | 'advice' | 'severity'>) =>
    problems.push({ file, ...pointAt(text, offset), ...problem });
  const parameters = new Set(
    strings
      .filter(({ isKey }) => isKey)
      .flatMap(({ raw, keys }) =>
        keys.at(-2) === 'variables' ? [raw] : namesInBraces(raw).map(({ name }) => name),
      ),
  );
  const refs = new Set([
    ...strings.filter(({ keys, isKey }) => !isKey && isReference(keys)).map(({ raw }) => raw),
    ...refsFromOthers.split(' ').filter((ref) => ref !== ''),
  ]);
  const tree = lazy(() => parseTree(text));
  const isToken = (name: string): boolean =>
    !['undefined', 'object'].includes(typeof tokenValue(name, tokens));
  let filledText = '';
  let end = 0;
  const filledStrings: FilledString[] = [];
  for (const string of strings) {
    const { start, raw, isKey, keys } = string;
    const problem = refProblem(string, parsed, refs);
    if (problem !== undefined) report(start, problem);
    if (isText(string)) {
      for (const { index, ...found } of placeholdersIn(raw)) report(start + index, found);
    }
    if (!raw.includes('{')) {
      filledStrings.push({ written: `"${raw}"`, string });
      continue;
    }
    for (const { name, offset } of namesInBraces(raw)) {
      // Braces have another meaning in regular expressions, in the parameters of links and in the
      // extensions of other tools.
      const hasOtherMeaning =
        keys.at(-1) === 'pattern' || keys.includes('links') || isForeignExtension(keys);
      if (isKey || hasOtherMeaning || parameters.has(name)) continue;
      const lookup = lookUpToken(name, tokens, 'code', 'remove the braces');
      if (!lookup.found) report(start + offset, lookup);
    }
    const written = replaceTokens(string, tokens);
    filledStrings.push({ written, string });
    filledText += text.slice(end, start - 1) + written;
    end = start + raw.length + 1;
  }
  filledText += text.slice(end);
  const data: unknown = JSON.parse(filledText);
  const { shape, others } = documentProblems(parsed, {
    name: dataName(file),
    filled: data,
    refs,
    hasInvalidData: hasReportedData(tokens),
    isToken,
  });
  for (const { path, message, advice, severity, atKey } of [...shape, ...others]) {
    const node = nodeAt(tree() as Node, path);
    const at = atKey === true ? node?.parent?.children?.[0] : node;
    report(at?.offset ?? 0, { message, advice, ...(severity && { severity }) });
  }
  const offsets = lazy(() => stringOffsets(filledStrings));
  const locate = (value: string, key = '') => {
    const found = offsets().get(`${key}:${value}`) ?? [];
    return found.map((offset) => pointAt(text, offset));
  };
  return { data: shape.length > 0 ? undefined : data, text: filledText, problems, locate };
}
