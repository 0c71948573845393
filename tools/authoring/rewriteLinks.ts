import { decodeIfValid } from '../../src/shared/decodePercent';
import { replacePath, resolvePath } from '../../src/content/paths';

/**
 * Matches file paths in a text, relative or from the version's folder, except those in URLs.
 */
const filePath =
  /(?<![\w{}%./:-])(?:\/|\.{1,2}\/)?(?:[\w{}%.-]+\/)*[\w{}%-][\w{}%.-]*\.[a-z][a-z\d]{1,4}(?![\w{}%/-]|\.\w)/gi;

interface FileReference {
  readonly path: string;
  readonly offset: number;
  /** Relative to the project's root. */
  readonly file: string;
}

/**
 * Finds the paths in a text that refer to files of the same version.
 *
 * @param from the file with the text
 * @param isFile returns whether the version has a file at a path
 */
export function pathsIn(
  text: string,
  from: string,
  isFile: (file: string) => boolean,
): FileReference[] {
  return [...text.matchAll(filePath)].flatMap(({ 0: path, index }) => {
    const file = resolvePath(from, decodeIfValid(path));
    return file !== undefined && isFile(file) ? [{ path, offset: index, file }] : [];
  });
}

/** The new paths of files that have moved, by their old path. */
type Moves = ReadonlyMap<string, string>;

/**
 * Rewrites the paths in a text after some files have moved.
 *
 * @param from the file with the text, before the move
 */
export function rewriteLinks(
  text: string,
  from: string,
  moves: Moves,
  isFile: (file: string) => boolean,
): string {
  const to = moves.get(from) ?? from;
  let rewritten = '';
  let end = 0;
  for (const { path, offset, file } of pathsIn(text, from, isFile)) {
    const target = moves.get(file) ?? file;
    const isUnchanged = target === file && (to === from || path.startsWith('/'));
    // A path that is still correct keeps its form.
    if (isUnchanged || resolvePath(to, decodeIfValid(path)) === target) continue;
    rewritten += text.slice(end, offset) + replacePath(path, to, target);
    end = offset + path.length;
  }
  return rewritten + text.slice(end);
}
