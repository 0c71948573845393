import type { Element, Properties } from 'hast';
import type { ImageFile } from './imageFile';
import { imageUrls } from './imageVariants';

/** An image with the path of its file, relative to the project's root. */
export interface NamedImage {
  readonly file: string;
  readonly image: ImageFile;
}

/** The column of an article is 44rem wide, with at least 1rem on either side. */
const columnWidth = 704;

const maxUnlinkedWidth = 480;

function sizesOf({ width }: ImageFile): string {
  const shown = Math.min(width, columnWidth);
  return `(min-width: ${shown + 32}px) ${shown}px, calc(100vw - 32px)`;
}

const element = (tagName: string, properties: Properties, children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function pictureElement({ file, image }: NamedImage, alt: string, theme?: string): Element {
  const { srcSet, src } = imageUrls(file, image);
  const sizes = sizesOf(image);
  const { width, height } = image;
  return element('picture', theme === undefined ? {} : { className: [theme] }, [
    element('source', { type: 'image/avif', srcSet: srcSet.avif, sizes }, []),
    element(
      'img',
      { src, srcSet: srcSet.webp, sizes, width, height, alt, loading: 'lazy', decoding: 'async' },
      [],
    ),
  ]);
}

function linkedPicture(namedImage: NamedImage, alt: string, theme?: string): Element {
  if (namedImage.image.width <= maxUnlinkedWidth) return pictureElement(namedImage, alt, theme);
  const className = ['m-zoom', ...(theme === undefined ? [] : [theme])];
  const href = imageUrls(namedImage.file, namedImage.image).full;
  return element('a', { className, href }, [pictureElement(namedImage, alt)]);
}

/** Returns a figure's image, or one for each theme. A wide image links to its full size. */
export function figureImage(light: NamedImage, dark: NamedImage | undefined, alt: string): Element {
  if (dark === undefined) return linkedPicture(light, alt);
  return element('div', {}, [
    linkedPicture(light, alt, 'm-light'),
    linkedPicture(dark, alt, 'm-dark'),
  ]);
}

/** Returns an image for a line of text. */
export function inlineImage(namedImage: NamedImage, alt: string): Element {
  const picture = pictureElement(namedImage, alt);
  picture.properties['className'] = ['m-inline'];
  return picture;
}
