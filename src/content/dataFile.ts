import { normalizeText } from './source/lines';
import { readYaml } from './source/yaml';
import type { Problem, Source, TokenValue } from './types';

/** A data file as tokens see it, or undefined when it cannot be read. */
export interface DataFile {
  readonly data: { readonly [name: string]: TokenValue } | undefined;
  readonly problems: readonly Problem[];
}

/** JSON is read by the platform's own parser; YAML's, which is far slower, only to find mistakes. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a reference data file of a version: JSON by its ending, YAML otherwise. */
export function parseDataFile(source: Source): DataFile {
  const { file } = source;
  const text = normalizeText(source.text);
  const isJson = file.endsWith('.json');
  const json = isJson ? readJson(text) : undefined;
  if (isObject(json)) return { data: json, problems: [] };

  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) return { data: undefined, problems: yaml.problems };
  if (!isJson && isObject(yaml.data)) return { data: yaml.data, problems: [] };
  return {
    data: undefined,
    problems: [
      {
        file,
        line: 1,
        column: 1,
        message:
          isJson && json === undefined
            ? 'This is not valid JSON.'
            : 'A data file holds named values, but this one does not begin with a name.',
        advice:
          isJson && json === undefined
            ? 'Check it for comments, trailing commas and single quotes.'
            : 'Give the values names: {token.name} is built from the file name and the names in it.',
      },
    ],
  };
}

function isObject(data: unknown): data is { readonly [name: string]: TokenValue } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
