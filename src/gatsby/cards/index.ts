import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { inBatches } from '../../shared/inBatches';
import { cardPath } from '../../shared/socialCards';
import { cachedFile } from '../versions/files';
import { allContent } from '../compile/store';
import { sidebarsOf } from '../versions/versionSidebars';
import { cardSvg, readTypefaces } from './cardSvg';

/**
 * Cache of rendered cards. File names are hashes of the renderer and the SVG, so copies of the
 * project can share the folder.
 */
const cacheFolder = 'node_modules/.cache/social-cards';

/** Favours speed over file size, because readers of the site never load the cards. */
const png = { compressionLevel: 6 } as const;

const renderPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).removeAlpha().png(png).toBuffer();

function renderCard(root: string, svg: string): Promise<Uint8Array> {
  const renderer = JSON.stringify([sharp.versions, png]);
  const digest = createHash('sha256').update(renderer).update(svg).digest('hex').slice(0, 32);
  return cachedFile(join(root, cacheFolder, `${digest}.png`), () => renderPng(svg));
}

/**
 * Writes a card for each documentation page: the image that social networks show with links to the
 * page. Does nothing if `SOCIAL_CARDS` is `off`.
 *
 * @param root the project's folder
 */
export async function writeCards(root: string): Promise<void> {
  if (process.env['SOCIAL_CARDS'] === 'off') return;
  const typefaces = readTypefaces(root);
  for (const content of allContent()) {
    const { locate } = sidebarsOf(content);
    await inBatches([...content.pages.values()], async ({ path, frontMatter }) => {
      const categories = locate(path).breadcrumbs.map(({ label }) => label);
      const { title, description } = frontMatter;
      const file = join(root, 'public', cardPath(path));
      await mkdir(dirname(file), { recursive: true });
      const svg = cardSvg({ title, description, categories }, typefaces);
      await writeFile(file, await renderCard(root, svg));
    });
  }
}
