import { pathPrefix } from '../../../src/site/addresses';
import { projectRoot } from '../../../tools/copyProject';
import type { HeaderRule } from '../../../tools/serve/headers';
import { readHostRules } from '../../../tools/serve/hostRules';
import { startServer, type RunningServer } from '../../../tools/serve/startServer';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { Reader } from './reader';
import { startWebKit } from './webkit';

/** The engines that the tests use besides Chromium. */
export const engines = { Firefox: startFirefox, WebKitGTK: startWebKit } as const;

const desktop = { width: 1280, height: 900 };

/** Blocks scripts by policy, because the drivers do not work with JavaScript disabled. */
const withoutScripts: HeaderRule = {
  for: '/*',
  forRegExp: /^/,
  values: { 'Content-Security-Policy': "script-src 'none'" },
};

interface ReaderOptions {
  readonly width?: number;
  readonly height?: number;
  readonly scripts?: boolean;
}

/**
 * Starts an engine and servers of the built site for a group of tests. After each test, saves
 * screenshots, closes the sessions, and fails the test if their consoles have errors, except in
 * sessions without scripts.
 *
 * @returns a function that opens a window and returns a reader that uses it
 */
export function useReaders(
  name: keyof typeof engines,
): (options?: ReaderOptions) => Promise<Reader> {
  let engine: Engine;
  let server: RunningServer;
  let scriptless: RunningServer;
  const readers: { readonly reader: Reader; readonly scripts: boolean }[] = [];

  beforeAll(async () => {
    const rules = await readHostRules(projectRoot);
    const headers = [...rules.headers, withoutScripts];
    server = await startServer(rules, pathPrefix);
    scriptless = await startServer({ ...rules, headers }, pathPrefix);
    engine = await engines[name]();
  }, 120_000);

  afterEach(async () => {
    const title = expect.getState().currentTestName?.replace(/\W+/g, '-') ?? name;
    for (const { reader, scripts } of readers.splice(0)) {
      await reader.saveScreenshot(title);
      const errors = reader.session.errors();
      await reader.session.close();
      if (scripts) expect(errors).toEqual([]);
    }
  });

  afterAll(async () => {
    await engine.stop();
    await Promise.all([server.close(), scriptless.close()]);
  });

  return async ({ width = desktop.width, height = desktop.height, scripts = true } = {}) => {
    const session = await engine.startSession();
    const { origin } = scripts ? server : scriptless;
    const reader = new Reader(session, `${origin}${pathPrefix}`);
    readers.push({ reader, scripts });
    await session.resize(width, height);
    return reader;
  };
}
