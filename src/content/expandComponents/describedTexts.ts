import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Nodes } from 'mdast';
import { isParent } from '../mdast/nodes';
import { report, type PageContext, type Positioned } from '../resolve/context';
import { checkInlineMarkdown } from '../resolve/foreignSyntax/strayMarkdown';
import type { Problem } from '../types';

/** Problems by text, cached because many pages show the same texts. */
const faults = new Map<string, readonly Problem[]>();

function faultsIn(text: string, context: PageContext): readonly Problem[] {
  const problems: Problem[] = [];
  const source = { file: context.source.file, text };
  const lines = text.split('\n');
  for (const paragraph of fromMarkdown(text).children)
    checkInlineMarkdown(paragraph, { ...context, source, lines, problems });
  return problems;
}

function textsIn(node: Nodes, texts: Set<string>): void {
  const { origin, fault } = node.data ?? {};
  if (origin !== undefined && 'text' in origin && fault === undefined) texts.add(origin.text);
  if (isParent(node)) for (const child of node.children) textsIn(child, texts);
}

/** Reports Markdown that readers would see as plain text in a component's descriptions. */
export function checkDescribedTexts(
  nodes: readonly Nodes[],
  component: Positioned,
  context: PageContext,
): void {
  const texts = new Set<string>();
  for (const node of nodes) textsIn(node, texts);
  for (const text of texts) {
    const problems = faults.get(text) ?? faultsIn(text, context);
    faults.set(text, problems);
    const at = { ...component, data: { origin: { text } } };
    for (const { message, advice, severity } of problems)
      report(context, at, message, advice, { severity });
  }
}
