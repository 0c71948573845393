import type { Page } from 'playwright-core';
import { announcement, announcementStorage } from '../../../src/site/announcement';
import { desktop, phone, waitUntilReady, useHarness } from '../../support/browser';
import { totalShift } from '../../support/totalShift';

jest.setTimeout(60_000);

const harness = useHarness();
const guide = '/documentation/mpc_wallets';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page): Promise<void> =>
  bar(page).getByRole('button', { name: 'Close' }).click();
const headingTop = (page: Page): Promise<number> =>
  page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);

test('the bar announces the private beta, its audience and how to ask for access', async () => {
  const { page } = await harness.open('/');
  const text = await bar(page).innerText();
  for (const word of ['private beta', 'coming soon', 'institutions', 'regulators', 'validators']) {
    expect(text).toContain(word);
  }
  expect(await bar(page).getByRole('link').innerText()).toMatch(/early access/);
});

test('a closed bar stays closed on the next page, before and after the app starts', async () => {
  const { page } = await harness.openReady('/');
  await close(page);
  await bar(page).waitFor({ state: 'hidden' });
  await page.goto(harness.address(guide));
  expect(await bar(page).isVisible()).toBe(false);
  await waitUntilReady(page);
  expect(await bar(page).isVisible()).toBe(false);
});

test.each([
  ['a wide window', desktop],
  ['a narrow window', phone],
])('in %s, closing the bar by keyboard moves focus to the navbar', async (_, viewport) => {
  const { page } = await harness.openReady(guide, { viewport });
  await bar(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await bar(page).waitFor({ state: 'hidden' });
  const focused = page.getByRole('navigation', { name: 'Main' }).locator('a:focus');
  expect(await focused.getAttribute('href')).toBe('/');
});

test('closing the bar by mouse leaves nothing in the header focused', async () => {
  const { page } = await harness.openReady(guide);
  await close(page);
  await bar(page).waitFor({ state: 'hidden' });
  expect(await page.locator('header :focus').count()).toBe(0);
});

test('closing the bar stores its id and that it was closed', async () => {
  const { page } = await harness.openReady('/');
  await close(page);
  await bar(page).waitFor({ state: 'hidden' });
  expect(
    await page.evaluate(
      ({ id, dismiss }) => [localStorage.getItem(id), localStorage.getItem(dismiss)],
      announcementStorage,
    ),
  ).toEqual([announcement.id, 'true']);
});

test('the bar reappears when its id changes, and can be closed again', async () => {
  const { page } = await harness.open('/');
  await page.evaluate(({ id, dismiss }) => {
    localStorage.setItem(id, 'an-older-bar');
    localStorage.setItem(dismiss, 'true');
  }, announcementStorage);
  await page.reload();
  await waitUntilReady(page);
  expect(await bar(page).isVisible()).toBe(true);
  await close(page);
  await page.reload();
  expect(await bar(page).isVisible()).toBe(false);
});

test('closing the bar closes it in other tabs too', async () => {
  const { page } = await harness.openReady('/');
  const other = await page.context().newPage();
  await other.goto(harness.address(guide));
  await waitUntilReady(other);
  await close(page);
  await bar(other).waitFor({ state: 'hidden' });
});

describe.each([
  ['wide', desktop],
  ['phone-sized', phone],
])('nothing shifts in a %s window', (_, viewport) => {
  test('when the bar appears or was closed earlier', async () => {
    const { page } = await harness.openReady(guide, { viewport });
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page)).toBe(0);
    await close(page);
    await page.reload();
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    expect(await totalShift(page)).toBe(0);
  });

  test('below the bar while a page loads without JavaScript', async () => {
    const visit = await harness.open(guide, {
      viewport,
      javaScriptEnabled: false,
      waitUntil: 'domcontentloaded',
    });
    const first = await headingTop(visit.page);
    await visit.page.waitForLoadState('networkidle');
    expect(await headingTop(visit.page)).toBe(first);
    expect(await bar(visit.page).isVisible()).toBe(true);
  });

  test('when the app starts after the bar was closed on another page', async () => {
    const { page } = await harness.openReady('/', { viewport });
    await close(page);
    await page.goto(harness.address(guide));
    const first = await headingTop(page);
    await waitUntilReady(page);
    expect(await headingTop(page)).toBe(first);
  });
});
