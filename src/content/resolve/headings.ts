import type { Heading, Root } from 'mdast';
import type { Point } from '../types';
import { headingText } from '../mdast/nodes';
import { reservedIds } from '../../site/reservedIds';
import { forEachOf } from '../mdast/forEachOf';
import { fixRestOfLine } from '../parse/fix';
import { report, reportStructure, startOf, type PageContext } from './context';
import { isValidId } from './ids';

/** The deepest heading level allowed. */
const maxDepth = 5;

/** Components that may contain headings. The table of contents leaves these headings out. */
export const headingParents = new Set<string | null>(['Details', 'Step', 'Tab']);

/** Returns the id at the end of a heading, written as `{#id}`; undefined if there is none. */
export function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const value = last.value.trim();
  return value.startsWith('#') ? value.slice(1) : undefined;
}

/**
 * Registers the explicit ids of headings, so that derived ids avoid them. A generated heading has
 * its id in `data.id`. Reports faulty ids, and syntax that readers would see: an id without braces,
 * or a `#` before the id.
 */
export function registerExplicitIds(root: Root, context: PageContext): void {
  forEachOf(root, 'heading', (node) => {
    const before = node.children.at(-2);
    if (
      explicitId(node) !== undefined &&
      before?.type === 'text' &&
      /\s#+\s*$/.test(before.value)
    ) {
      const message = 'The # after the text of this heading would be shown.';
      report(context, node, message, 'Remove it, or move the id before it.');
    }
    const id = explicitId(node) ?? node.data?.id;
    const last = node.children.at(-1);
    const [, shown, name = ''] =
      last?.type === 'text' ? (/\s(\[?#([\w-]+)\]?)\s*$/.exec(last.value) ?? []) : [];
    const end = last?.position?.end.offset;
    const isEscaped = context.source.text
      .slice(0, end)
      .trimEnd()
      .endsWith(`\\${shown ?? ''}`);
    if (id === undefined && shown !== undefined && last !== undefined && !isEscaped) {
      const message = `"${shown}" at the end of the heading is shown as it is.`;
      report(context, last, message, `Write {#${name}} for an id, or \\${shown}.`);
    }
    if (id === undefined) return;
    if (id === '') {
      const advice = 'Write ## Heading {#id}, or remove the braces.';
      report(context, node.children.at(-1) ?? node, 'The id of the heading is empty.', advice);
      return;
    }
    // Register invalid ids too, so that links to them are not reported as well.
    const isNew = context.ids.take(id);
    const [, onlyId] = /^(\S+)\s+(?:\.\w|[\w-]+=)/.exec(id) ?? [];
    if (onlyId !== undefined && isValidId(onlyId)) {
      const message = 'The braces after a heading may contain only an id.';
      report(context, node.children.at(-1) ?? node, message, `Write {#${onlyId}}.`);
    } else if (!isValidId(id)) {
      report(
        context,
        node.children.at(-1) ?? node,
        `"${id}" is not a valid id.`,
        'Start with a letter, digit or _; after that, - . and : are allowed too.',
      );
    } else if (reservedIds.has(id)) {
      report(
        context,
        node.children.at(-1) ?? node,
        `The id "${id}" is reserved for the page shell.`,
        'Choose another id.',
      );
    } else if (!isNew) {
      report(context, node.children.at(-1) ?? node, `Duplicate id "${id}".`, 'Choose another id.');
    }
  });
}

/** Text that ends in punctuation is probably not meant as a heading. */
const sentenceEnd = /[.,;:!?]\s*$/;

/**
 * Returns the location and length of an underline that turns text into a heading by mistake: one or
 * two dashes, or dashes below a sentence or several lines. Undefined for other headings.
 */
function underlineOf(
  node: Heading,
  context: PageContext,
): (Point & { readonly length: number }) | undefined {
  const { start, end } = node.position ?? {};
  if (start === undefined || end === undefined || end.line === start.line) return undefined;
  const line = context.lines[end.line - 1] ?? '';
  const [, indent = '', dashes] = /^([\s>]*)(-+)\s*$/.exec(line) ?? [];
  const isSentence = end.line - start.line > 1 || sentenceEnd.test(headingText(node));
  if (dashes === undefined || (dashes.length > 2 && !isSentence)) return undefined;
  return { line: end.line, column: indent.length + 1, length: dashes.length };
}

/**
 * Reports text that an underline turns into a heading by mistake, and a heading whose place or
 * level is not allowed.
 *
 * @param lastDepth the level that the heading may exceed by one
 * @param isAllowed whether a heading is allowed here
 */
export function checkDepth(
  node: Heading,
  lastDepth: number,
  isAllowed: boolean,
  context: PageContext,
): void {
  const underline = underlineOf(node, context);
  if (underline !== undefined) {
    const isItem = underline.length < 3;
    const advice = isItem
      ? 'Put text after the dash, or write ## for a heading.'
      : 'Write ## for a heading, or put a blank line above it for a dividing line.';
    report(context, underline, 'This line makes the text above it a heading.', advice);
  } else if (node.depth === 1) {
    report(
      context,
      node,
      'This heading is a second title; the front matter has the first.',
      'Remove this heading, or start it with ##.',
    );
  } else if (node.depth > maxDepth) {
    report(
      context,
      node,
      `A heading may not be deeper than level ${maxDepth}.`,
      `Use ${'#'.repeat(maxDepth)} or **bold** text.`,
    );
  } else if (!isAllowed || startOf(node).line < context.admonitionEnd) {
    reportStructure(
      context,
      node,
      'A heading is inside a list, a quote or another block that may not contain headings.',
      'Move it out, or use **bold** text.',
    );
  } else if (node.depth > lastDepth + 1) {
    const marks = '#'.repeat(lastDepth + 1);
    const message = `A level ${node.depth} heading follows a level ${lastDepth} heading.`;
    const fix = fixRestOfLine(context.lines, startOf(node), (rest) => rest.replace(/^#+/, marks));
    reportStructure(context, node, message, `Use ${marks} here.`, { fix });
  }
}
