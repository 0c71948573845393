import { isObject } from '../../shared/isObject';
import { characterProblems, normalizeText, unreadableProblem } from '../parse/sourceText';
import { readYaml, type YamlText } from '../parse/yaml';
import type { Problem, Source, TokenValue } from '../types';

type Data = { readonly [name: string]: TokenValue };

/** A YAML data file before its tokens are replaced. */
export interface DataFile {
  readonly file: string;
  readonly text: string;
  /** Undefined if a problem keeps the file from being read as a map. */
  readonly data: Data | undefined;
  readonly problems: readonly Problem[];
  readonly pointOf: YamlText['pointOf'];
  readonly fixOf: YamlText['fixOf'];
}

/** Reads a YAML data file of a version. */
export function parseDataFile(source: Source): DataFile {
  const { file } = source;
  const text = normalizeText(source.text);
  const unreadable = unreadableProblem(source);
  const { data, pointOf, fixOf, ...yaml } = readYaml(file, unreadable === undefined ? text : '');
  const common = { file, text, pointOf, fixOf };
  const problems = unreadable === undefined ? yaml.problems : [unreadable];
  if (problems.length > 0) return { ...common, data: undefined, problems };
  if (isObject(data)) return { ...common, data: data as Data, problems: characterProblems(source) };
  return { ...common, data: undefined, problems: [topLevelProblem(file)] };
}

/**
 * Returns the problem for a YAML file whose top level is not a map, or a JSON file whose top level
 * is not an object.
 */
export function topLevelProblem(file: string): Problem {
  const start = { file, line: 1, column: 1 };
  if (file.endsWith('.json')) {
    const message = 'The top level of a document must be an object.';
    return { ...start, message, advice: 'Write its content as named members between { and }.' };
  }
  return {
    ...start,
    message: 'The top level of a data file must be a map.',
    advice: 'Give each value a name, so that the token {file.name} can refer to it.',
  };
}
