import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { imageVariants, type ImageVariant } from '../../content';
import { imagesOf } from '../versions/contentFiles';
import { cachedFile } from '../versions/files';
import type { VersionContent } from '../versions/versionContent';

/**
 * Folder of generated images. Their names contain a hash, so copies of the project can share the
 * folder.
 */
const cacheFolder = 'node_modules/.cache/images';

/** Plain chroma subsampling would blur the thin coloured text of screenshots. */
const encode = {
  avif: (image: Sharp) => image.avif({ quality: 62, effort: 4, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp) => image.webp({ quality: 84, effort: 5, smartSubsample: true }),
} as const;

/** Drops metadata, such as where a photo was taken. */
function generate(bytes: Uint8Array, { width, format }: ImageVariant): Promise<Buffer> {
  return encode[format](sharp(bytes).autoOrient().resize({ width })).toBuffer();
}

/**
 * Writes the images that pages show to the output, in every width and format. Takes them from the
 * cache where possible.
 *
 * @param root the project's folder
 * @param isShown returns whether a page shows the file
 */
export async function writeImages(
  root: string,
  output: string,
  versions: readonly VersionContent[],
  isShown: (file: string) => boolean,
): Promise<void> {
  for (const { file, bytes, image } of versions.flatMap(({ library }) => [...imagesOf(library)])) {
    if (!isShown(file)) continue;
    for (const variant of imageVariants(file, image)) {
      const cacheFile = join(root, cacheFolder, variant.path.split('/').at(-1) ?? '');
      const result = await cachedFile(cacheFile, () => generate(bytes, variant));
      await mkdir(join(output, 'static'), { recursive: true });
      await writeFile(join(output, variant.path), result);
    }
  }
}
