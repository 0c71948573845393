import type { Definition, Image, Paragraph, Root, RootContent } from 'mdast';
import { readFigure } from '../../figures/readFigure';
import { imageFilePattern, readImageFile } from '../../mediaFiles/imageFile';
import { imageUrls } from '../../mediaFiles/imageVariants';
import { figureImage, inlineImage, type NamedImage } from '../../mediaFiles/picture';
import { forEachOf } from '../../mdast/forEachOf';
import type { ArticleComponent } from '../../mdast/nodes';
import { asRootPath, resolvePath } from '../../paths';
import { readContentFile } from './contentFiles';
import { report, startOf, type PageContext, type Positioned } from '../context';
import { imageText } from './imageText';

const imageKind = {
  noun: 'image',
  example: './name.png',
  matches: (file: string) => imageFilePattern.test(file),
};

const otherImageType = /\.(gif|bmp|tiff?|ico|heic|jxl|psd|svg)$/i;

/**
 * Reads a raster image. Reports a fault in the image's data at the image file.
 *
 * @returns undefined if a problem was reported
 */
export function readImage(
  src: string,
  at: Positioned,
  context: PageContext,
): NamedImage | undefined {
  const [, other] = /^https?:/i.test(src) ? [] : (otherImageType.exec(src) ?? []);
  if (other !== undefined) {
    const advice =
      other.toLowerCase() === 'gif'
        ? 'Save the image as PNG, JPEG, WebP or AVIF; for animations, use <Video>.'
        : 'Save the image as PNG, JPEG, WebP or AVIF.';
    report(context, at, `Images of the type .${other} are not supported here.`, advice);
    return undefined;
  }
  const imageFile = readContentFile(src, imageKind, at, context);
  if (imageFile === undefined) return undefined;
  const image = readImageFile(imageFile.bytes, imageFile.file);
  if (!('message' in image)) return { file: imageFile.file, image };
  context.problems.push({ file: imageFile.file, line: 1, column: 1, ...image });
  return undefined;
}

function readDarkVariant(
  { file, image }: NamedImage,
  dark: string,
  at: Positioned,
  context: PageContext,
): NamedImage | undefined {
  const variant = readImage(dark, at, context);
  if (variant === undefined) return undefined;
  const { width, height } = variant.image;
  if (width === image.width && height === image.height) return variant;
  report(
    context,
    at,
    `${asRootPath(variant.file)} has ${width} × ${height} pixels, but ${asRootPath(file)} has ${image.width} × ${image.height}.`,
    'Save both at the same size.',
  );
  return undefined;
}

/** Adds a drawing or an image to a figure; returns undefined if a problem was reported. */
export function completeFigure(
  component: ArticleComponent,
  at: (attribute: string) => Positioned,
  context: PageContext,
): ArticleComponent | undefined {
  const { src = '', dark, alt = '' } = component.attributes;
  if (/^(?!https?:).*\.svg$/i.test(src) || src.startsWith('/figures/')) {
    if (dark !== undefined) {
      report(
        context,
        at('dark'),
        'A drawing cannot have a variant for the dark theme.',
        'Remove dark, and use the colours var(--fig-…) in the drawing.',
      );
      return undefined;
    }
    context.figureCount += 1;
    const figure = readFigure(src, alt, context.figureCount, startOf(at('src')), context);
    return figure && { ...component, figure };
  }
  const light = readImage(src, at('src'), context);
  if (light === undefined) return undefined;
  const variant =
    dark === undefined ? undefined : readDarkVariant(light, dark, at('dark'), context);
  if (dark !== undefined && variant === undefined) return undefined;
  const { full } = imageUrls(light.file, light.image);
  return {
    ...component,
    attributes: { ...component.attributes, href: full },
    figure: figureImage(light, variant, alt),
  };
}

/** Returns the images of a paragraph; undefined if it has none, or has other content too. */
export function onlyImages({ children }: Paragraph): Image[] | undefined {
  const others = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const images = others.filter((child) => child.type === 'image');
  return images.length > 0 && images.length === others.length ? images : undefined;
}

/** Resolves an image in a paragraph that contains only images. */
export function resolveBlockImage(node: Image, context: PageContext): RootContent[] {
  const texts = imageText(node, context);
  if (texts === undefined) return [];
  const { position, url } = node;
  const isDrawing = /^(?!https?:).*\.svg$/i.test(url);
  const file = isDrawing ? resolvePath(context.source.file, url) : undefined;
  const drawing = file && asRootPath(file);
  if (drawing?.startsWith('/figures/') === false) {
    const message = `The drawing ${drawing} is not in the figures/ folder of the version.`;
    report(context, node, message, 'Save it there, and write /figures/name.svg.');
    return [];
  }
  const component: ArticleComponent = {
    type: 'articleComponent',
    name: 'Figure',
    attributes: { src: drawing ?? url, ...texts },
    children: [],
    ...(position && { position }),
  };
  return [completeFigure(component, () => node, context) ?? []].flat();
}

/** Resolves an image inside a line of text. */
export function resolveInlineImage(node: Image, context: PageContext): RootContent[] {
  const texts = imageText(node, context);
  if (texts === undefined) return [];
  if (/^(?!https?:).*\.svg$/i.test(node.url)) {
    const advice = 'Put ![…](/figures/name.svg) on its own line, with blank lines around it.';
    report(context, node, 'A drawing cannot be inside a line of text.', advice);
    return [];
  }
  const namedImage = readImage(node.url, node, context);
  if (namedImage === undefined) return [];
  if (texts.caption !== undefined) {
    const advice = 'Remove the title, or put the image on its own line.';
    report(context, node, 'An image inside a line of text cannot have a caption.', advice);
  }
  const { properties, children } = inlineImage(namedImage, texts.alt);
  return [
    {
      type: 'inlinePicture',
      alt: texts.alt,
      url: imageUrls(namedImage.file, namedImage.image).full,
      data: { hName: 'picture', hProperties: properties, hChildren: children },
      ...(node.position && { position: node.position }),
    },
  ];
}

/**
 * Turns image references into images with the URL and title of their definitions. Returns the
 * labels that only images use, because the definitions of these labels are not links.
 */
export function inlineImageReferences(root: Root): ReadonlySet<string> {
  const definitions = new Map<string, Definition>();
  forEachOf(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const labels = new Set<string>();
  forEachOf(root, 'imageReference', (node) => {
    const { url, title, position } = definitions.get(node.identifier) ?? {};
    labels.add(node.identifier);
    const data = { ...node.data, definition: position };
    Object.assign(node, { type: 'image', url, title, data });
  });
  forEachOf(root, 'linkReference', ({ identifier }) => void labels.delete(identifier));
  return labels;
}
