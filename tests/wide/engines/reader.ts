import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../tools/copyProject';
import type { InputSource, Session } from './engine';
import { locate, type ElementPosition } from './locate';

/** The code points that WebDriver assigns to keys without a character. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
} as const;

type Key = keyof typeof keys;

/** Milliseconds to wait for a state before the test fails. */
const timeout = 15_000;
const interval = 25;

const screenshotFolder = join(projectRoot, 'node_modules/.cache/engines');

/** Uses the site as a person does: acts with a pointer and a keyboard, on what is on the screen. */
export class Reader {
  constructor(
    readonly session: Session,
    readonly origin: string,
  ) {}

  /** Runs a self-contained function in the page; returns its result, which must survive JSON. */
  async evaluate<Arguments extends readonly unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Result> {
    const expression = `(${run.toString()})(...${JSON.stringify(args)})`;
    return (await this.session.evaluate(expression)) as Result;
  }

  /**
   * Waits until a function returns a value that passes a check, by default any truthy value.
   *
   * @throws Error with the last value or error, if none passes in time
   */
  async until<Result>(
    expected: string,
    get: () => Promise<Result>,
    isExpected: (value: Result) => boolean = Boolean,
  ): Promise<Result> {
    const end = Date.now() + timeout;
    for (;;) {
      // The function fails if a navigation destroys the page it runs in.
      const state = await get().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      if ('value' in state && isExpected(state.value)) return state.value;
      if (Date.now() > end) {
        const last = 'value' in state ? JSON.stringify(state.value) : String(state.error);
        throw new Error(`Timed out after ${timeout} ms. Expected: ${expected}. Last: ${last}`);
      }
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  }

  async open(path: string): Promise<void> {
    await this.session.open(`${this.origin}${path}`);
    await this.waitUntilReady();
  }

  async waitUntilReady(): Promise<void> {
    await this.until('the app is ready', () =>
      this.evaluate(() => document.documentElement.dataset['app'] === 'ready'),
    );
  }

  async waitForAddress(end: string): Promise<void> {
    await this.until(
      `the address ends with ${end}`,
      () => this.evaluate(() => location.href),
      (href) => href.endsWith(end),
    );
  }

  /**
   * Waits until an element is visible; returns its label or text.
   *
   * @param name a pattern for the element's label or text
   */
  async waitFor(selector: string, name = ''): Promise<string> {
    const { text } = await this.until(
      `${selector} "${name}" is visible`,
      () => this.evaluate(locate, selector, name, false),
      ({ problem }) => problem === null,
    );
    return text;
  }

  /** Waits until no matching element is visible. */
  async waitUntilGone(selector: string, name = ''): Promise<void> {
    await this.until(
      `${selector} "${name}" is gone`,
      () => this.evaluate(locate, selector, name, false),
      ({ problem }) => problem === 'missing',
    );
  }

  /** Waits until an element is still and uncovered, and clicks it at its position on the screen. */
  async click(selector: string, name = ''): Promise<void> {
    let before: ElementPosition | undefined;
    const { x, y } = await this.until(
      `${selector} "${name}" can be clicked`,
      () => this.evaluate(locate, selector, name, true),
      (place) => {
        const isStill = place.x === before?.x && place.y === before.y;
        before = place;
        return isStill && place.problem === null;
      },
    );
    await this.#perform('pointer', 'mouse', [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Presses keys one after another; `Control+k` presses both at once. */
  async press(...combinations: readonly string[]): Promise<void> {
    for (const combination of combinations) {
      const values = combination.split('+').map((name) => keys[name as Key] ?? name);
      await this.#perform('key', 'keyboard', [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ]);
    }
  }

  async type(text: string): Promise<void> {
    await this.press(...text);
  }

  /** Scrolls with the wheel at the centre of the window, by a number of CSS pixels. */
  async scroll(deltaY: number): Promise<void> {
    const [x, y] = await this.evaluate(() => [
      Math.floor(innerWidth / 2),
      Math.floor(innerHeight / 2),
    ]);
    await this.#perform('wheel', 'wheel', [{ type: 'scroll', x, y, deltaX: 0, deltaY }]);
  }

  async saveScreenshot(name: string): Promise<void> {
    await mkdir(screenshotFolder, { recursive: true });
    await writeFile(join(screenshotFolder, `${name}.png`), await this.session.screenshot());
  }

  #perform(type: InputSource['type'], id: string, actions: InputSource['actions']): Promise<void> {
    const pointer = type === 'pointer' ? ({ parameters: { pointerType: 'mouse' } } as const) : {};
    return this.session.perform([{ type, id, ...pointer, actions }]);
  }
}
