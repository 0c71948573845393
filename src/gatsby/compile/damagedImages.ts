import type { Library, Problem } from '../../content';
import { imagesOf } from '../versions/contentFiles';
import { fileProblem } from '../versions/problems';
import type { PageCache } from './pageCache';

type Decode = (bytes: Uint8Array) => { readonly stats: () => Promise<unknown> };

/**
 * Loads sharp only when it is needed. Gatsby compiles `import()` to `require`, which returns
 * sharp itself, not a module with a default export.
 */
async function loadSharp(): Promise<Decode> {
  const loaded = (await import('sharp')) as unknown as { readonly default: Decode } | Decode;
  return typeof loaded === 'function' ? loaded : loaded.default;
}

/** Reports images that have a valid header but cannot be decoded. */
export async function findDamagedImages(cache: PageCache, library: Library): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { file, bytes, image } of imagesOf(library)) {
    const key = `decoded-${image.digest}`;
    const cached = cache.get(key) as boolean | undefined;
    const isDecodable =
      cached ??
      (await (
        await loadSharp()
      )(bytes)
        .stats()
        .then(() => true)
        .catch(() => false));
    if (cached === undefined) cache.set(key, isDecodable);
    if (isDecodable) continue;
    const message = 'The image is damaged: part of it cannot be decoded.';
    const advice = 'Export it again from the program that made it.';
    problems.push(fileProblem(file, message, advice));
  }
  return problems;
}
