import type { Element } from 'hast';
import { withPrefix } from '../../../site/addresses';
import { defaultLocale } from '../../../site/metadata';
import type { ArticleComponent } from '../../mdast/nodes';
import { imageUrls } from '../../mediaFiles/imageVariants';
import {
  captionsFilePattern,
  mediaFault,
  mediaPath,
  videoFilePattern,
} from '../../mediaFiles/videoFile';
import { readContentFile } from './contentFiles';
import type { PageContext, Positioned } from '../context';
import { readImage } from './images';

const kinds = {
  src: {
    noun: 'video',
    example: './name.mp4',
    matches: (file: string) => videoFilePattern.test(file),
  },
  captions: {
    noun: 'captions file',
    example: './name.vtt',
    matches: (file: string) => captionsFilePattern.test(file),
  },
} as const;

function readMedia(
  attribute: keyof typeof kinds,
  path: string,
  at: Positioned,
  context: PageContext,
): string | undefined {
  const mediaFile = readContentFile(path, kinds[attribute], at, context);
  if (mediaFile === undefined) return undefined;
  const fault = mediaFault(mediaFile.bytes, mediaFile.file);
  if (fault === undefined) return withPrefix(mediaPath(mediaFile.file, mediaFile.bytes));
  context.problems.push({ file: mediaFile.file, line: 1, column: 1, ...fault });
  return undefined;
}

const element = (
  tagName: string,
  properties: Element['properties'],
  children: Element['children'] = [],
): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/**
 * Adds the files of a `<Video>`, which gets the size of its poster; returns undefined if a problem
 * was reported.
 */
export function completeVideo(
  component: ArticleComponent,
  at: (attribute: string) => Positioned,
  context: PageContext,
): ArticleComponent | undefined {
  const { src = '', captions = '', poster = '', title = '' } = component.attributes;
  const video = readMedia('src', src, at('src'), context);
  const track = readMedia('captions', captions, at('captions'), context);
  const picture = readImage(poster, at('poster'), context);
  if (video === undefined || track === undefined || picture === undefined) return undefined;
  const { width, height } = picture.image;
  const type = src.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4';
  const figure = element(
    'video',
    {
      controls: true,
      preload: 'none',
      width,
      height,
      poster: imageUrls(picture.file, picture.image).full,
      ariaLabel: title,
      playsInline: true,
    },
    [
      element('source', { src: video, type }),
      element('track', {
        kind: 'captions',
        src: track,
        srcLang: defaultLocale,
        label: 'Captions',
        default: true,
      }),
      element('a', { href: video }, [{ type: 'text', value: title }]),
    ],
  );
  return { ...component, attributes: { title, href: video }, figure };
}
