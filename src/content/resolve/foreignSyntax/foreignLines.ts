import type { Explanation } from '../../types';
import { similarKind } from './admonitionKinds';
import { adviceOnBlock, explainDirective, otherAdvice } from './foreignBlocks';

/** Explains a line in the syntax of another tool; returns undefined for any other line. */
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
  const [, directive, argument = ''] = /^\.\. ([\w-]+)::(.*)/.exec(line) ?? [];
  if (directive !== undefined) {
    const { advice } = explainDirective(directive, argument);
    return { message: `".. ${directive}::" is not Markdown.`, advice };
  }
  const [written, inBrackets, label = inBrackets] =
    /^(?:\(([\w./:-]+)\)=|\.\. _([^:]+):)$/.exec(line) ?? [];
  if (written !== undefined && label !== undefined) {
    const id = label.replace(/[^\w-]+/g, '-');
    return {
      message: `"${written}" is a ${inBrackets === undefined ? 'reStructuredText' : 'MyST'} target.`,
      advice: `Write the id after the heading below it: ## Heading {#${id}}.`,
    };
  }
  const [, include] = /^([@!]include)(?= ["'\w./])/i.exec(line) ?? [];
  if (include !== undefined) {
    return {
      message: `Text cannot be included with ${include}.`,
      advice: adviceOnBlock('include') ?? otherAdvice,
    };
  }
  const [, alert] = /^\[!(\w+)\][+-]?(?:\s|$)/.exec(line) ?? [];
  if (alert !== undefined) {
    return {
      message: 'GitHub alerts are not supported.',
      advice: `Write :::${similarKind(alert)}, the text and ::: on separate lines.`,
    };
  }
  const [, image] = /^!([^\s!|]+\.(?:gif|jpe?g|png|svg|webp))(?:\|[^!]*)?!$/i.exec(line) ?? [];
  if (image !== undefined) {
    return {
      message: 'An image cannot be written between exclamation marks.',
      advice: `Write ![What it shows](./${image}).`,
    };
  }
  if (/^bq\. \S/.test(line)) {
    return { message: 'A quote cannot start with bq.', advice: 'Write > and a space.' };
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
