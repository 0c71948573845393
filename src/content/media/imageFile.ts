import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';

/** A raster image; its size counts pixels as shown, with the camera's rotation applied. */
export interface ImageFile {
  readonly width: number;
  readonly height: number;
  /** Names the files generated from it. */
  readonly digest: string;
}

/** Why a file cannot be shown as an image. */
interface ImageFault {
  readonly message: string;
  readonly advice: string;
}

/** Formats by the ending of a file's name, with the name that image-size gives them. */
const formats: Readonly<Record<string, { readonly name: string; readonly types: string[] }>> = {
  png: { name: 'PNG', types: ['png'] },
  jpg: { name: 'JPEG', types: ['jpg'] },
  jpeg: { name: 'JPEG', types: ['jpg'] },
  webp: { name: 'WebP', types: ['webp'] },
  avif: { name: 'AVIF', types: ['avif', 'heif'] },
};

export const imageName = /\.(?:png|jpe?g|webp|avif)$/i;

/** Increase it when the settings in `src/gatsby/media` change; the file names depend on it. */
const encoding = 1;

/** A decoder would need more than a gigabyte for larger ones. */
const maxPixels = 100_000_000;

const endingOf = (file: string): string => file.split('.').at(-1)?.toLowerCase() ?? '';

const includes = (bytes: Uint8Array, word: string, before: number): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, before)).includes(word);

/** Whether a PNG or WebP has several frames, of which only the first would be shown. */
function isAnimated(bytes: Uint8Array, type: string): boolean {
  if (type === 'webp') return includes(bytes, 'VP8X', 20) && ((bytes[20] ?? 0) & 2) !== 0;
  return type === 'png' && includes(bytes, 'acTL', 100);
}

function measure(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

function faultOf(bytes: Uint8Array, file: string): ImageFault | ReturnType<typeof imageSize> {
  const ending = endingOf(file);
  const format = formats[ending];
  if (format === undefined) {
    return {
      message: `Images of the type .${ending} are not supported.`,
      advice: 'Save it as PNG, JPEG, WebP or AVIF.',
    };
  }
  const size = measure(bytes);
  const { type = '', width = 0, height = 0 } = size ?? {};
  if (size === undefined || width < 1 || height < 1) {
    return {
      message: `The file is not a ${format.name} image.`,
      advice: 'Export it again from the program that made it.',
    };
  }
  if (!format.types.includes(type)) {
    const [right, { name }] = Object.entries(formats).find(([, { types }]) =>
      types.includes(type),
    ) ?? ['png', { name: `${type.toUpperCase()} image` }];
    return {
      message: `The file is named .${ending}, but its format is ${name}.`,
      advice: Object.values(formats).some(({ types }) => types.includes(type))
        ? `Rename it to .${right}.`
        : 'Save it as PNG, JPEG, WebP or AVIF.',
    };
  }
  if (isAnimated(bytes, type)) {
    return {
      message: 'The image is animated, and only its first frame would be shown.',
      advice: 'Save one frame as an image, or show it with <Video>.',
    };
  }
  if (width * height > maxPixels) {
    return {
      message: `The image has ${width} × ${height} pixels, more than 100 million.`,
      advice: 'Make it smaller.',
    };
  }
  return size;
}

/** Reads the size of an image from its header, or says what is wrong with the file. */
export function readImageFile(bytes: Uint8Array, file: string): ImageFile | ImageFault {
  const read = faultOf(bytes, file);
  if ('message' in read) return read;
  const { width, height, orientation = 1 } = read;
  const digest = createHash('sha256').update(String(encoding)).update(bytes).digest('hex');
  const isTurned = orientation > 4;
  return {
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    digest: digest.slice(0, 10),
  };
}
