import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { withPrefix } from '../site/addresses';
import { baseUrlScript, createLoaderScript } from './output/inlineScripts';
import { removeUnused } from '../compat/gatsby/output/leftovers';
import { publishHtml } from '../compat/gatsby/output/pristineHtml';
import { rewriteHtml } from './output/rewriteHtml';
import { writeCards } from './cards';
import { breadcrumbLists, writeMachineFiles } from './machines';
import { writeSearchFiles } from './search';

/**
 * Returns the URL of the build's only stylesheet.
 *
 * @throws Error when there is not exactly one
 */
async function stylesheetUrl(output: string): Promise<string> {
  const files = (await readdir(output)).filter((name) => name.endsWith('.css'));
  if (files.length !== 1) throw new Error(`The build has ${files.length} stylesheets, not one.`);
  return withPrefix(`/${files[0]}`);
}

/** Turns Gatsby's output into the published site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({
  cache,
  graphql,
  reporter,
  store,
}) => {
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  const output = join(program.directory, 'public');
  const pagePaths = [...pages.keys()].sort();
  const activity = reporter.activityTimer('publish HTML');
  activity.start();
  await writeSearchFiles(output, graphql);
  const parts = {
    styleHref: await stylesheetUrl(output),
    baseUrlScript: baseUrlScript(program.directory),
    loaderScript: createLoaderScript(program.directory),
    breadcrumbs: breadcrumbLists(),
  };
  await publishHtml(program.directory, pagePaths, (html) => rewriteHtml(html, parts));
  await writeMachineFiles(program.directory, cache);
  await writeCards(program.directory);
  await removeUnused(output);
  activity.end();
};
