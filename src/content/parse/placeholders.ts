import type { Point, Problem } from '../types';

/**
 * Matches notes to oneself and sample text. Within other words and codes, such as `DEUTDEFFXXX`,
 * the letters mean something else, and `???` before a word starts an MkDocs admonition.
 */
const placeholder =
  /\b(?:TODO|FIXME|TBD|TBC|X{3,5}|x{3,5}|[Ll]orem ipsum)\b|\b[Tt]o-?do:|(?<!\?|^[ \t>]*)\?{3,}|^\?{3,}$/gm;

/** How to keep a note in a page without publishing it. */
export const pageCommentAdvice = 'put the note into a comment: {/* … */}';

interface Placeholder extends Pick<Problem, 'message' | 'advice'> {
  readonly index: number;
  readonly severity: 'warning';
}

/**
 * Returns a warning for each placeholder in a text that readers see.
 *
 * @param alternative what the author can do instead of writing the text, if anything
 */
export function placeholdersIn(text: string, alternative?: string): Placeholder[] {
  return [...text.matchAll(placeholder)].map(({ 0: found, index }) => ({
    index,
    message: `"${found}" is a placeholder, which readers would see.`,
    advice: alternative === undefined ? 'Write the text.' : `Write the text, or ${alternative}.`,
    severity: 'warning',
  }));
}

/**
 * Returns a warning for the first placeholder in a text from a YAML file.
 *
 * @param pointOf returns the position of the text; finding it is slow, and few texts need it
 */
export function placeholderProblems(text: string, file: string, pointOf: () => Point): Problem[] {
  const [found] = placeholdersIn(text, 'put the note into a comment: # …');
  if (found === undefined) return [];
  const { message, advice, severity } = found;
  return [{ file, ...pointOf(), message, advice, severity }];
}
