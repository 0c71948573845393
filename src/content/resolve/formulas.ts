import type { RootContent } from 'mdast';
import type { InlineMath, Math as MathBlock } from 'mdast-util-math';
import { renderFormula } from '../mediaFiles/formula';
import { pointAt } from '../parse/sourceText';
import { report, startOf, type PageContext } from './context';

/** Renders a formula. Reports a faulty one, and returns an empty list for it. */
export function resolveFormula(node: InlineMath | MathBlock, context: PageContext): RootContent[] {
  const { source } = context;
  const start = node.position?.start.offset ?? 0;
  const rawText = source.text.slice(start, node.position?.end.offset);
  const isBlock = node.type === 'math';
  if (isBlock && !/\n[\s>]*\${2,}\s*$/.test(rawText)) {
    context.unreadable = true;
    report(context, node, 'The formula is not closed.', 'Add a line with $$ after it.');
    return [];
  }
  if (isBlock && (node.meta ?? '') !== '') {
    const advice = 'Put each $$ on its own line, before and after the formula.';
    report(context, node, 'A formula on several lines must start below its $$.', advice);
    return [];
  }
  if (node.value.trim() === '') {
    report(context, node, 'The formula is empty.', 'Write $$x^2$$, or \\$ for a dollar sign.');
    return [];
  }
  const formula = renderFormula(node.value, isBlock);
  if ('message' in formula) {
    const { line } = pointAt(node.value, formula.offset);
    const text = node.value.split('\n')[line - 1] ?? '';
    const rest = node.value.slice(0, formula.offset).split('\n').at(-1)?.length ?? 0;
    // Lines of a formula in a list or quote are indented in the file.
    const row = startOf(node).line + line - (isBlock ? 0 : 1);
    const fileLine = context.lines[row - 1] ?? '';
    const column = Math.max(fileLine.indexOf(text.trim()) - text.search(/\S|$/), 0) + rest + 1;
    report(context, { line: row, column }, formula.message, formula.advice);
    return [];
  }
  node.data = isBlock
    ? {
        hName: 'div',
        hProperties: { className: ['m-math'], tabIndex: 0, role: 'group', ariaLabel: 'Formula' },
        hChildren: [formula],
      }
    : { hName: 'math', hProperties: formula.properties, hChildren: formula.children };
  return [node];
}
