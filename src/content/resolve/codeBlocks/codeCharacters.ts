import type { Point } from '../../types';
import { report, type PageContext } from '../context';

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);

/** Blanks the strings and comments of a script, and all that follows the first `<<`. */
const withoutStrings = (script: string): string =>
  script.replace(/"(?:\\.|[^"\\])*"|'[^']*'|(?<=^|\s)#.*|<<[^]*/g, (part) =>
    part.replace(/[^\n]/g, ' '),
  );

/**
 * Reports characters that word processors insert and that keep copied code from running: no-break
 * spaces and, in shell commands, typographic quotes, and dashes in place of hyphens.
 *
 * @param pointOf maps an offset in the code to the file
 */
export function checkCodeCharacters(
  code: string,
  language: string | null | undefined,
  pointOf: (offset: number) => Point,
  context: PageContext,
): void {
  const space = code.search(/[\u00A0\u202F]/);
  if (space !== -1) {
    const message = 'The code contains a no-break space, which may keep it from running.';
    report(context, pointOf(space), message, 'Write an ordinary space.');
  }
  if (!shells.has(language ?? '')) return;
  const commands = withoutStrings(code);
  for (const { index, 0: option } of commands.matchAll(/(?<=\s)[–—][\p{L}\d-]+/gu)) {
    const hyphens = option.length > 2 ? '--' : '-';
    const advice = `Write ${option.replace(/^[–—]-*/, hyphens)}.`;
    report(context, pointOf(index), `"${option}" starts with a dash, not a hyphen.`, advice);
  }
  const quote = commands.search(/[“”‘’„]/);
  if (quote === -1) return;
  const message = `A shell does not read ${commands[quote] ?? ''} as a quote.`;
  report(context, pointOf(quote), message, 'Put the text in straight quotes.');
}
