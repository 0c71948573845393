import type { GatsbyNode } from 'gatsby';
import { checkContent, refreshContent } from './content/store';
import { reportProblems } from './reportProblems';

/**
 * Reads and checks all content before Gatsby touches it, so that every mistake of an author is
 * told at once, in our words and with its place, instead of as a plugin's first exception.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, reporter, store }) => {
  const { directory } = store.getState().program;
  const developing = process.env['NODE_ENV'] !== 'production';
  const activity = reporter.activityTimer('check content');
  activity.start();
  const versions = refreshContent(directory, developing);
  const problems = await checkContent(cache);
  const pages = versions.reduce((count, { pages: all }) => count + all.size, 0);
  activity.setStatus(`${pages} pages, ${problems.length} mistakes`);
  activity.end();
  reportProblems(problems, reporter, developing);
};
