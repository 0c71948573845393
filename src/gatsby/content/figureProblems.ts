import { readFigure } from '../../content';
import type { Library, Problem } from '../../content';

/**
 * Returns the problems of a drawing, even if no page shows it.
 *
 * @param path the file's path within the version's folder, with a leading slash
 * @param folder the version's folder
 */
export function figureProblems(path: string, folder: string, library: Library): Problem[] {
  const problems: Problem[] = [];
  const source = { file: `${folder}/figures`, text: '' };
  readFigure(path, '', 1, { line: 1, column: 1 }, { source, library, problems });
  return problems;
}
