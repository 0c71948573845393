import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { withPrefix } from '../site/addresses';
import { versions } from '../site/versions';
import { documentPath } from './versions/reference';
import { contentCache } from './compile/pageCache';
import { allContent } from './compile/store';
import { writeBuildManifest } from './output/buildManifest';
import { createAllowedScripts } from './hosting/contentPolicy';
import { writeHostFiles } from './hosting/hostFiles';
import {
  baseUrlScript,
  beforePaintScript,
  createLoaderScript,
  notFoundRedirectScript,
} from './output/inlineScripts';
import { panelHosts } from './output/runFiles';
import { writeSecurityTxt } from './output/securityTxt';
import { readSourceCommit } from './output/sourceCommit';
import type { GatsbyStart } from '../workarounds/gatsby/html';
import { removeUnused } from '../workarounds/gatsby/output/leftovers';
import { publishHtml } from '../workarounds/gatsby/output/pristineHtml';
import { rewriteHtml } from './output/rewriteHtml';
import { writeCards } from './cards';
import { breadcrumbLists, writeSeoFiles } from './seo';
import { llmsPath } from './seo/llms';
import { writeSearchFiles } from './search';

/** @throws Error if Gatsby has not written exactly one stylesheet */
async function stylesheetUrl(output: string): Promise<string> {
  const files = (await readdir(output)).filter((name) => name.endsWith('.css'));
  if (files.length !== 1)
    throw new Error(
      `Gatsby must write one stylesheet, but wrote ${files.length}. Check which modules import CSS.`,
    );
  return withPrefix(`/${files[0]}`);
}

/** Returns the paths of the reference documents and `llms*.txt`, which other sites may read. */
function sharedFiles(): string[] {
  return allContent().flatMap(({ version, documentTexts }) => [
    ...[...documentTexts.keys()].sort().map((name) => documentPath(version, name)),
    llmsPath(version, 'llms.txt'),
    llmsPath(version, 'llms-full.txt'),
  ]);
}

/** Turns Gatsby's output into the published site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { getNode, graphql, reporter, store } = args;
  const { program, pages } = store.getState() as {
    program: { directory: string };
    pages: ReadonlyMap<string, unknown>;
  };
  const { directory: root } = program;
  const output = join(root, 'public');
  const pagePaths = [...pages.keys()].sort();
  const activity = reporter.activityTimer('publish HTML');
  activity.start();
  await writeSearchFiles(output, graphql);
  const scripts = createAllowedScripts();
  const loaderScript = createLoaderScript(root);
  scripts.allow(beforePaintScript(root));
  const moved = allContent().flatMap(({ redirects }) => redirects);
  const parts = {
    styleHref: await stylesheetUrl(output),
    notFoundRedirectScript: scripts.allow(notFoundRedirectScript(root, moved)),
    baseUrlScript: scripts.allow(baseUrlScript(root)),
    loaderScript: (start: GatsbyStart) => scripts.allow(loaderScript(start)),
    breadcrumbs: breadcrumbLists(),
  };
  await publishHtml(root, pagePaths, (html) => scripts.check(rewriteHtml(html, parts)));
  await writeSeoFiles(root, contentCache(root), getNode);
  await writeCards(root);
  await writeHostFiles(output, {
    scripts: scripts.hashes(),
    hosts: panelHosts(allContent()),
    documents: sharedFiles(),
    versions,
    moved,
  });
  await removeUnused(output);
  const source = readSourceCommit(root);
  await writeSecurityTxt(output, source);
  await writeBuildManifest(output, source);
  activity.end();
};
