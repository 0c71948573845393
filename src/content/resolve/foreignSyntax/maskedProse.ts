import type { Nodes, Parents, PhrasingContent } from 'mdast';
import { isParent } from '../../mdast/nodes';
import type { PageContext } from '../context';

/** Replaces each masked character. The mask is neither a word character nor a bracket. */
export const maskCharacter = '\uFFFC';

/** Prose as written in the file, backslash escapes included; only its markup is masked. */
export interface MaskedProse {
  /** Code, links, components and emphasis markers are masked without changing the length. */
  readonly text: string;
  /** Offset of the text in the file. */
  readonly offset: number;
}

function offsetsOf(node: Nodes): { start: number; end: number } | undefined {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? undefined : { start, end };
}

function mask(text: string, start: number, end: number): string {
  const middle = text.slice(start, end).replace(/[^\n]/g, maskCharacter);
  return text.slice(0, start) + middle + text.slice(end);
}

function maskMarkup(children: readonly PhrasingContent[], text: string, offset: number): string {
  let result = text;
  for (const child of children) {
    const at = offsetsOf(child);
    if (at === undefined || child.type === 'text') continue;
    const [first, last] = isInlineFormatting(child)
      ? [child.children[0], child.children.at(-1)]
      : [];
    const inner = first && offsetsOf(first);
    const end = last && offsetsOf(last);
    if (inner === undefined || end === undefined || !isInlineFormatting(child)) {
      result = mask(result, at.start - offset, at.end - offset);
      continue;
    }
    result = mask(result, at.start - offset, inner.start - offset);
    result = mask(result, end.end - offset, at.end - offset);
    result = maskMarkup(child.children, result, offset);
  }
  return result;
}

function isInlineFormatting(node: PhrasingContent): node is PhrasingContent & Parents {
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
}

/**
 * Returns the prose of a paragraph, heading or cell, with its markup masked.
 *
 * @returns undefined for nodes without a position in the file
 */
export function maskedProse(node: Nodes, context: PageContext): MaskedProse | undefined {
  const at = offsetsOf(node);
  if (at === undefined || !isParent(node)) return undefined;
  const children = node.children as PhrasingContent[];
  // A paragraph added around a component's text has the position of its first child.
  const inside = Math.max(...children.map((child) => offsetsOf(child)?.end ?? 0));
  // The underline of a heading, and the marks after its text, are not part of the text.
  const end = node.type === 'heading' && inside > 0 ? inside : Math.max(at.end, inside);
  const text = context.source.text.slice(at.start, end);
  const isLabel = node.type === 'paragraph' && node.data?.directiveLabel === true;
  // The title of an admonition includes its brackets.
  const inner = isLabel ? mask(mask(text, 0, 1), text.length - 1, text.length) : text;
  return { text: maskMarkup(children, inner, at.start), offset: at.start };
}

/**
 * Returns the text of each link in a paragraph, heading or cell, with the markup inside the text
 * masked. Leaves out bare URLs.
 */
export function linkTexts(node: Nodes, context: PageContext): MaskedProse[] {
  if (!isParent(node)) return [];
  const children = node.children as PhrasingContent[];
  return children.flatMap((child) => {
    if (child.type !== 'link' && child.type !== 'linkReference') return linkTexts(child, context);
    const [first, last] = [child.children[0], child.children.at(-1)];
    const [start, end] = [first && offsetsOf(first)?.start, last && offsetsOf(last)?.end];
    if (start === undefined || end === undefined) return [];
    const text = context.source.text.slice(start, end);
    const isBare = child.type === 'link' && child.url.endsWith(text);
    return isBare ? [] : [{ text: maskMarkup(child.children, text, start), offset: start }];
  });
}
