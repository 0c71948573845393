import type { Source } from '../../../src/content';
import { maskCode } from '../mask';
import type { Passage } from './passage';

const words = /(?<=<(?:title|desc|text|tspan)\b[^>]*>)[^<]*\p{L}[^<]*/gu;

/** Returns the texts of a drawing: its title, description and labels. */
export function drawingTexts({ text }: Source): Passage[] {
  return [...text.matchAll(words)].map((match) => ({
    start: match.index,
    text: maskCode(match[0]),
    isHeading: false,
  }));
}
