import type { GatsbyNode } from 'gatsby';
import { countOf } from './content/problems';
import { checkContent, refreshContent } from './content/store';
import { developing } from './content/mode';
import { reportProblems } from './content/reportProblems';

/**
 * Reads and checks all content before Gatsby touches it, so that every mistake of an author is
 * told at once, in our words and with its place, instead of as a plugin's first exception. While
 * developing, `createPages` tells them: it runs again at every change.
 */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ cache, reporter, store }) => {
  const { directory } = store.getState().program;
  const versions = refreshContent(directory, developing());
  if (developing()) return;

  const activity = reporter.activityTimer('check content');
  activity.start();
  const problems = await checkContent(cache);
  const pages = versions.reduce((count, { pages: all }) => count + all.size, 0);
  activity.setStatus(`${countOf(pages, 'page')}, ${countOf(problems.length, 'mistake')}`);
  activity.end();
  if (problems.length > 0) {
    reportProblems(problems);
    reporter.panic(
      `The content has ${countOf(problems.length, 'mistake')}, told above; nothing was built.`,
    );
  }
};
