import { versions } from '../../src/site/versions';
import { checkContent, refreshContent } from '../../src/gatsby/compile/store';
import { countOf, formatProblems, isError, summaryOf } from '../../src/gatsby/versions/problems';
import { contentCache } from '../../src/gatsby/compile/pageCache';
import { fixContent } from './fixContent';

/**
 * `npm run check`: checks all content as a production build would, without building. Prints the
 * errors and warnings, and exits with 1 if there are errors. With `--fix`, first fixes the problems
 * that need no decision.
 */
async function check(): Promise<void> {
  const isFixing = process.argv.includes('--fix');
  if (isFixing) await fixContent(process.cwd());
  const content = refreshContent(process.cwd(), false);
  const problems = await checkContent(contentCache(process.cwd()));
  for (const line of formatProblems(problems)) console.error(line);
  const pages = content.reduce((count, { pages, drafts }) => count + pages.size + drafts.size, 0);
  const versionCount = countOf(versions.length, 'version');
  console.log(`${countOf(pages, 'page')} in ${versionCount} checked, ${summaryOf(problems)}`);
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  if (fixable > 0 && !isFixing)
    console.log(`npm run check -- --fix fixes problems in ${countOf(fixable, 'place')}.`);
  process.exitCode = problems.some(isError) ? 1 : 0;
}

void check();
