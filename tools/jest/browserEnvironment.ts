import { TestEnvironment } from 'jest-environment-node';
import { chromium, type Browser } from 'playwright-core';
import { browserEndpoint, browserOfProcess } from './runBrowser';

declare global {
  /** Returns the browser that all test files share. */
  var sharedBrowser: () => Promise<Browser>;
}

/** Jest's Node environment, which gives tests the browser that the run shares. */
export default class BrowserEnvironment extends TestEnvironment {
  #connection: Promise<Browser> | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.global.sharedBrowser = async () => {
      const browser = browserOfProcess();
      if (browser) return browser;
      this.#connection ??= chromium.connect(browserEndpoint());
      return this.#connection;
    };
  }

  override async teardown(): Promise<void> {
    const connection = await this.#connection;
    await connection?.close();
    await super.teardown();
  }
}
