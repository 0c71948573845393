import { chromium, type Browser } from 'playwright-core';
import { browserEndpoint } from './browserServer';

let browser: Promise<Browser> | undefined;

// Test files that run in Jest's own process share the connection, too.
globalThis.sharedBrowser = () => (browser ??= chromium.connect(browserEndpoint()));
