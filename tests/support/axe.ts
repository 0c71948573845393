import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** The source of axe, to run in a page. */
export const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the axe rules that a page violates, each with the HTML of the elements. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = (await page.evaluate('axe.run(document)')) as AxeResults;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
