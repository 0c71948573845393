import { normalizeText } from '../parse/sourceText';
import { readYaml, type YamlText } from '../parse/yaml';
import type { Problem, Source, TokenValue } from '../types';

type Data = { readonly [name: string]: TokenValue };

/** A YAML data file as it is written: tokens in its texts stand as they are. */
export interface DataFile {
  readonly file: string;
  readonly text: string;
  /** Undefined when the file cannot be read, for which there is a problem. */
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
  readonly placeOf: YamlText['placeOf'];
}

/** Reads a YAML data file of a version. */
export function parseDataFile(source: Source): DataFile {
  const { file } = source;
  const text = normalizeText(source.text);
  const { data, problems, placeOf } = readYaml(file, text);
  const read = { file, text, placeOf };
  if (problems.length > 0) return { ...read, data: undefined, problems };
  if (isObject(data)) return { ...read, data, problems: [] };
  return { ...read, data: undefined, problems: [notNamed(file)] };
}

/** What is said of a data file or document that is a list or a single value. */
export function notNamed(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    message: 'A data file holds named values, but this one does not begin with a name.',
    advice: 'Give the values names: {token.name} is built from the file name and the names in it.',
  };
}

/** Whether parsed data are values with names. */
export function isObject(data: unknown): data is Data {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
