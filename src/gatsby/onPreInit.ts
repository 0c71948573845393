import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { isDeveloping } from './content/mode';
import { removeLeftovers } from '../compat/gatsby/output/leftovers';
import { restorePristine } from '../compat/gatsby/output/pristineHtml';

/** Restores the previous build's output to the state that Gatsby left it in. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store }) => {
  const { directory } = store.getState().program;
  if (!isDeveloping()) await removeLeftovers(join(directory, 'public'));
  await restorePristine(directory);
};
