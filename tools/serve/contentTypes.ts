import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  /** Whether the server may compress the file. */
  readonly isText: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): ContentType => ({ type, isText: false });

/** Content types of published files, by extension. */
export const contentTypes: ReadonlyMap<string, ContentType> = new Map([
  ['avif', binary('image/avif')],
  ['css', text('text/css')],
  ['html', text('text/html')],
  ['ico', binary('image/x-icon')],
  ['js', text('text/javascript')],
  ['json', text('application/json')],
  ['md', text('text/markdown')],
  ['mp4', binary('video/mp4')],
  ['pdf', binary('application/pdf')],
  ['png', binary('image/png')],
  ['svg', { type: 'image/svg+xml', isText: true }],
  ['txt', text('text/plain')],
  ['vtt', text('text/vtt')],
  ['webm', binary('video/webm')],
  ['webmanifest', text('application/manifest+json')],
  ['webp', binary('image/webp')],
  ['woff2', binary('font/woff2')],
  ['xml', text('application/xml')],
]);

/** Returns the type of a file; browsers download files with an unknown extension. */
export function contentTypeOf(file: string): ContentType {
  return contentTypes.get(extname(file).slice(1)) ?? binary('application/octet-stream');
}
