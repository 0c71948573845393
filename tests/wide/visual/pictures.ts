import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { projectRoot } from '../../../tools/copyProject';

/** Folder of the accepted pictures, which are in the repository. */
export const acceptedFolder = join(projectRoot, 'tests/wide/visual/accepted');

const cache = join(projectRoot, 'node_modules/.cache/visual');

/** Folder of the pictures of the last run. */
export const lastRunFolder = join(cache, 'taken');

/** Folder for pictures of the differences found in the last run, and a page that shows them. */
export const differencesFolder = join(cache, 'differences');

/** Maximum distance between two colours that count as equal, from 0 to 1; see pixelmatch. */
const threshold = 0.1;

/** Maximum number of pixels that may differ. A letter of body text has about 40. */
const tolerance = 20;

/**
 * Maximum number of colours in a picture. Text and flat surfaces need few, which keeps the files
 * small.
 */
const colours = 32;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return { data, width: info.width, height: info.height };
}

/** Reduces a screenshot to few colours and compresses it without further loss. */
async function compress(png: Buffer): Promise<Buffer> {
  const reduced = await sharp(png).png({ palette: true, colours, dither: 0 }).toBuffer();
  return sharp(reduced).webp({ lossless: true, effort: 6 }).toBuffer();
}

async function placeSideBySide(pictures: readonly Pixels[]): Promise<Buffer> {
  const gap = 16;
  const width = pictures.reduce((sum, each) => sum + each.width + gap, -gap);
  const height = Math.max(...pictures.map((each) => each.height));
  let left = 0;
  const parts = pictures.map(({ data, ...size }) => {
    const part = { input: data, raw: { ...size, channels: 4 as const }, left, top: 0 };
    left += size.width + gap;
    return part;
  });
  const canvas = sharp({ create: { width, height, channels: 4, background: '#808080' } });
  return canvas.composite(parts).png().toBuffer();
}

function differenceOf(accepted: Pixels, taken: Pixels): { count: number; picture: Pixels } {
  const { width, height } = accepted;
  const data = Buffer.alloc(width * height * 4);
  const count = pixelmatch(accepted.data, taken.data, data, width, height, { threshold });
  return { count, picture: { data, width, height } };
}

/**
 * Saves a screenshot and compares it with the accepted picture of that name. If too many pixels
 * differ, saves both and their difference side by side in one picture.
 *
 * @returns the problem, or undefined if there is none
 */
export async function comparePicture(name: string, png: Buffer): Promise<string | undefined> {
  const picture = await compress(png);
  await mkdir(lastRunFolder, { recursive: true });
  await writeFile(join(lastRunFolder, `${name}.webp`), picture);
  const acceptedFile = join(acceptedFolder, `${name}.webp`);
  if (!existsSync(acceptedFile)) return `${name} has no accepted picture`;
  const [accepted, taken] = await Promise.all(
    [await readFile(acceptedFile), picture].map(pixelsOf),
  );
  if (accepted === undefined || taken === undefined) return undefined;
  const isSameSize = accepted.width === taken.width && accepted.height === taken.height;
  if (!isSameSize) return `${name} differs in size from the accepted picture`;
  const { count, picture: marked } = differenceOf(accepted, taken);
  if (count <= tolerance) return undefined;
  const file = join(differencesFolder, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await placeSideBySide([accepted, marked, taken]));
  return `${name} differs in ${count} pixels`;
}

/** Writes a page that shows all differences of a run; returns its path. */
export async function writeReport(names: readonly string[]): Promise<string> {
  const figures = names.map((name) => `<h2>${name}</h2><img src="${name}.png" alt="">`).join('\n');
  const file = join(differencesFolder, 'index.html');
  await mkdir(differencesFolder, { recursive: true });
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Differences</title>
<style>body { font: 1rem sans-serif } img { max-width: 100% }</style>
<h1>Accepted, difference, taken</h1>
${figures}
`,
  );
  return file;
}
