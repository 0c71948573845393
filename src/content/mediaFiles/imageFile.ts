import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import type { Explanation } from '../types';

/** A raster image. The size is in pixels, after applying the camera's rotation. */
export interface ImageFile {
  readonly width: number;
  readonly height: number;
  /** Part of the names of the files generated from the image. */
  readonly digest: string;
}

/** `types` are image-size's names for the format. */
const formats: Readonly<Record<string, { readonly name: string; readonly types: string[] }>> = {
  png: { name: 'PNG', types: ['png'] },
  jpg: { name: 'JPEG', types: ['jpg'] },
  jpeg: { name: 'JPEG', types: ['jpg'] },
  webp: { name: 'WebP', types: ['webp'] },
  avif: { name: 'AVIF', types: ['avif', 'heif'] },
};

export const imageFilePattern = /\.(?:png|jpe?g|webp|avif)$/i;

/**
 * Version of the settings in `src/gatsby/media`. Increase it when the settings change, so that the
 * names of the generated files change too.
 */
const encodingVersion = 1;

/** Decoding a larger image would take several hundred megabytes of memory. */
const maxPixels = 100_000_000;

const extensionOf = (file: string): string => file.split('.').at(-1)?.toLowerCase() ?? '';

/** Returns whether a PNG or WebP has several frames. Only the first would be shown. */
function isAnimated(bytes: Uint8Array, type: string): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (type === 'webp')
    return data.toString('latin1', 12, 16) === 'VP8X' && ((data[20] ?? 0) & 2) !== 0;
  const framesOffset = type === 'png' ? data.indexOf('acTL') : -1;
  const pixelsOffset = data.indexOf('IDAT');
  return framesOffset !== -1 && (pixelsOffset === -1 || framesOffset < pixelsOffset);
}

function measure(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

function inspect(bytes: Uint8Array, file: string): Explanation | ReturnType<typeof imageSize> {
  const extension = extensionOf(file);
  const format = formats[extension];
  if (format === undefined) {
    return {
      message: `Images of the type .${extension} are not supported.`,
      advice: 'Save the image as PNG, JPEG, WebP or AVIF.',
    };
  }
  const size = measure(bytes);
  const { type = '', width = 0, height = 0 } = size ?? {};
  if (size === undefined || width < 1 || height < 1) {
    return {
      message: `The file is not ${extension === 'avif' ? 'an' : 'a'} ${format.name} image.`,
      advice: 'Export it again from the program that made it.',
    };
  }
  if (!format.types.includes(type)) {
    const [matchingExtension, { name }] = Object.entries(formats).find(([, { types }]) =>
      types.includes(type),
    ) ?? ['png', { name: type.toUpperCase() }];
    return {
      message: `The file is named .${extension}, but its format is ${name}.`,
      advice: Object.values(formats).some(({ types }) => types.includes(type))
        ? `Rename it to .${matchingExtension}.`
        : 'Save it as PNG, JPEG, WebP or AVIF.',
    };
  }
  if (isAnimated(bytes, type)) {
    return {
      message: 'The image is animated, and only its first frame would be shown.',
      advice: 'Save one frame of it, or convert it to a video for <Video>.',
    };
  }
  if (width * height > maxPixels) {
    return {
      message: `The image has more than 100 million pixels: ${width} × ${height}.`,
      advice: 'Scale it down.',
    };
  }
  return size;
}

/** Returns the size and digest of an image or, if the file cannot be used, the reason. */
export function readImageFile(bytes: Uint8Array, file: string): ImageFile | Explanation {
  const result = inspect(bytes, file);
  if ('message' in result) return result;
  const { width, height, orientation = 1 } = result;
  const digest = createHash('sha256').update(String(encodingVersion)).update(bytes).digest('hex');
  const isRotated = orientation > 4;
  return {
    width: isRotated ? height : width,
    height: isRotated ? width : height,
    digest: digest.slice(0, 10),
  };
}
