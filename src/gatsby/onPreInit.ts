import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDeveloping } from './versions/mode';
import { removeLeftovers } from '../workarounds/gatsby/output/leftovers';
import { restorePristine } from '../workarounds/gatsby/output/pristineHtml';
import { claimFolder } from './output/claimFolder';

/**
 * Stops if another process uses the folder. Otherwise, prepares the previous build's output for
 * Gatsby: removes leftovers of earlier builds (in a production build only) and restores the HTML
 * that Gatsby wrote.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store, reporter }) => {
  const { directory } = store.getState().program;
  if (!(await claimFolder(directory))) {
    reporter.panic(
      `Another build or development server is running in ${directory}. Wait for it or stop it, or build in a copy of the folder.`,
    );
  }
  if (!isDeveloping()) await removeLeftovers(join(directory, 'public'));
  await restorePristine(directory);
};
