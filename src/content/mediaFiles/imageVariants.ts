import { withPrefix } from '../../site/addresses';
import type { ImageFile } from './imageFile';

/**
 * Widths in pixels, chosen for a column of 704 px on screens with one to three device pixels per
 * CSS pixel.
 */
const widths = [400, 800, 1200, 1600, 2400] as const;

const imageFormats = ['avif', 'webp'] as const;
type ImageFormat = (typeof imageFormats)[number];

/** A file that the build generates from an image. */
export interface ImageVariant {
  readonly width: number;
  readonly format: ImageFormat;
  /** Path without the site's prefix. The file name contains a hash. */
  readonly path: string;
}

/**
 * Returns a file's name without extension, with hyphens in place of characters other than ASCII
 * letters, digits, `_` and `-`; `file` if nothing remains.
 */
export function urlSafeName(file: string): string {
  const name = (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  return name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'file';
}

function variantWidths({ width }: Pick<ImageFile, 'width'>): readonly number[] {
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((each) => each < largest), largest];
}

/** Lists the files generated from an image, by width and then by format. */
export function imageVariants(file: string, image: ImageFile): ImageVariant[] {
  return variantWidths(image).flatMap((width) =>
    imageFormats.map((format) => ({
      width,
      format,
      path: `/static/${urlSafeName(file)}-${image.digest}-${width}.${format}`,
    })),
  );
}

interface ImageUrls {
  readonly srcSet: Readonly<Record<ImageFormat, string>>;
  readonly full: string;
  /** The URL for browsers without `srcset`. */
  readonly src: string;
}

/** Returns the URLs of an image's files. */
export function imageUrls(file: string, image: ImageFile): ImageUrls {
  const variants = imageVariants(file, image);
  const variantsOf = (format: ImageFormat) =>
    variants.filter((variant) => variant.format === format);
  const srcSet = (format: ImageFormat) =>
    variantsOf(format)
      .map(({ path, width }) => `${withPrefix(path)} ${width}w`)
      .join(', ');
  const webp = variantsOf('webp');
  return {
    srcSet: { avif: srcSet('avif'), webp: srcSet('webp') },
    full: withPrefix(webp.at(-1)?.path ?? ''),
    src: withPrefix((webp[1] ?? webp[0])?.path ?? ''),
  };
}
