import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';
import { pointAt } from './sourceText';
import { explainYamlError, openingOf } from './yamlErrors';
import type { Fix, Point, Problem } from '../types';

/** Parsed YAML that can map values back to their positions in the file. */
export interface YamlText {
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /**
   * Returns the position of a value, or of a key of a map; if the value or key is missing, of its
   * nearest ancestor.
   */
  readonly pointOf: (path: readonly PropertyKey[], key?: string) => Point;
  /**
   * Returns a fix that replaces a value, or that puts it in quotes if no new value is given.
   * Undefined if the old value is empty or has several lines.
   */
  readonly fixOf: (path: readonly PropertyKey[], value?: string) => Fix | undefined;
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

// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Cs}/u;

/** Matches a value in which a line after the first starts like a list entry. */
const entryBelow = /\n\s*- /;

/** Matches the tags of YAML's own maps, lists and strings, which are harmless. */
const plainTag = /^tag:yaml\.org,2002:(?:map|seq|str)$/;

function structureProblems(
  document: Document,
  text: string,
  file: string,
  toPoint: (offset: number) => Point,
): Problem[] {
  const problems: Problem[] = [];
  const sourceOf = ({ range }: Node) => text.slice(range?.[0], range?.[1]);
  visit(document, {
    Node(_key, node, path) {
      // Finding the line is slow, and few nodes have a problem.
      const point = () => toPoint(node.range?.[0] ?? 0);
      if (isAlias(node)) {
        const target = node.resolve(document);
        if (target !== undefined && path.includes(target)) {
          const message = `The alias *${node.source} refers to a value that contains it.`;
          const advice = 'Remove the alias, or name another anchor.';
          problems.push({ file, ...point(), message, advice });
        }
      } else if (isScalar(node) && typeof node.value === 'string' && control.test(node.value)) {
        // Report only escapes; the character check reports literal control characters.
        if (!control.test(sourceOf(node))) {
          const isSurrogate = /\p{Cs}/u.test(node.value);
          const message = `The ${_key === 'key' ? 'key' : 'value'} contains ${isSurrogate ? 'an incomplete' : 'a control'} character.`;
          const advice = 'Remove the escape, such as \\u0007.';
          problems.push({ file, ...point(), message, advice });
        }
      } else if (isScalar(node) && node.value === '<<' && _key === 'key') {
        const message = 'The merge key << is not supported.';
        problems.push({ file, ...point(), message, advice: 'Write out the keys instead.' });
      } else if (isScalar(node) && node.type === 'PLAIN' && /^\S/.test(node.comment ?? '')) {
        const message = `Everything after " #" is a comment, not part of the value.`;
        const advice = 'Put the value in single quotes, or write a space after # for a comment.';
        const offset = text.indexOf('#', node.range?.[1] ?? 0);
        problems.push({ file, ...toPoint(Math.max(offset, 0)), message, advice });
      } else if (isScalar(node) && node.type === 'PLAIN' && entryBelow.test(sourceOf(node))) {
        const message = 'Several entries are read as one.';
        const advice = 'Write each entry on its own line, all with the same indentation.';
        problems.push({ file, ...point(), message, advice });
      } else if (node.tag !== undefined && !plainTag.test(node.tag)) {
        const message = `The YAML tag "${node.tag}" is not supported.`;
        const advice = "Remove it, or put the value in quotes: key: '!value'.";
        problems.push({ file, ...point(), message, advice });
      }
    },
  });
  return problems;
}

function aliasOffset(document: Document, name: string): number {
  let offset = 0;
  visit(document, {
    Alias(_key, { source, range }) {
      if (source !== name) return undefined;
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

function keyAt(text: string): string {
  const match = /^(?:(["'])(?<quoted>.*?)\1|(?<plain>.*?)\s*(?::\s|[,}]|:?$))/.exec(text);
  return match?.groups?.['quoted'] ?? match?.groups?.['plain'] ?? '';
}

function duplicateKeyProblems(
  points: readonly Point[],
  file: string,
  lineOf: (point: Point) => string,
): Problem[] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.at(-1)?.line === point.line - 1) run.push(point);
    else runs.push([point]);
  }
  return runs.map((run): Problem => {
    const [start = { line: 1, column: 1 }] = run;
    const keys = new Set(run.map((point) => keyAt(lineOf(point).slice(point.column - 1))));
    const names = [...keys].map((key) => `"${key}"`).join(', ');
    if (keys.size > 1) {
      const advice = 'Remove them, or put them under a key of their own.';
      return { file, ...start, message: `Duplicate keys ${names}.`, advice };
    }
    const advice = run.length === 1 ? 'Remove one of the two.' : 'Remove all but one.';
    return { file, ...start, message: `Duplicate key ${names}.`, advice };
  });
}

/**
 * Parses YAML, with the positions of its values.
 *
 * @param firstLine line of the file on which the text begins
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlText {
  const document = parseDocument(text, { prettyErrors: false });
  const toPoint = (offset: number): Point => {
    const { line, column } = pointAt(text, offset);
    return { line: line + firstLine - 1, column };
  };
  const lines = text.split('\n');
  const lineOf = ({ line }: Point): string => lines[line - firstLine] ?? '';
  const duplicateKeyErrors = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const [first] = document.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  // Later errors may be consequences of the first.
  const problems: Problem[] =
    first === undefined
      ? duplicateKeyProblems(
          duplicateKeyErrors.map(({ pos }) => toPoint(pos[0])),
          file,
          lineOf,
        )
      : [
          {
            file,
            ...toPoint(openingOf(document, first)),
            ...explainYamlError(first, text, lineOf(toPoint(first.pos[0]))),
          },
        ];
  if (first === undefined) problems.push(...structureProblems(document, text, file, toPoint));
  let data: unknown;
  if (problems.length === 0) {
    try {
      data = document.toJS({ maxAliasCount: 100 });
    } catch (error) {
      // `toJS` resolves the aliases, and its exception has no position.
      const message = error instanceof Error ? error.message : String(error);
      const alias = /Unresolved alias.*: (\S+)$/.exec(message)?.[1];
      problems.push({
        file,
        ...toPoint(alias === undefined ? 0 : aliasOffset(document, alias)),
        ...(alias === undefined
          ? { message: 'The YAML has too many aliases.', advice: 'Write the values instead.' }
          : {
              message: `The alias *${alias} has no anchor.`,
              advice: `Define &${alias} above it, or put the value in single quotes.`,
            }),
      });
    }
  }
  return {
    data,
    problems,
    fixOf: (path, value) => {
      const node = nodeAt(document, path);
      if (!isNode(node) || !node.range) return undefined;
      const [start, end] = node.range;
      const written = text.slice(start, end).trimEnd();
      if (written === '' || written.includes('\n')) return undefined;
      const needsQuotes = value === undefined || /^['"]|\{/.test(written + value);
      const plain = (value ?? written).replaceAll("'", "''");
      return {
        start: toPoint(start),
        end: toPoint(start + written.length),
        replacement: needsQuotes ? `'${plain}'` : plain,
      };
    },
    pointOf: (path, key) => {
      const node = nodeAt(document, path);
      if (key !== undefined && isMap(node)) {
        const pair = node.items.find((item) => isNode(item.key) && String(item.key) === key);
        if (isNode(pair?.key) && pair.key.range) return toPoint(pair.key.range[0]);
      }
      return toPoint(isNode(node) && node.range ? node.range[0] : 0);
    },
  };
}
