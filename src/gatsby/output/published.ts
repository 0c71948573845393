import { join } from 'node:path';
import { sidebarFile, type SidebarEntry } from '../../shared/sidebar';
import { writeText } from '../versions/files';
import { documentPath } from '../versions/reference';
import type { VersionContent } from '../versions/versionContent';

/**
 * Writes each sidebar as JSON, which the browser fetches when it first needs the whole sidebar.
 *
 * @param output folder of the built site
 */
export async function writeSidebars(
  output: string,
  sidebars: readonly {
    readonly name: string;
    readonly version: string;
    readonly items: readonly SidebarEntry[];
  }[],
): Promise<void> {
  for (const { name, version, items } of sidebars) {
    await writeText(join(output, sidebarFile(version, name)), JSON.stringify(items));
  }
}

/** Writes each version's reference documents (OpenRPC, OpenAPI) to their stable URLs. */
export async function writeDocuments(
  output: string,
  versions: readonly VersionContent[],
): Promise<void> {
  for (const { version, documentTexts } of versions) {
    for (const [name, text] of documentTexts) {
      await writeText(join(output, documentPath(version, name)), text);
    }
  }
}
