import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { requireProgram } from '../requirements';
import type { Engine, Session } from './engine';

type Json = Readonly<Record<string, unknown>>;

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: LogEntry;
  readonly result?: Json;
  readonly error?: string;
  readonly message?: string;
}

class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (message: Message) => void>();
  /** Errors in the consoles of all pages, each with its browsing context. */
  readonly errors: { readonly context: string | undefined; readonly text: string }[] = [];
  #lastId = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as Message;
      if (message.id !== undefined) this.#waiting.get(message.id)?.(message);
      if (message.method !== 'log.entryAdded' || message.params?.level !== 'error') return;
      this.errors.push({ context: message.params.source.context, text: message.params.text });
    });
  }

  async send(method: string, params: Json): Promise<Json> {
    const id = (this.#lastId += 1);
    const answer = new Promise<Message>((resolve) => this.#waiting.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answer;
    this.#waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${error}: ${message}`);
    return result ?? {};
  }

  close(): void {
    this.#socket.close();
  }
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return new Connection(socket);
}

/** Opens a tab with cookies and storage of its own. */
async function startSession(browser: Connection): Promise<Session> {
  const { userContext } = await browser.send('browser.createUserContext', {});
  const { context } = await browser.send('browsingContext.create', { type: 'tab', userContext });
  const send = (method: string, params: Json = {}): Promise<Json> =>
    browser.send(method, { context, ...params });
  return {
    async open(url) {
      await send('browsingContext.navigate', { url, wait: 'complete' });
    },
    async back() {
      await send('browsingContext.traverseHistory', { delta: -1 });
    },
    async reload() {
      await send('browsingContext.reload', { wait: 'complete' });
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await browser.send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
      const { value } = result as { value?: string };
      return value === undefined ? undefined : JSON.parse(value);
    },
    async perform(actions) {
      await send('input.performActions', { actions });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot');
      return Buffer.from(String(data), 'base64');
    },
    errors: () =>
      browser.errors.filter((error) => error.context === context).map(({ text }) => text),
    async close() {
      await browser.send('browser.removeUserContext', { userContext });
    },
  };
}

/**
 * Starts Firefox in headless mode.
 *
 * @throws Error that says how to install it, or with its own messages if it does not start
 */
export async function startFirefox(): Promise<Engine> {
  const program = requireProgram('firefox-esr');
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'];
  const child = spawn(program, args, {
    env: { ...process.env, HOME: folder, LANG: 'en_US.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let messages = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (data: Buffer) => {
      messages += data.toString();
      const [, listening] = /WebDriver BiDi listening on (ws:\S+)/.exec(messages) ?? [];
      if (listening !== undefined) resolve(`${listening}/session`);
    });
    child.once('close', () => reject(new Error(`Firefox did not start: ${messages}`)));
  });
  const browser = await connect(address);
  await browser.send('session.new', { capabilities: {} });
  await browser.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    startSession: () => startSession(browser),
    async stop() {
      browser.close();
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
