import type { GatsbyNode } from 'gatsby';
import { startDevelopmentCheck } from './development/developmentCheck';
import { folderStamp } from './versions/files';
import { countOf, isError, summaryOf } from './versions/problems';
import { checkContent, refreshContent } from './compile/store';
import { isDeveloping } from './versions/mode';
import { contentCache } from './compile/pageCache';
import { reportProblems } from './development/reportProblems';

/**
 * Reads all content before Gatsby does. A build also checks it, so that authors see all errors with
 * their locations at once, instead of a plugin's first exception.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const versions = refreshContent(directory, isDeveloping());
  if (isDeveloping()) {
    const readStamp = () => folderStamp(directory, 'content');
    startDevelopmentCheck({ cache: contentCache(directory), readStamp });
    return;
  }

  const activity = reporter.activityTimer('check content');
  activity.start();
  const problems = await checkContent(contentCache(directory), { needsArticles: true });
  const pages = versions.reduce((count, { pages: all }) => count + all.size, 0);
  activity.setStatus(`${countOf(pages, 'page')}, ${summaryOf(problems)}`);
  activity.end();
  reportProblems(problems);
  const errors = problems.filter(isError).length;
  if (errors > 0) {
    reporter.panic(`The content has ${countOf(errors, 'error')}, listed above. Nothing was built.`);
  }
};
