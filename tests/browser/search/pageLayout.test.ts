import { axeViolations } from '../../support/axe';
import { desktop, phone, useHarness } from '../../support/browser';

jest.setTimeout(60_000);

const harness = useHarness();

describe.each([
  ['wide', desktop],
  ['phone-sized', phone],
])('in a %s window', (_, viewport) => {
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
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
    },
  );
});
