import type { Locator, Page } from 'playwright-core';
import { rpcPath } from '../../routes';
import { axeViolations } from '../../support/axe';
import { phone, useHarness, waitUntilReady } from '../../support/browser';
import { typeQuery, optionsOf } from '../../support/searchBox';

jest.setTimeout(60_000);

const harness = useHarness();
const method = `${rpcPath}/getBlock`;

/** A field inside several closed lists. */
const nestedField = 'result-transactions-transaction-message-addressTableLookups-writableIndexes';
/** A field in an alternative whose tab is not selected at first. */
const alternativeField = 'result-transactions-transaction-accountKeys';

const flows = '/institutions/transactions/composed_flows';
/** A field in an unselected alternative inside a closed list. */
const alternativeStepField = 'createTransaction-composed_flow-body-steps-destination-bank_code';

const fieldRow = (page: Page, id: string): Locator => page.locator(`[id="${id}"] > .a-field`);
const resultTree = (page: Page): Locator => page.locator('.a-tree').last();

async function waitUntilOpen(page: Page, id: string): Promise<void> {
  await page.locator(`[id="${id}"][data-target]`).waitFor();
  await fieldRow(page, id).waitFor();
  expect(await page.locator('[data-target]').count()).toBe(1);
}

async function waitUntilOnScreen(page: Page, id: string): Promise<void> {
  await waitUntilOpen(page, id);
  await page.waitForFunction((name) => {
    const row = document.getElementById(name)?.querySelector('.a-field');
    const { top = -1, bottom = -1 } = row?.getBoundingClientRect() ?? {};
    return top > 0 && bottom < innerHeight;
  }, id);
}

test('a link opens its field on load, within the page, and on Back and Forward', async () => {
  const { page } = await harness.openReady(`${method}#${nestedField}`);
  await waitUntilOnScreen(page, nestedField);
  const link = fieldRow(page, 'result-transactions-transaction-accountKeys').locator('a').first();
  await page.getByRole('tab', { name: 'accounts', exact: true }).click();
  await link.click();
  await waitUntilOnScreen(page, alternativeField);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = false;
  });
  // Back restores the reader's scroll position, so the field may be off screen.
  await page.goBack();
  await waitUntilOpen(page, nestedField);
  await page.goForward();
  await waitUntilOpen(page, alternativeField);
});

test('a field in an unselected alternative of a closed list is scrolled into view, on load and after its hash is typed', async () => {
  const { page } = await harness.openReady(`${flows}#${alternativeStepField}`);
  await waitUntilOnScreen(page, alternativeStepField);
  await page.goto(harness.address(flows));
  await waitUntilReady(page);
  await page.evaluate((id) => (window.location.hash = id), alternativeStepField);
  await waitUntilOnScreen(page, alternativeStepField);
});

test('the label "In the body:" is nearer to the fields below it than to those above', async () => {
  const { page } = await harness.open('/institutions/customers/add');
  const [above, below] = await page.getByText('In the body:').evaluate((label) => {
    const { top, bottom } = label.getBoundingClientRect();
    return [
      top - (label.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      (label.nextElementSibling?.getBoundingClientRect().top ?? Infinity) - bottom,
    ];
  });
  expect(below).toBeLessThan(above ?? 0);
});

test('the facts of a field are evenly spaced, whatever their length', async () => {
  const { page } = await harness.open('/institutions/transactions/create');
  const gaps = await page.locator('.a-field:visible').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const facts = [...row.children].flatMap((fact) => {
        const range = new Range();
        range.selectNodeContents(fact);
        return fact.localName === 'small' ? [] : [range.getBoundingClientRect()];
      });
      return facts
        .slice(1)
        .filter(({ top }, index) => Math.abs(top - (facts[index]?.top ?? 0)) < 12)
        .map(({ left }, index) => Math.round(left - (facts[index]?.right ?? 0)));
    }),
  );
  expect(gaps.length).toBeGreaterThan(20);
  expect([...new Set(gaps)]).toEqual([8]);
});

