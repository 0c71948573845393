import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { library } from '../../content/fixtures';
import { imageVariants, readImageFile } from '../../content';
import type { VersionContent } from '../versions/versionContent';
import { writeImages } from './images';

const plane = { width: 500, height: 20, channels: 3 as const, background: '#0b5d42' };
const file = 'content/current/console.jpg';

const versionWith = (bytes: Uint8Array): VersionContent =>
  ({
    library: { ...library, contentFiles: () => [file], contentFile: () => bytes },
  }) as unknown as VersionContent;

describe('generated images', () => {
  const root = mkdtempSync(join(tmpdir(), 'images-'));
  afterAll(() => rmSync(root, { recursive: true }));

  it('have the sizes, formats and names that pages use, the right orientation, no EXIF data, and copies in the cache', async () => {
    const bytes = await sharp({ create: plane }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const image = readImageFile(bytes, file);
    if ('message' in image) throw new Error(image.message);
    expect(image).toMatchObject({ width: 20, height: 500 });
    await writeImages(root, join(root, 'public'), [versionWith(bytes)], () => true);
    const names = imageVariants(file, image).map(({ path }) => path.slice('/static/'.length));
    expect(readdirSync(join(root, 'public/static')).sort()).toEqual([...names].sort());
    for (const name of names) {
      const metadata = await sharp(join(root, 'public/static', name)).metadata();
      expect(metadata.format).toBe(name.endsWith('.avif') ? 'heif' : 'webp');
      expect([metadata.width, metadata.height, metadata.exif]).toEqual([20, 500, undefined]);
    }

    expect(readdirSync(join(root, 'node_modules/.cache/images')).sort()).toEqual([...names].sort());
  });
});
