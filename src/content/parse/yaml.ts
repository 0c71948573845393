import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  LineCounter,
  parseDocument,
  type Document,
} from 'yaml';
import type { Problem } from '../types';

/** A YAML text and a way from its values back to their places in the file. */
export interface YamlText {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** The place of the value at a path, or of a key in the map there; the nearest known one else. */
  readonly placeOf: (path: readonly PropertyKey[], key?: string) => YamlPlace;
}

export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

function adviceFor(line: string): string {
  return /^[^'"]*:\s+[^'"]*(?:\{|: )/.test(line) || /^[^'"]*:\s+[@`%&*!|>]/.test(line)
    ? "Put the value in single quotes: key: '{Network}: a value'."
    : 'Correct the YAML; indentation is by spaces, and values with : # { } [ ] need quotes.';
}

/** The node at a path, through aliases; the nearest on the way to it where there is none. */
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
 * Reads YAML with places.
 *
 * @param firstLine the line of the file on which the text begins
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlText {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const at = (offset: number): YamlPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const lines = text.split('\n');
  const repeated = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const [first] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  // The parser goes on after a mistake and finds more that are none.
  const problems = (first === undefined ? repeated : [first]).map((error): Problem => {
    const place = at(error.pos[0]);
    if (error.code === 'DUPLICATE_KEY') {
      const [key = ''] = /^[^:\s]*/.exec(text.slice(error.pos[0])) ?? [];
      return {
        file,
        ...place,
        message: `The key "${key}" is there twice.`,
        advice: 'Take one away.',
      };
    }
    return {
      file,
      ...place,
      message: `This is not valid YAML: ${error.message.split('\n')[0] ?? ''}.`.replace(
        /\.+$/,
        '.',
      ),
      advice: adviceFor(lines[place.line - firstLine] ?? ''),
    };
  });
  let data: unknown;
  if (problems.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 100 });
    } catch (error) {
      // Aliases are resolved only here, and the exception does not say where they stand.
      const message = error instanceof Error ? error.message : String(error);
      const alias = /\*?([\w-]+)$/.exec(message)?.[1] ?? '';
      problems.push({
        file,
        ...at(Math.max(text.search(new RegExp(`\\*${alias}\\b`)), 0)),
        message: `An alias leads nowhere: ${message}.`.replace(/\.+$/, '.'),
        advice: 'An alias *name needs an anchor &name above it.',
      });
    }
  }
  return {
    data,
    problems,
    placeOf: (path, key) => {
      const node = nodeAt(document, path);
      if (key !== undefined && isMap(node)) {
        const pair = node.items.find((item) => isNode(item.key) && String(item.key) === key);
        if (isNode(pair?.key) && pair.key.range) return at(pair.key.range[0]);
      }
      return at(isNode(node) && node.range ? node.range[0] : 0);
    },
  };
}