test('a search result opens its field', async () => {
  const { page } = await harness.openReady(method);
  await typeQuery(page, 'transactions[].meta.preTokenBalances[].uiTokenAmount.decimals');
  await optionsOf(page).first().click();
  await waitUntilOnScreen(page, 'result-transactions-meta-preTokenBalances-uiTokenAmount-decimals');
});

test('the keyboard opens and closes fields, and the button says "Expand all" while only one is open', async () => {
  const { page } = await harness.openReady(method);
  const tree = resultTree(page);
  const button = tree.getByRole('button', { name: 'Expand all' });
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await tree.locator('details:not([open])').count()).toBe(0);
  await page.keyboard.press('Enter');
  expect(await tree.locator('details[open]').count()).toBe(0);
  const summary = tree.locator('summary').first();
  await summary.focus();
  await page.keyboard.press('Space');
  expect(await tree.locator('details[open]').count()).toBe(1);
  expect(await tree.getByRole('button').first().textContent()).toBe('Expand all');
});

test('on a phone, a list is named after its parent field, and the page passes axe and does not scroll sideways', async () => {
  const { page } = await harness.openReady(method, { viewport: phone });
  const tree = resultTree(page);
  expect(await axeViolations(page)).toEqual([]);
  await tree.getByRole('button', { name: 'Expand all' }).click();
  expect(await axeViolations(page)).toEqual([]);
  const list = tree.getByRole('list', { name: 'Fields of transactions[].meta', exact: true });
  expect(await list.locator(':scope > li').count()).toBeGreaterThan(10);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test('the browser’s own search can find and open hidden fields', async () => {
  const { page } = await harness.openReady(method);
  const unreachable = await page.locator('.a-tree .a-field').evaluateAll((rows) =>
    rows
      .filter((row) => !row.checkVisibility({ contentVisibilityAuto: true }))
      .filter((row) => row.closest('details:not([open]), [hidden="until-found"]') === null)
      .map(({ textContent }) => textContent),
  );
  expect(unreachable).toEqual([]);
  const hidden = page.locator(`[id="${alternativeField}"]`);
  await hidden.evaluate((row) => row.dispatchEvent(new Event('beforematch', { bubbles: true })));
  const panel = page.locator('.a-tab:not([hidden])', { has: hidden });
  expect(await panel.count()).toBe(1);
});

test('without JavaScript, links and lists open fields, and unselected alternatives are shown', async () => {
  const { page } = await harness.open(`${method}#${nestedField}`, { javaScriptEnabled: false });
  expect(await fieldRow(page, nestedField).isVisible()).toBe(true);
  expect(await page.locator('.a-expand').count()).toBe(0);
  const meta = page.locator('[id="result-transactions-meta"] > details');
  await meta.locator('summary').first().click();
  await fieldRow(page, 'result-transactions-meta-fee').waitFor();
  expect(await fieldRow(page, alternativeField).isVisible()).toBe(true);
});

test('fields in closed lists and unselected alternatives are printed', async () => {
  const { page } = await harness.openReady(method);
  await page.emulateMedia({ media: 'print' });
  for (const id of [
    nestedField,
    alternativeField,
    'result-transactions-meta-err-InsufficientFundsForRent',
  ]) {
    expect(
      await fieldRow(page, id).evaluate((each) => each.getBoundingClientRect().height),
    ).toBeGreaterThan(5);
  }
});

test('on a phone, no allowed value is broken across lines', async () => {
  const { page } = await harness.openReady('/institutions/customers/add', { viewport: phone });
  const values = await page.locator('.a-values code').evaluateAll((all) =>
    all.map((value) => {
      const text = new Range();
      text.selectNodeContents(value);
      const lines = [...text.getClientRects()].filter(({ width }) => width > 0);
      return { value: value.textContent, isBroken: new Set(lines.map(({ y }) => y)).size > 1 };
    }),
  );
  expect(values.map(({ value }) => value)).toContain('financial_institution');
  expect(values.filter(({ isBroken }) => isBroken)).toEqual([]);
});
