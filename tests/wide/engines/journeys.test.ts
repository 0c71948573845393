import { searchContexts } from '../../../src/site/search';
import { colorMode } from '../../../src/site/theme';
import { rpcPath } from '../../routes';
import type { Reader } from './reader';
import { engines, useReaders } from './useReaders';

jest.setTimeout(120_000);

const guide = '/documentation/mpc_wallets';
const method = `${rpcPath}/getBlock`;
const customers = '/institutions/customers/add';
const phone = { width: 390, height: 844 };

/** Marks the document, to distinguish a navigation within the app from a full load. */
const markDocument = (reader: Reader): Promise<unknown> =>
  reader.evaluate(() => Object.assign(window, { stayed: true }) && null);
const isSameDocument = (reader: Reader): Promise<boolean> =>
  reader.evaluate(() => 'stayed' in window);

const background = (reader: Reader): Promise<string> =>
  reader.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const overflow = (reader: Reader): Promise<number> =>
  reader.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

const focused = (reader: Reader): Promise<string> =>
  reader.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');

const valueOf = (reader: Reader, selector: string): Promise<string | undefined> =>
  reader.evaluate((each) => document.querySelector<HTMLInputElement>(each)?.value, selector);

describe.each(Object.keys(engines) as (keyof typeof engines)[])('%s', (name) => {
  const newReader = useReaders(name);

  test('reads a page in both themes, and the choice survives a reload', async () => {
    const reader = await newReader();
    await reader.open(guide);
    expect(await reader.waitFor('main h1')).toContain('MPC wallets');
    expect(await reader.evaluate(() => document.fonts.check('16px "Source Sans 3"'))).toBe(true);
    expect(await overflow(reader)).toBe(0);
    const light = await background(reader);
    await reader.click('button', 'currently light mode');
    await reader.waitFor('button', 'currently dark mode');
    const dark = await background(reader);
    expect(dark).not.toBe(light);
    await reader.session.reload();
    expect(await background(reader)).toBe(dark);
    expect(await reader.evaluate((key) => localStorage.getItem(key), colorMode.storageKey)).toBe(
      'dark',
    );
  });

  test('opens a category of the sidebar and follows a link within the app', async () => {
    const reader = await newReader();
    await reader.open(guide);
    await markDocument(reader);
    const sidebar = 'aside nav[aria-label="Docs sidebar"], nav[aria-label="Docs sidebar"]';
    await reader.click(`${sidebar} summary`, '^Regulators$');
    await reader.click('nav[aria-label="Docs sidebar"] details[open] a', 'Evidence');
    await reader.waitForAddress('/documentation/regulators/evidence');
    await reader.waitFor('nav[aria-label="Docs sidebar"] a[aria-current="page"]', 'Evidence');
    expect(await isSameDocument(reader)).toBe(true);
  });

  test('finds a page from the search box by keyboard', async () => {
    const reader = await newReader();
    await reader.open(guide);
    await reader.press('Control+k');
    await reader.type('webhook');
    await reader.waitFor('[role=option]', 'ebhook');
    await reader.press('ArrowDown');
    await reader.waitFor('[role=option][aria-selected=true]');
    await reader.press('Enter');
    await reader.waitFor('main h1', 'ebhook');
    await reader.waitFor('main mark', '^[Ww]ebhook');
    await reader.click('button', '^Clear highlights$');
    await reader.waitUntilGone('main mark');
    expect(await reader.evaluate(() => location.search)).toBe('');
  });

  test('opens, filters and leaves the search page by mouse, and Back returns to the results', async () => {
    const reader = await newReader();
    await reader.open(guide);
    await reader.click('input[role=combobox]');
    await reader.type('fees');
    // The link to all results is below the suggestions, whose number grows with each context.
    await reader.until('all contexts have answered', () =>
      reader.evaluate(
        (count) =>
          performance.getEntriesByType('resource').filter(({ name }) => /\.store\.json$/.test(name))
            .length === count && document.querySelectorAll('[role=option]').length > 5,
        searchContexts.length,
      ),
    );
    await reader.click('a', '^See all results$');
    await reader.waitFor('h1', '^Search results for "fees"$');
    await reader.waitFor('main li h2 a[href*="/rpc/"]');
    await reader.click('main label', '^Validators');
    await reader.waitForAddress('ctx=documentation&ctx=api');
    await reader.waitUntilGone('main li h2 a[href*="/rpc/"]');
    await reader.click('main ol > li a');
    await reader.waitUntilGone('h1', '^Search results');
    await reader.waitFor('main article h1');
    await reader.session.back();
    await reader.waitFor('h1', '^Search results for "fees"$');
    await reader.until(
      'the field has the query',
      () => valueOf(reader, 'main input[type=search]'),
      (value) => value === 'fees',
    );
  });

  test('opens, uses and closes the drawer of a narrow window', async () => {
    const reader = await newReader(phone);
    await reader.open(guide);
    expect(await overflow(reader)).toBe(0);
    await reader.click('button', '^Toggle navigation bar$');
    await reader.waitFor('dialog[open] a[aria-current="page"]', 'MPC wallets');
    await reader.press('Tab', 'Tab');
    expect(
      await reader.evaluate(() => document.activeElement?.closest('dialog[open]') !== null),
    ).toBe(true);
    await reader.click('dialog button', '← Back to main menu');
    await reader.waitFor('dialog[open] a', '^API$');
    await reader.press('Escape');
    await reader.waitUntilGone('dialog[open]');
    expect(await focused(reader)).toContain('Toggle navigation bar');
    await reader.click('button', '^Toggle navigation bar$');
    await reader.click('dialog[open] a', '^Home$');
    await reader.waitUntilGone('dialog[open]');
    await reader.waitFor('main h1');
  });

  test('switches tabs, copies code and opens fields', async () => {
    const reader = await newReader();
    await reader.open(method);
    await reader.click('[role=tab]', '^Python$');
    await reader.waitFor('[role=tab][aria-selected=true]', '^Python$');
    await reader.waitFor('.language-python', 'import');
    await reader.click('.a-endpoint .a-copy');
    await reader.waitFor('button', '^Copied$');
    await reader.press('Control+k', 'Control+v');
    await reader.until(
      'the copied text is in the search box',
      () => valueOf(reader, 'input[role=combobox]'),
      (value) => value === 'getBlock',
    );
    await reader.press('Escape', 'Escape');
    await reader.click('.a-tree button', '^Expand all$');
    await reader.click('#result-blockTime .a-field a');
    await reader.waitForAddress('#result-blockTime');
    await reader.waitFor('#result-blockTime[data-target]');
  });

  test('keeps the scroll position after a reload with a hash, and restores it after Back', async () => {
    const reader = await newReader();
    await reader.open(`${method}#errors`);
    // A font that arrives too late is not used, so the height above the heading can differ between
    // two loads.
    const headingTop = (): Promise<number> =>
      reader.evaluate(() =>
        Math.round(document.getElementById('errors')?.getBoundingClientRect().top ?? -1),
      );
    await reader.until('the page is at the heading', headingTop, (top) => top > 0 && top < 200);
    await reader.scroll(-700);
    let last = -1;
    const place = await reader.until('scrolling has ended', headingTop, (now) => {
      const hasEnded = now === last;
      last = now;
      return hasEnded && now > 600;
    });
    const isAtPlace = (now: number): boolean => Math.abs(now - place) <= 1;
    await reader.session.reload();
    await reader.waitUntilReady();
    await reader.until(`the heading is at ${place} after the reload`, headingTop, isAtPlace);
    await reader.click('nav[aria-label="Docs pages"] a', '^Next');
    await reader.waitUntilGone('main h1', '^getBlock$');
    await reader.session.back();
    await reader.waitFor('main h1', '^getBlock$');
    await reader.until('the scroll position is restored', () =>
      reader.evaluate(() => window.scrollY > 500),
    );
  });

  test('runs an operation of the institution API in the sandbox', async () => {
    const reader = await newReader();
    await reader.open(customers);
    await reader.click('[data-run="api addCustomer"]');
    await reader.click('dialog button', '^Run$');
    await reader.waitFor('dialog .r-status', '201');
    expect(await reader.waitFor('dialog .r-code code')).toContain('pending_review');
    await reader.press('Escape');
    await reader.waitUntilGone('dialog[open]');
  });

  test.each([1280, 390])('reads two linked pages without JavaScript at %i px', async (width) => {
    const reader = await newReader({ width, scripts: false });
    const address = (path: string): string => `${reader.origin}${path}`;
    await reader.session.open(address(method));
    expect(await reader.waitFor('main h1')).toContain('getBlock');
    expect(await overflow(reader)).toBe(0);
    await reader.waitFor('#result-blockTime');
    await reader.click('nav[aria-label="Docs pages"] a', '^Next');
    await reader.waitUntilGone('main h1', '^getBlock$');
    await reader.waitFor('main h1');
    expect(await reader.evaluate(() => document.documentElement.dataset['app'])).toBeUndefined();
  });
});
