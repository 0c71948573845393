import type { Locator, Page } from 'playwright-core';
import { axeViolations } from './axe';

export class RunPanel {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: /^Run / });
  }

  /** Presses the page's Run button for a target and waits for the form. */
  async open(target: string): Promise<void> {
    await this.page.locator(`[data-run="${target}"]`).first().click();
    await this.runButton.waitFor();
  }

  get runButton(): Locator {
    return this.dialog.getByRole('button', { name: 'Run', exact: true });
  }

  get response(): Locator {
    return this.dialog.getByRole('region', { name: 'Response' });
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name: new RegExp(`^${name} `) });
  }

  async choose(operation: string): Promise<void> {
    await this.dialog.getByLabel('Operation').selectOption(operation);
    await this.dialog.getByText('Press Run to call the sandbox.').waitFor();
  }

  /** Advances the clock with one of its buttons, such as `+10 s` or `+1 min`. */
  async advance(time: string): Promise<void> {
    await this.dialog.getByRole('button', { name: time, exact: true }).click();
    await this.dialog.getByText(/^Moved by/).waitFor();
  }

  /** Presses Run and waits until another response is shown; returns the milliseconds it took. */
  async run(): Promise<number> {
    return this.runButton.evaluate(async (button) => {
      const shown = () => document.querySelector('.r-response .r-answer');
      const before = shown()?.textContent;
      const start = performance.now();
      (button as HTMLElement).click();
      await new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('.r-response[aria-busy=true]') !== null) return;
          if (shown() === null || shown()?.textContent === before) return;
          observer.disconnect();
          resolve();
        }).observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      });
      return performance.now() - start;
    });
  }

  /** Presses Run; returns the status and body of the response, or `{}` for an empty body. */
  async call(): Promise<{ status: string; body: Readonly<Record<string, unknown>> }> {
    await this.run();
    const status = await this.response.locator('.r-status b').innerText();
    const code = this.response.locator('.r-code code');
    const text = (await code.count()) === 0 ? '{}' : await code.innerText();
    return { status, body: JSON.parse(text) as Readonly<Record<string, unknown>> };
  }

  violations(): Promise<string[]> {
    return axeViolations(this.page);
  }
}
