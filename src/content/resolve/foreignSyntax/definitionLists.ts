import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { DefinitionList, DefinitionPart } from '../../mdast/definitionList';
import type { TextExplanation } from '../../types';

function linesOf(children: readonly PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [[]];
  for (const child of children) {
    if (child.type !== 'text') {
      lines.at(-1)?.push(child);
      continue;
    }
    for (const [index, value] of child.value.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (value !== '') lines.at(-1)?.push({ type: 'text', value });
    }
  }
  return lines;
}

const definitionMarker = /^:[ \t]+/;

/**
 * Returns a paragraph as a definition list if a line after its first starts with `: `; otherwise
 * undefined. Lines before the first definition are terms; a later line without a colon continues
 * the definition above it.
 */
export function asDefinitions(node: Paragraph): DefinitionList | undefined {
  if (!node.children.some((child) => child.type === 'text' && /\n:[ \t]/.test(child.value))) {
    return undefined;
  }
  const parts: DefinitionPart[] = [];
  for (const line of linesOf(node.children)) {
    const [first, ...rest] = line;
    const isDefinition = first?.type === 'text' && definitionMarker.test(first.value);
    const last = parts.at(-1);
    if (isDefinition && last !== undefined) {
      const value = first.value.replace(definitionMarker, '');
      const children = [{ type: 'text' as const, value }, ...rest];
      parts.push({ type: 'definitionPart', name: 'dd', children });
    } else if (last?.name === 'dd') last.children.push({ type: 'text', value: ' ' }, ...line);
    else parts.push({ type: 'definitionPart', name: 'dt', children: line });
  }
  return { type: 'definitionList', children: parts };
}

const indentOf = (line: string): number => line.search(/[^\s>]/);

/**
 * Explains an unindented line between two definitions that is probably meant as a term; returns
 * undefined for any other line.
 *
 * @param lines the lines of a paragraph, the first without its indentation
 * @param indent indentation of the first line
 */
export function explainJoinedTerm(
  lines: readonly string[],
  index: number,
  indent: number,
): TextExplanation | undefined {
  const isDefinition = (line = '') => /^[\s>]*:[ \t]/.test(line);
  const isBetween =
    lines.slice(1, index).some(isDefinition) &&
    !isDefinition(lines[index]) &&
    isDefinition(lines[index + 1]);
  if (!isBetween || indentOf(lines[index] ?? '') > indent) return undefined;
  return {
    message: 'This line continues the definition above it.',
    advice: 'Put a blank line above it if it is a term; otherwise, indent it.',
  };
}

/** Merges adjacent definition lists. */
export function joinDefinitions(nodes: readonly RootContent[]): RootContent[] {
  const merged: RootContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'definitionList' && last?.type === 'definitionList') {
      last.children.push(...node.children);
    } else merged.push(node);
  }
  return merged;
}
