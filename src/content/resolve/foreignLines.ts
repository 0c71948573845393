import type { Explanation } from '../types';
import { similarKind } from './admonitionKinds';
import { adviceOnBlock, otherAdvice } from './foreignBlocks';

/** Explains a line in the syntax of another tool. */
export function explainForeignLine(line: string): Explanation | undefined {
  const [, kind, title] = /^(?:!!!|\?\?\?\+?) ?(\w+)(?:[ \w-]*"([^"\]]+)")?/.exec(line) ?? [];
  if (kind !== undefined) {
    const name = `${similarKind(kind)}${title === undefined ? '' : `[${title}]`}`;
    return {
      message: 'An admonition must start with three colons.',
      advice: `Write :::${name}, the text without indentation and ::: on separate lines.`,
    };
  }
  if (/^={3}[+!]? ?"/.test(line)) {
    return {
      message: 'Tabs cannot start with ===.',
      advice: 'Write <Tabs> with a <Tab label="Name"> for each part.',
    };
  }
  const [, directive] = /^\.\. ([\w-]+)::/.exec(line) ?? [];
  if (directive !== undefined) {
    return {
      message: `".. ${directive}::" is not Markdown.`,
      advice: adviceOnBlock(directive) ?? otherAdvice,
    };
  }
  const [, target] = /^\(([\w./:-]+)\)=$/.exec(line) ?? [];
  if (target !== undefined) {
    const id = target.replace(/[^\w-]+/g, '-');
    return {
      message: `"(${target})=" is a target of MyST.`,
      advice: `Write the id after the heading below it: ## Heading {#${id}}.`,
    };
  }
  const [, level] = /^h([1-6])\. \S/.exec(line) ?? [];
  if (level !== undefined) {
    const marks = '#'.repeat(Math.min(Math.max(Number(level), 2), 5));
    return {
      message: `A heading cannot start with h${level}.`,
      advice: `Write ${marks} and a space.`,
    };
  }
  return undefined;
}
