import { imageFilePattern } from '../../mediaFiles/imageFile';
import { asRootPath, resolvePath } from '../../paths';
import type { Explanation } from '../../types';
import type { PageContext } from '../context';

/**
 * Explains a link to a file that a page can show but not link to: an image, a partial or a sample.
 * Undefined for other links.
 */
export function explainContentLink(
  path: string,
  { source, library }: PageContext,
): Explanation | undefined {
  const file = resolvePath(source.file, path);
  if (file === undefined || library.contentFile?.(file) === undefined) return undefined;
  const shown = asRootPath(file);
  const [noun, example] = imageFilePattern.test(file)
    ? ['an image', `![What it shows](${path})`]
    : shown.startsWith('/partials/')
      ? ['a partial', `<Include file="${shown}" />`]
      : shown.startsWith('/samples/')
        ? ['a sample', `a code block with file="${shown}"`]
        : [];
  if (noun === undefined) return undefined;
  return {
    message: `This link leads to ${noun}, not to a page.`,
    advice: `Show the ${noun.replace(/^an? /, '')}: ${example}.`,
  };
}
