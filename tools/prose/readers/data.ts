import { basename, extname } from 'node:path';
import { isPair, isScalar, parseDocument, visit, type Node } from 'yaml';
import type { Source } from '../../../src/content';
import { isPhrase, maskCode, maskEscapes } from '../mask';
import type { Passage } from './passage';

type ValueTest = (keys: readonly string[], value: string) => boolean;

/** Returns the keys from the root to a value, without list indexes. */
const keysOf = (path: readonly unknown[]): string[] =>
  path.filter(isPair).map(({ key }) => String(isScalar(key) ? key.value : key));

/**
 * Returns the prose values of YAML or JSON.
 *
 * @param offset offset of the YAML in its file
 * @param isProse returns whether the value at a path of keys is prose
 * @param isHeading returns whether the value is a title or a label
 */
export function yamlTexts(
  yaml: string,
  offset: number,
  isProse: ValueTest,
  isHeading: ValueTest,
): Passage[] {
  const passages: Passage[] = [];
  visit(parseDocument(yaml, { prettyErrors: false, uniqueKeys: false }), {
    Scalar: (part, { value, range, type }, path) => {
      if (part === 'key' || typeof value !== 'string' || !range) return;
      const keys = keysOf(path as readonly Node[]);
      if (!isProse(keys, value)) return;
      const [start, end] = range;
      const raw = yaml.slice(start, end);
      const quote = type?.startsWith('QUOTE') ? 1 : 0;
      const content = quote === 1 ? raw.slice(1, -1) : raw;
      const text = maskCode(type === 'QUOTE_DOUBLE' ? maskEscapes(content) : content);
      passages.push({ start: offset + start + quote, text, isHeading: isHeading(keys, value) });
    },
  });
  return passages;
}

const labels = ['label', 'category'];
const documentTexts = ['description', 'summary', 'title'];
/** Keys whose values are samples, at any depth of a document. */
const samples = ['example', 'examples', 'default', 'enum', 'const'];

const last = (keys: readonly string[]) => keys.at(-1) ?? '';

const isLabel: ValueTest = (keys) => labels.includes(last(keys));
/**
 * Returns whether a value is the summary of an OpenAPI operation, which is a title; the summary of
 * an RPC method is a sentence.
 */
const isSummary: ValueTest = (keys) => keys[0] === 'paths' && last(keys) === 'summary';
const isDocumentText: ValueTest = (keys) =>
  documentTexts.includes(last(keys)) && !keys.some((key) => samples.includes(key));
const isDataText: ValueTest = (_keys, value) => isPhrase(value) || /^\p{Lu}\p{Ll}+$/u.test(value);
const never: ValueTest = () => false;

/** Returns the texts of reference data, sidebars, and OpenAPI and OpenRPC documents. */
export function dataTexts({ file, text }: Source): Passage[] {
  if (extname(file) === '.json') {
    return yamlTexts(text, 0, isDocumentText, isSummary);
  }
  if (basename(file) === 'sidebars.yaml') return yamlTexts(text, 0, isLabel, isLabel);
  return yamlTexts(text, 0, isDataText, never);
}
