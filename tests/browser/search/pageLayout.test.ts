import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { desktop, phone, useHarness } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();

describe.each([
  ['wide', desktop],
  ['phone', phone],
])('in a %s window', (_, viewport) => {
  const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

  test.each(['?q=fees', '?q=qqzzxx&ctx=nowhere', ''])(
    '/search%s passes axe and does not overflow',
    async (requested) => {
      const { page } = await harness.openReady(`/search${requested}`, {
        viewport,
        reducedMotion: 'reduce',
      });
      await page.waitForFunction(
        () => document.querySelector('main nav, main [role=status]:not(:empty)') !== null,
      );
      await page.waitForLoadState('networkidle');
      await page.evaluate(axe);
      const { violations } = (await page.evaluate('axe.run(document)')) as AxeResults;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    },
  );
});
