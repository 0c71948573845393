import sharp from 'sharp';
import { library } from '../../content/fixtures';
import { findDamagedImages } from './damagedImages';
import type { PageCache } from './pageCache';

const file = 'content/current/console.jpg';

function memoryCache(): PageCache & { readonly reads: unknown[] } {
  const values = new Map<string, unknown>();
  const reads: unknown[] = [];
  return {
    reads,
    get: (key) => {
      reads.push(values.get(key));
      return values.get(key);
    },
    set: (key, value) => void values.set(key, value),
  };
}

test('reports a truncated image in every check, and decodes it only once', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const plane = { width: 200, height: 200, channels: 3 as const, background: '#fff' };
  const whole = await sharp({ create: { ...plane, noise } })
    .jpeg()
    .toBuffer();
  const cache = memoryCache();
  const reports = [];
  for (const bytes of [whole, whole.subarray(0, 2000), whole.subarray(0, 2000)]) {
    reports.push(
      await findDamagedImages(cache, {
        ...library,
        contentFiles: () => [file],
        contentFile: () => bytes,
      }),
    );
  }
  const problem = {
    file,
    line: 1,
    column: 1,
    message: 'The image is damaged: part of it cannot be decoded.',
    advice: 'Export it again from the program that made it.',
  };
  expect(reports).toEqual([[], [problem], [problem]]);
  expect(cache.reads).toEqual([undefined, undefined, false]);
});
