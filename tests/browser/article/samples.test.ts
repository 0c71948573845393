import type { Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { axeViolations } from '../../support/axe';
import { desktop, phone, waitUntilReady, useHarness } from '../../support/browser';
import { boxesWithoutCue } from '../../support/scrollCue';

jest.setTimeout(60_000);

const harness = useHarness();
const method = `${rpcPath}/getBlock`;
const customer = '/institutions/customers/add';
const transaction = '/institutions/transactions/create';

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      return { top, bottom, left, right };
    });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const markedText = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('sample') ?? [])].map(String));

const responseTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('samples', () => {
  test.each([1280, 1440])('stay in view beside the article in a window of %d px', async (width) => {
    const { page } = await harness.openReady(method, { viewport: { width, height: 900 } });
    const title = await boxOf(page, 'h1');
    const atTop = await boxOf(page, '.a-samples');
    expect(Math.abs(atTop.top - title.top)).toBeLessThan(24);
    expect(atTop.left).toBeGreaterThan(title.right);
    expect(await page.locator('summary', { hasText: 'On this page' }).isVisible()).toBe(true);
    await page.locator('#errors').scrollIntoViewIfNeeded();
    const later = await boxOf(page, '.a-samples');
    expect(later.top).toBeGreaterThan(50);
    expect(later.bottom).toBeLessThanOrEqual(900);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('are level with their own operation on a page with several', async () => {
    const { page } = await harness.openReady(transaction);
    const operations = page.locator('.a-op');
    expect(await operations.count()).toBe(5);
    const apart = await operations.evaluateAll((all) =>
      all.map((operation) => {
        const [own, samples] = [operation, operation.querySelector('.a-samples')].map((element) =>
          element?.getBoundingClientRect(),
        );
        if (!own || !samples) return false;
        return samples.top >= own.top && samples.bottom <= own.bottom + 1;
      }),
    );
    expect(apart).toEqual([true, true, true, true, true]);
  });

  test('leave room for the table of contents in a very wide window', async () => {
    const { page } = await harness.openReady(method, { viewport: { width: 1920, height: 900 } });
    const toc = page.getByRole('navigation', { name: 'On this page' });
    expect(await toc.first().isVisible()).toBe(true);
    expect((await boxOf(page, '.a-samples')).right).toBeLessThan(
      (await toc.first().boundingBox())?.x ?? 0,
    );
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('follow the endpoint on a phone, each taking up less than 65 % of the screen’s height', async () => {
    const { page } = await harness.openReady(method, { viewport: phone });
    const tops = [];
    for (const selector of ['.a-endpoint', '#example', '#other-answers', '#params', '#result']) {
      tops.push((await boxOf(page, selector)).top);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    const heights = await page
      .locator('.a-samples pre:visible')
      .evaluateAll((blocks) => blocks.map(({ clientHeight }) => clientHeight));
    expect(Math.max(...heights)).toBeLessThan(phone.height * 0.65);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('keep the selected case and language on other pages that have them', async () => {
    const { page } = await harness.openReady(`${rpcPath}/getTransaction`);
    await responseTab(page, 'Not found').click();
    await page.getByRole('tab', { name: 'Python' }).click();
    await page.goto(harness.address(`${rpcPath}/getBalance`));
    await waitUntilReady(page);
    for (const name of ['Not found', 'Python']) {
      expect(await responseTab(page, name).getAttribute('aria-selected')).toBe('true');
    }
    await page.goto(harness.address(method));
    await waitUntilReady(page);
    expect(await responseTab(page, 'Success').getAttribute('aria-selected')).toBe('true');
    expect(await responseTab(page, 'Python').getAttribute('aria-selected')).toBe('true');
  });

  test('have a row of tabs that fades out on a phone, but shows the last tab whole when selected', async () => {
    const { page } = await harness.openReady(method, { viewport: phone });
    const list = page.getByRole('tablist', { name: 'case' });
    const scrolls = await list.evaluate((box) => box.scrollWidth > box.clientWidth);
    expect(scrolls).toBe(true);
    const fade = await list.evaluate((box) => parseFloat(getComputedStyle(box).paddingRight));
    expect(await list.evaluate((box) => getComputedStyle(box).maskImage)).toContain('gradient');
    expect(fade).toBeGreaterThan(24);
    await list.getByRole('tab').first().press('End');
    const [row, last] = await Promise.all([
      list.boundingBox(),
      list.getByRole('tab').last().boundingBox(),
    ]);
    expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(
      (row?.x ?? 0) + (row?.width ?? 0) - fade + 1,
    );
  });

  test('are all visible without JavaScript, on screen and in print', async () => {
    const { page } = await harness.open(customer, { javaScriptEnabled: false });
    expect(await page.getByText('409 customer_exists').isVisible()).toBe(true);
    const blocks = page.locator('.a-samples pre');
    expect(await blocks.count()).toBeGreaterThan(3);
    expect(await blocks.and(page.locator(':visible')).count()).toBe(await blocks.count());
    expect(await page.locator('.a-run').isVisible()).toBe(false);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.emulateMedia({ media: 'print' });
    expect(await blocks.and(page.locator(':visible')).count()).toBe(await blocks.count());
    const hidden = await blocks.evaluateAll((all) =>
      all.map((block) => block.scrollHeight - block.clientHeight),
    );
    expect(Math.max(...hidden)).toBe(0);

    const column = await boxOf(page, '.a-op-body');
    expect((await boxOf(page, '.a-samples')).bottom).toBeLessThanOrEqual(column.top);
  });
});

describe('a field and its value', () => {
  test('highlight each other, and a click on the key goes to the field', async () => {
    const { page } = await harness.openReady(method);
    const field = page.locator('#result-parentSlot > .a-field > a');
    await field.hover();
    await page.waitForFunction(() => CSS.highlights.has('sample'));
    expect(await markedText(page)).toEqual([expect.stringMatching(/^"parentSlot": \d+$/)]);
    await page.locator('#params-config-encoding > .a-field > a').focus();
    await page.waitForFunction(() =>
      String([...(CSS.highlights.get('sample') ?? [])][0]).includes('encoding'),
    );
    expect(await markedText(page)).toEqual(['"encoding": "json"']);

    const key = page
      .locator('.a-samples [data-group="case"] .t-p', { hasText: '"blockTime"' })
      .first();
    await key.hover();
    await page.locator('#result-blockTime[data-pointed]').waitFor();
    await key.click();
    await page.waitForFunction(() => location.hash === '#result-blockTime');
  });

  test('in a closed list: pointing at the key highlights the visible parent of the field', async () => {
    const { page } = await harness.openReady(customer);
    await page
      .locator('.a-samples [data-group="language"]')
      .getByRole('tab', { name: 'json' })
      .click();
    const key = page
      .locator('.a-samples .language-json:visible .t-p', { hasText: '"city"' })
      .first();
    await key.scrollIntoViewIfNeeded();
    await key.hover();
    await page.locator('[data-pointed]:visible').waitFor();
  });
});

describe('comparing two responses', () => {
  test('shows them side by side, or one below the other on a phone, marks the differences and ends with Escape', async () => {
    const { page } = await harness.openReady(method, { viewport: desktop });
    await page.locator('.a-endpoint').hover();
    const open = page.getByRole('button', { name: 'Compare' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare responses' });
    await dialog.waitFor();
    const right = dialog.getByRole('combobox', { name: 'Response on the right' });
    await right.selectOption('Signatures only');
    expect(await dialog.locator('mark').count()).toBeGreaterThan(0);
    expect(await dialog.getByRole('status').textContent()).toMatch(
      /^Values that differ: \d+ on the left, \d+ on the right\.$/,
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(await boxesWithoutCue(dialog.locator('pre'))).toEqual([]);
    const [one, other] = await dialog
      .locator('pre')
      .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().toJSON() as DOMRect));
    expect(one?.right).toBeLessThan(other?.left ?? 0);
    await page.setViewportSize(phone);
    const [first, second] = await dialog
      .locator('pre')
      .evaluateAll((all) => all.map((block) => block.getBoundingClientRect().toJSON() as DOMRect));
    expect(first?.bottom).toBeLessThan(second?.top ?? 0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('shows each more than 100 px high at 400 % zoom', async () => {
    const { page } = await harness.openReady(method, { viewport: { width: 320, height: 225 } });
    await page.locator('.a-endpoint').hover();
    await page.getByRole('button', { name: 'Compare' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare responses' });
    await dialog.waitFor();
    const heights = await dialog
      .locator('pre')
      .evaluateAll((all) => all.map((block) => block.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThan(100);
  });

  test('is left out of print at any width, as are buttons and the table of contents', async () => {
    const { page } = await harness.openReady(method, { viewport: desktop });
    await page.locator('.a-endpoint').hover();
    await page.getByRole('button', { name: 'Compare' }).press('Enter');
    await page.getByRole('dialog', { name: 'Compare responses' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const shown: unknown[] = [];
    for (const width of [700, 1100, 1440, 2000]) {
      await page.setViewportSize({ width, height: 900 });
      shown.push(
        await page
          .locator('article button, dialog')
          .or(page.getByText('On this page'))
          .filter({ visible: true })
          .count(),
      );
    }
    expect(shown).toEqual([0, 0, 0, 0]);
  });
});

test('an overview can be filtered by group and requirement, and its URL keeps the filter', async () => {
  const { page } = await harness.openReady(rpcPath);
  await page.getByLabel('Group').selectOption('Blocks');
  await page.getByLabel('Needs').selectOption('history');
  await page.locator('.a-filter [role="status"]', { hasText: /^1 of \d+$/ }).waitFor();
  expect(await page.getByRole('link', { name: 'getBlock', exact: true }).last().isVisible()).toBe(
    true,
  );
  await page.waitForURL(/\?group=Blocks&needs=history$/);
  // Back and a shared link restore the filter; the search terms to highlight stay in the URL.
  await page.goto('about:blank');
  await page.goBack();
  await page.locator('.a-filter [role="status"]', { hasText: /^1 of \d+$/ }).waitFor();
  const { page: shared } = await harness.openReady(`${rpcPath}?_highlight=slot&filter=airdrop`);
  await shared.locator('.a-filter [role="status"]', { hasText: /^1 of \d+$/ }).waitFor();
  await shared.getByRole('searchbox', { name: 'Filter methods' }).fill('balance');
  await shared.waitForURL(/\?_highlight=slot&filter=balance$/);
});
