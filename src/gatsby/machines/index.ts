import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { markdownAddress } from '../../shared/markdownAddress';
import { navbarSidebars } from '../../site/navigation';
import { allContent } from '../content/store';
import { documentPath } from '../content/reference';
import { sidebarsOf } from '../content/versionSidebars';
import { llmsFullText, llmsPath, llmsText, type LlmsSource } from './llms';
import { publishedPages } from './publishedPages';

/**
 * Writes what other programs read: each page as Markdown, and each version's lists of pages.
 *
 * @param output folder of the built site
 */
export async function writeMachineFiles(output: string, cache: GatsbyCache): Promise<void> {
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(output, path)), { recursive: true });
    await writeFile(join(output, path), text);
  };
  for (const content of allContent()) {
    const { version, documentTexts } = content;
    const { trees } = sidebarsOf(content);
    const source: LlmsSource = {
      version,
      pages: await publishedPages(content, cache),
      sidebars: navbarSidebars.map(({ label, sidebar }) => ({ label, entries: trees[sidebar] })),
      documents: [...documentTexts.keys()].sort().map((name) => documentPath(version, name)),
    };
    for (const { path, markdown } of source.pages) await write(markdownAddress(path), markdown);
    await write(llmsPath(version, 'llms.txt'), llmsText(source));
    await write(llmsPath(version, 'llms-full.txt'), llmsFullText(source));
  }
}
