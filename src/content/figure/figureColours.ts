import { didYouMean } from '../../shared/suggest';

/** The colours of drawings, custom properties of src/styles/tokens.css in both themes. */
export const figureColours = [
  '--fig-line',
  '--fig-fill',
  '--fig-accent',
  '--fig-text',
  '--fig-muted',
] as const;

/** Reports custom properties in an attribute's value that are no colours of drawings. */
export function checkColours(
  value: string,
  complain: (message: string, advice: string) => void,
): void {
  for (const [, name = ''] of value.matchAll(/var\(\s*([^\s,)]*)/gi)) {
    if ((figureColours as readonly string[]).includes(name)) continue;
    const otherwise = `Colours are ${figureColours.join(', ')}.`;
    complain(`Unknown colour "${name}".`, didYouMean(name, figureColours, otherwise));
  }
}
