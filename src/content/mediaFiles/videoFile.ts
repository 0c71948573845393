import { createHash } from 'node:crypto';
import { urlSafeName } from './imageVariants';
import type { Explanation } from '../types';

export const videoFilePattern = /\.(?:mp4|webm)$/i;
export const captionsFilePattern = /\.vtt$/i;

const exportAdvice = 'Export it again from the program that made it.';

/** Matches the times of a cue: minutes and seconds with three decimals, optionally after hours. */
const cuePattern = /^((?:\d{2,}:)?\d\d:\d\d\.\d{3}) --> ((?:\d{2,}:)?\d\d:\d\d\.\d{3})/gm;

const secondsOf = (time: string): number =>
  time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Explains what is wrong with captions, or that the format of a video does not match its extension;
 * undefined if no fault is found.
 */
export function mediaFault(bytes: Uint8Array, file: string): Explanation | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  if (/\.mp4$/i.test(file)) {
    const isMp4 = start.subarray(4, 8).toString('latin1') === 'ftyp';
    return isMp4 ? undefined : { message: 'The file is not an MP4 video.', advice: exportAdvice };
  }
  if (/\.webm$/i.test(file)) {
    const isWebm = start.subarray(0, 4).toString('hex') === '1a45dfa3';
    return isWebm ? undefined : { message: 'The file is not a WebM video.', advice: exportAdvice };
  }
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!/^WEBVTT(?:[ \t\n\r]|$)/.test(text)) {
    const advice = 'Start it with WEBVTT and a blank line.';
    return { message: 'The file is not WebVTT.', advice };
  }
  const cues = [...text.matchAll(cuePattern)];
  const reversedCue = cues.find(([, from = '', to = '']) => secondsOf(from) >= secondsOf(to));
  if (reversedCue !== undefined) {
    const message = `The cue ${reversedCue[0]} must end after it starts.`;
    return { message, advice: 'Correct one of its times.' };
  }
  if (cues.length > 0) return undefined;
  const advice = 'Write 00:00.000 --> 00:04.000 on a line, and the words on the next.';
  return { message: 'The captions have no valid cues.', advice };
}

/** Returns the path of the published copy of a file, without the site's prefix. */
export function mediaPath(file: string, bytes: Uint8Array): string {
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `/static/${urlSafeName(file)}-${digest}.${file.split('.').at(-1)?.toLowerCase() ?? ''}`;
}
