import type { GatsbyNode } from 'gatsby';
import { startDevelopmentCheck } from './content/developmentCheck';
import { folderStamp } from './content/files';
import { countOf, isError, summaryOf } from './content/problems';
import { checkContent, refreshContent } from './content/store';
import { isDeveloping } from './content/mode';
import { contentCache } from './content/pageCache';
import { reportProblems } from './content/reportProblems';

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
