import { TestEnvironment } from 'jest-environment-node';
import { chromium, type Browser } from 'playwright-core';
import { browserEndpoint } from './browserServer';

declare global {
  /** The browser that all test files share. */
  var sharedBrowser: () => Promise<Browser>;
}

/** Jest's Node environment with a connection to the browser of the run. */
export default class BrowserEnvironment extends TestEnvironment {
  #browser: Promise<Browser> | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedBrowser = () => {
      this.#browser ??= chromium.connect(browserEndpoint());
      return this.#browser;
    };
  }

  override async teardown(): Promise<void> {
    const browser = await this.#browser;
    await browser?.close();
    await super.teardown();
  }
}
