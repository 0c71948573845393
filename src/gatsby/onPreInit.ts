import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { developing } from './content/mode';
import { removeLeftovers } from './output/leftovers';
import { restorePristine } from './output/pristine';

/** Brings the output of the last build back into the state that Gatsby knows. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ store }) => {
  const { directory } = store.getState().program;
  if (!developing()) await removeLeftovers(join(directory, 'public'));
  await restorePristine(directory);
};
