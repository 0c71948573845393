import { isObject } from '../../shared/isObject';
import { characterProblems, encodingProblem, normalizeText } from '../parse/sourceText';
import { readYaml, type YamlText } from '../parse/yaml';
import type { Problem, Source, TokenValue } from '../types';

type Data = { readonly [name: string]: TokenValue };

/** A YAML data file as written, with tokens unreplaced. */
export interface DataFile {
  readonly file: string;
  readonly text: string;
  /** Undefined if the file has a syntax error. */
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
  readonly pointOf: YamlText['pointOf'];
}

/** Reads a YAML data file of a version. */
export function parseDataFile(source: Source): DataFile {
  const { file } = source;
  const text = normalizeText(source.text);
  const encoding = encodingProblem(source);
  const { data, pointOf, ...yaml } = readYaml(file, encoding === undefined ? text : '');
  const read = { file, text, pointOf };
  const problems = encoding === undefined ? yaml.problems : [encoding];
  if (problems.length > 0) return { ...read, data: undefined, problems };
  if (isObject(data)) return { ...read, data: data as Data, problems: characterProblems(source) };
  return { ...read, data: undefined, problems: [notAMap(file)] };
}

/** Returns the problem for a data file or document whose top level is not a map. */
export function notAMap(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    message: 'The top level of a data file must be a map.',
    advice: 'Name the values: {file.name} is a token made of the file name and a name in it.',
  };
}
