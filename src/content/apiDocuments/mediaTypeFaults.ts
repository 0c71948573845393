import { didYouMean } from '../../shared/suggest';
import type { Part } from './documentParts';
import type { Finding } from './finding';

/** The top-level media types (the part before the slash), and OpenAPI's wildcard. */
const topLevelTypes = [
  'application',
  'audio',
  'font',
  'haptics',
  'image',
  'message',
  'model',
  'multipart',
  'text',
  'video',
  '*',
];

/** Returns an error for each key in a `content` object unless the key is a media type. */
export function mediaTypeFaults(parts: readonly Part[]): Finding[] {
  return parts.flatMap(({ shape, path }): Finding[] => {
    if (shape !== 'media') return [];
    const written = String(path.at(-1));
    const [top = '', subtype = ''] = written.split('/');
    if (subtype !== '' && topLevelTypes.includes(top.toLowerCase())) return [];
    const message = `"${written}" is not a media type.`;
    const fallback = 'Write a type such as application/json.';
    const advice =
      subtype === ''
        ? fallback
        : didYouMean(top, topLevelTypes, fallback, (type) => `"${type}/${subtype}"`);
    return [{ path, message, advice, atKey: true }];
  });
}
