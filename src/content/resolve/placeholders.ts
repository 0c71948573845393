import { pointAt } from '../parse/sourceText';
import { report, type PageContext } from './context';
import type { MaskedProse } from './maskedProse';

/** Warns of notes to oneself and sample text, which readers would see. */
export function checkPlaceholders({ text, offset }: MaskedProse, context: PageContext): void {
  for (const { 0: found, index } of text.matchAll(/\b(?:TODO|FIXME|TBD|[Ll]orem ipsum)\b/g)) {
    report(
      context,
      pointAt(context.source.text, offset + index),
      `"${found}" is a placeholder, which readers would see.`,
      'Write the text, or put the note into a comment: {/* … */}.',
      { severity: 'warning' },
    );
  }
}
