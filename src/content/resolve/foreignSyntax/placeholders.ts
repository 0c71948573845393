import type { Nodes } from 'mdast';
import { pageCommentAdvice, placeholdersIn } from '../../parse/placeholders';
import { pointAt } from '../../parse/sourceText';
import type { Point } from '../../types';
import { report, type PageContext, type Positioned } from '../context';
import { linkTexts, type MaskedProse } from './maskedProse';

/** Warns about notes to self and sample text in prose and in its link texts. */
export function checkPlaceholders(node: Nodes, prose: MaskedProse, context: PageContext): void {
  for (const { text, offset } of [prose, ...linkTexts(node, context)]) {
    for (const { index, message, advice, severity } of placeholdersIn(text, pageCommentAdvice)) {
      const point = pointAt(context.source.text, offset + index);
      report(context, point, message, advice, { severity });
    }
  }
}

/** Warns about the first placeholder in plain text, such as a title or a caption. */
export function checkPlainPlaceholder(
  text: string,
  at: Positioned | Point,
  context: PageContext,
): void {
  const [found] = placeholdersIn(text);
  if (found === undefined) return;
  const { message, advice, severity } = found;
  report(context, at, message, advice, { severity });
}
