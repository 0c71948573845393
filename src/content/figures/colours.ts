import { didYouMean } from '../../shared/suggest';

/** The colours that drawings may use: custom properties in src/styles/tokens.css. */
export const figureColours = [
  '--fig-line',
  '--fig-fill',
  '--fig-accent',
  '--fig-text',
  '--fig-muted',
] as const;

const unclosedColour = /var\([^)]*$/i;

/**
 * Reports an unclosed `var(` in the value of an attribute or, if there is none, unknown colours.
 */
export function checkColours(
  value: string,
  report: (message: string, advice: string) => void,
): void {
  const [unclosed] = unclosedColour.exec(value) ?? [];
  if (unclosed !== undefined) {
    report(`The colour "${unclosed}" is not closed.`, `Write ${unclosed.trim()}).`);
    return;
  }
  for (const [, name = ''] of value.matchAll(/var\(\s*([^\s,)]*)/gi)) {
    if ((figureColours as readonly string[]).includes(name)) continue;
    const fallback = `The colours are ${figureColours.join(', ')}.`;
    report(`Unknown colour "${name}".`, didYouMean(name, figureColours, fallback));
  }
}
