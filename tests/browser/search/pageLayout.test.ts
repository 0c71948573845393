import { axeViolations } from '../../support/axe';
import { desktop, phone, useHarness } from '../../support/browser';
import { resultsOf, waitForResults } from '../../support/searchPage';

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

  test('the first result for a pasted document of 5 kB is in view', async () => {
    const account = { lamports: 1, owner: 'x', data: ['', 'base64'], executable: false };
    const pasted = JSON.stringify({
      method: 'getProgramAccounts',
      result: Array(80).fill(account),
    });
    expect(pasted.length).toBeGreaterThan(5000);
    const { page } = await harness.openReady('/', { viewport });
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill(pasted);
    await box.press('Enter');
    await waitForResults(page);
    const link = resultsOf(page).first().getByRole('heading').getByRole('link');
    expect(await link.innerText()).toBe('getProgramAccounts');
    const { bottom } = await link.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThan(viewport.height);
  });
});
