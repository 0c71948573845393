import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { captionsFilePattern, mediaPath, videoFilePattern } from '../../content';
import { readMediaStyles } from '../versions/mediaStyles';
import type { VersionContent } from '../versions/versionContent';
import { writeImages } from './images';

/**
 * Writes the images, videos and captions that pages show, and the stylesheet for them.
 *
 * @param root the project's folder
 * @param output folder of the built site
 * @param isShown returns whether a page shows the file
 */
export async function writeMedia(
  root: string,
  output: string,
  versions: readonly VersionContent[],
  isShown: (file: string) => boolean,
): Promise<void> {
  const { path, text } = readMediaStyles(root);
  await mkdir(join(output, 'static'), { recursive: true });
  await mkdir(dirname(join(output, path)), { recursive: true });
  await writeFile(join(output, path), text);
  for (const { contentFile, contentFiles } of versions.map(({ library }) => library)) {
    for (const file of contentFiles?.() ?? []) {
      if (!isShown(file) || !(videoFilePattern.test(file) || captionsFilePattern.test(file)))
        continue;
      const bytes = contentFile?.(file) ?? new Uint8Array();
      await writeFile(join(output, mediaPath(file, bytes)), bytes);
    }
  }
  await writeImages(root, output, versions, isShown);
}
