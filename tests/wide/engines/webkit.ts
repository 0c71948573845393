import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findFreePort } from '../findFreePort';
import { requireProgram } from '../requirements';
import type { Engine, Session } from './engine';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

function createSender(origin: string): Send {
  return async (method, path, body) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`${origin}${path}`, init);
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  };
}

/** Returns the folders in which Debian may install WebKitGTK's own browser. */
function libraryFolders(): string[] {
  return readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => [`${name}/webkit2gtk-4.1`, `${name}/webkitgtk-6.0`])
    .map((folder) => join('/usr/lib', folder));
}

async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const program = requireProgram('Xvfb', { debianPackage: 'xvfb' });
  const args = ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const display = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (data: Buffer) =>
      resolve(`:${data.toString().trim()}`),
    );
    child.once('close', () => reject(new Error('Xvfb did not start. Run it by hand to see why.')));
  });
  return {
    display,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Opens a browser with cookies and storage of its own. */
async function startSession(send: Send, program: string, log: () => string): Promise<Session> {
  const start = log().length;
  const options = {
    binary: program,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const path = `/session/${sessionId}`;
  const evaluate: Session['evaluate'] = async (expression) => {
    const script = `return JSON.stringify(${expression})`;
    const value = await send('POST', `${path}/execute/sync`, { script, args: [] });
    return typeof value === 'string' ? JSON.parse(value) : undefined;
  };
  return {
    evaluate,
    async open(url) {
      await send('POST', `${path}/url`, { url });
    },
    async back() {
      await send('POST', `${path}/back`, {});
    },
    async reload() {
      await send('POST', `${path}/refresh`, {});
    },
    async perform(actions) {
      await send('POST', `${path}/actions`, { actions });
    },
    async resize(width, height) {
      await send('POST', `${path}/window/rect`, { width, height });
      // The height of the window includes the toolbar.
      const inner = Number(await evaluate('innerHeight'));
      await send('POST', `${path}/window/rect`, { width, height: 2 * height - inner });
    },
    async screenshot() {
      return Buffer.from(String(await send('GET', `${path}/screenshot`)), 'base64');
    },
    errors: () =>
      log()
        .slice(start)
        .split('\n')
        .filter((line) => /^CONSOLE .*\bERROR\b/.test(line)),
    async close() {
      await send('DELETE', path);
    },
  };
}

/**
 * Starts WebKitGTK's driver on a virtual screen.
 *
 * @throws Error that says how to install a missing program, or what failed if one does not start
 */
export async function startWebKit(): Promise<Engine> {
  const driver = requireProgram('WebKitWebDriver', { debianPackage: 'webkit2gtk-driver' });
  const browser = requireProgram('MiniBrowser', {
    debianPackage: 'libwebkit2gtk-4.1-0',
    folders: libraryFolders(),
  });
  const screen = await startScreen();
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const port = await findFreePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      HOME: folder,
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let messages = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (messages += data.toString()));
  }
  const send = createSender(`http://127.0.0.1:${port}`);
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`WebKitWebDriver did not start: ${messages}`);
    return send('GET', '/status').then(
      () => true,
      () => false,
    );
  };
  while (!(await isUp())) await new Promise(setImmediate);
  return {
    startSession: () => startSession(send, browser, () => messages),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await screen.stop();
      await rm(folder, { recursive: true });
    },
  };
}
