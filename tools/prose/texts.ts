import { visitParents } from 'unist-util-visit-parents';
import { parsePage } from '../../src/content/markdown/parse';
import type { Place, Source } from '../../src/content';

/** A run of prose in a file, without code, comments and tokens. */
export interface ProseText extends Place {
  readonly text: string;
  readonly isHeading: boolean;
}

/** The texts of a page that a reader reads as words, each with its place. */
export function proseTexts(source: Source): ProseText[] {
  const texts: ProseText[] = [];
  visitParents(parsePage(source).root, 'text', (node, ancestors) => {
    const start = node.position?.start;
    if (start === undefined) return;
    texts.push({
      file: source.file,
      line: start.line,
      column: start.column,
      text: node.value,
      isHeading: ancestors.some(({ type }) => type === 'heading'),
    });
  });
  return texts;
}
