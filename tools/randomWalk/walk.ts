import type { Locator, Page } from 'playwright-core';
import type { ActionCount } from './counts';
import { randomFrom } from '../randomFrom';

interface WalkOptions {
  readonly steps: number;
  /** The same seed gives the same walk if the page responds equally fast. */
  readonly seed: number;
  readonly addresses: readonly string[];
  readonly onStep?: (step: number, action: string) => void;
}

interface WalkResult {
  /** Errors found, each with the step that preceded it. */
  readonly findings: readonly string[];
  /** By kind of action, including kinds that were not tried. */
  readonly counts: ReadonlyMap<string, ActionCount>;
}

const controls = 'a[href]:not([target]):not([download]), button:not(:disabled), summary, input';
const words = ['getBalance', 'wallet', 'zzzz', 'fee <b>', '', '"', 'customers add'];
const keys = ['Tab', 'Escape', 'Enter', 'ArrowDown', 'Control+k', 'End', 'Home', 'Shift+Tab'];
const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
  { width: 996, height: 600 },
  { width: 995, height: 600 },
  { width: 320, height: 480 },
];

/** Time limit of one action, in milliseconds. */
const actionTimeout = { timeout: 1500 };

/** Waits until the app is ready or has failed, or the page is about:blank. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      location.protocol === 'about:' ||
      (document.readyState === 'complete' &&
        ['ready', 'failed'].includes(document.documentElement.dataset['app'] ?? '')),
    undefined,
    { timeout: 15_000 },
  );
}

async function errorsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const errors: string[] = [];
    const text = document.body.innerText;
    if (text.length < 200) errors.push(`a blank page: "${text}"`);
    if (document.querySelector('main h1') === null) errors.push('a page without a heading');
    if (text.includes('This page crashed.')) errors.push('a crashed page');
    const part = /The [^\n]* cannot be shown: .*/.exec(text);
    if (part !== null) errors.push(part[0]);
    if (document.documentElement.dataset['app'] === 'failed') errors.push('a failed app');
    return errors;
  });
}

async function inspect(page: Page, home: string, retries = 2): Promise<string[]> {
  try {
    await settle(page);
    if (page.url() !== 'about:blank') return await errorsOn(page);
    // The walk went back beyond its first page.
    await page.goto(home);
    return await inspect(page, home, retries);
  } catch (error) {
    const [message = ''] = String(error).split('\n');
    // The page navigated during the check.
    if (retries > 0 && message.includes('context was destroyed')) {
      return inspect(page, home, retries - 1);
    }
    return [message];
  }
}

/**
 * Uses the site at random: clicks, searches, presses keys, scrolls, jumps, goes back and forward,
 * resizes the window, switches the theme, and clicks links offline. A walk is only meaningful if
 * its actions succeed; see `mostlyFailed`.
 *
 * @param page a browser page that shows the site
 */
export async function walk(page: Page, options: WalkOptions): Promise<WalkResult> {
  const random = randomFrom(options.seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const findings: string[] = [];
  let last = 'the start';
  page.on('pageerror', (error) => findings.push(`after ${last}: ${error.message}`));

  const pickControl = async (): Promise<Locator | undefined> => {
    const all = page.locator(controls);
    const seen = await all.evaluateAll((elements) =>
      elements.flatMap((element, index) => {
        const { top, left, bottom, width, height } = element.getBoundingClientRect();
        const isInView = width > 0 && top >= 0 && bottom <= innerHeight && left >= 0;
        // A bar, the drawer or the suggestions may cover the control.
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        const isSeen = isInView && element.contains(above);
        const isFile = /\.\w+$/.test(element.getAttribute('href') ?? '');
        return isSeen && !isFile ? [index] : [];
      }),
    );
    const index = pick(seen);
    return index === undefined ? undefined : all.nth(index);
  };

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'a click': async () => {
      const control = await pickControl();
      if (control === undefined) throw new Error('There is nothing to click.');
      await control.click(actionTimeout);
    },
    'a jump': () => page.goto(pick(options.addresses) ?? ''),
    'a search': async () => {
      const box = page.getByRole('combobox', { name: 'Search' });
      await box.fill(pick(words) ?? '', actionTimeout);
      if (random() < 0.5) await box.press('Enter', actionTimeout);
    },
    'a key': () => page.keyboard.press(pick(keys) ?? 'Tab'),
    Back: () => page.evaluate(() => history.back()),
    Forward: () => page.evaluate(() => history.forward()),
    'another size': () => page.setViewportSize(pick(sizes) ?? { width: 800, height: 600 }),
    'another theme': () =>
      page.getByRole('button', { name: /^Switch between dark/ }).click(actionTimeout),
    scrolling: () => page.mouse.wheel(0, Math.round(random() * 4000 - 1500)),
    'a lost connection': async () => {
      await page.context().setOffline(true);
      try {
        const link = page.locator('main article a[href^="/"]:visible').first();
        await link.click(actionTimeout);
      } finally {
        await page.context().setOffline(false);
      }
    },
  };
  const kinds = Object.keys(actions);
  // Clicks are three times as frequent as any other action, because readers mostly click.
  const weighted = [...kinds, 'a click', 'a click'];
  const counts = new Map(kinds.map((kind): [string, ActionCount] => [kind, { tried: 0, done: 0 }]));

  for (let step = 1; step <= options.steps; step += 1) {
    const name = pick(weighted) ?? 'a click';
    last = `step ${step}, ${name}`;
    options.onStep?.(step, `${name} at ${page.url()}`);
    // A control may be covered or gone.
    const isDone = await actions[name]?.().then(
      () => true,
      () => false,
    );
    const { tried, done } = counts.get(name) ?? { tried: 0, done: 0 };
    counts.set(name, { tried: tried + 1, done: done + (isDone ? 1 : 0) });
    const faults = await inspect(page, options.addresses[0] ?? '');
    findings.push(...faults.map((fault) => `after ${last} at ${page.url()}: ${fault}`));
  }
  return { findings, counts };
}
