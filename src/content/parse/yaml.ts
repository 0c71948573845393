import { isAlias, isCollection, isMap, isNode, parseDocument, type Document } from 'yaml';
import { pointAt } from './sourceText';
import type { Point, Problem } from '../types';

/** Parsed YAML that can map values back to their positions in the file. */
export interface YamlText {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** Position of the value at a path, or of a key in the map there; else of the nearest ancestor. */
  readonly pointOf: (path: readonly PropertyKey[], key?: string) => Point;
}

function adviceFor(line: string): string {
  return /^[^'"]*:\s+[^'"]*(?:\{|: )/.test(line) || /^[^'"]*:\s+[@`%&*!|>]/.test(line)
    ? "Put the value in single quotes: key: '{Network}: a value'."
    : 'Fix the YAML: indent with spaces, and quote values that contain : # { } [ ].';
}

/** Returns the node at a path, following aliases; if there is none, its nearest ancestor. */
function nodeAt(document: Document, path: readonly PropertyKey[]): unknown {
  let node: unknown = document.contents;
  for (const key of path) {
    const target = isAlias(node) ? node.resolve(document) : node;
    const child: unknown = isCollection(target) ? target.get(key, true) : undefined;
    if (!isNode(child)) return target;
    node = child;
  }
  return isAlias(node) ? (node.resolve(document) ?? node) : node;
}

/**
 * Parses YAML and keeps positions.
 *
 * @param firstLine line of the file on which the text begins
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlText {
  const document = parseDocument(text, { prettyErrors: false });
  const at = (offset: number): Point => {
    const { line, column } = pointAt(text, offset);
    return { line: line + firstLine - 1, column };
  };
  const lines = text.split('\n');
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const [first] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  // Errors after the first may be consequences of it.
  const problems = (first === undefined ? repeated : [first]).map((error): Problem => {
    const point = at(error.pos[0]);
    if (error.code === 'DUPLICATE_KEY') {
      const [key = ''] = /^[^:\s]*/.exec(text.slice(error.pos[0])) ?? [];
      return {
        file,
        ...point,
        message: `Duplicate key "${key}".`,
        advice: 'Remove one of the two.',
      };
    }
    return {
      file,
      ...point,
      message: `Invalid YAML: ${error.message.split('\n')[0] ?? ''}.`.replace(/\.+$/, '.'),
      advice: adviceFor(lines[point.line - firstLine] ?? ''),
    };
  });
  let data: unknown;
  if (problems.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 100 });
    } catch (error) {
      // Aliases are resolved here, and the exception has no position.
      const message = error instanceof Error ? error.message : String(error);
      const alias = /\*?([\w-]+)$/.exec(message)?.[1] ?? '';
      problems.push({
        file,
        ...at(Math.max(text.search(new RegExp(`\\*${alias}\\b`)), 0)),
        message: `Undefined alias: ${message}.`.replace(/\.+$/, '.'),
        advice: 'Define the anchor &name above the alias *name.',
      });
    }
  }
  return {
    data,
    problems,
    pointOf: (path, key) => {
      const node = nodeAt(document, path);
      if (key !== undefined && isMap(node)) {
        const pair = node.items.find((item) => isNode(item.key) && String(item.key) === key);
        if (isNode(pair?.key) && pair.key.range) return at(pair.key.range[0]);
      }
      return at(isNode(node) && node.range ? node.range[0] : 0);
    },
  };
}
