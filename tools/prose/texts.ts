import { extname } from 'node:path';
import type { SourceLocation, Source } from '../../src/content';
import { normalizeText, pointAt } from '../../src/content/parse/sourceText';
import { dataTexts } from './readers/data';
import { drawingTexts } from './readers/drawing';
import { moduleTexts } from './readers/module';
import { pageTexts } from './readers/page';
import type { Passage } from './readers/passage';

/** A piece of prose in a file. Code and markup within it are masked without changing its length. */
export interface ProseText extends SourceLocation {
  readonly text: string;
  /**
   * Whether the text is a heading, title or label, which must be in sentence case without a full
   * stop.
   */
  readonly isHeading: boolean;
}

const readers: Readonly<Record<string, (source: Source) => Passage[]>> = {
  '.mdx': pageTexts,
  '.yaml': dataTexts,
  '.json': dataTexts,
  '.svg': drawingTexts,
  '.ts': moduleTexts,
};

/**
 * Returns the prose of a content file or of a module of the site; an empty list for other types of
 * files.
 */
export function proseTexts({ file, text: rawText }: Source): ProseText[] {
  const text = normalizeText(rawText);
  const passages = readers[extname(file)]?.({ file, text }) ?? [];
  return passages.map(({ start, ...passage }) => ({ file, ...pointAt(text, start), ...passage }));
}
