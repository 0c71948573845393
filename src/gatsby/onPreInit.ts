import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDeveloping } from './content/mode';
import { removeLeftovers } from '../compat/gatsby/output/leftovers';
import { restorePristine } from '../compat/gatsby/output/pristineHtml';

/**
 * Prepares the previous build's output for Gatsby: for a production build, removes the leftovers of
 * earlier builds; then restores the HTML that Gatsby wrote.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store }) => {
  const { directory } = store.getState().program;
  if (!isDeveloping()) await removeLeftovers(join(directory, 'public'));
  await restorePristine(directory);
};
