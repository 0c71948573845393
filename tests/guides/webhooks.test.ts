import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { createSigner } from '../../src/sandbox/webhooks/sign';
import { business, TestClient } from '../../tools/sandbox/testClient';
import { readCurrentVersion } from '../reference/rpcPages';
import { readGuides } from './readGuides';

/*
 * Runs the verification code of the page on webhooks with its example and with a delivery from the
 * sandbox.
 */

const file = 'documentation/institutions/webhooks.mdx';
const blocks = readGuides((name) => name === file).get(file)?.blocks ?? [];
const { example } = (
  readCurrentVersion().library.tokens['environments'] as unknown as {
    webhooks: {
      example: Readonly<Record<'publicKey' | 'id' | 'timestamp' | 'signature' | 'body', string>>;
    };
  }
).webhooks;

interface Verify {
  readonly readEvent: (
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    publicKeys: readonly string[],
    now?: number,
  ) => { readonly id: string };
}

const codeOf = (title: string) => {
  const block = blocks.find((one) => one.title === title);
  if (block === undefined) throw new Error(`The page has no ${title}.`);
  return block.text;
};

/** Runs a module that the page shows, with the page's other module if it imports `./verify`. */
function load<T>(title: string, replace: (text: string) => string = (text) => text): T {
  const { outputText } = ts.transpileModule(replace(codeOf(title)), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const nodeRequire = createRequire(__filename);
  const exported = {};
  const requireModule = (name: string): unknown =>
    name === './verify' ? load<Verify>('verify.ts') : (nodeRequire(name) as unknown);
  new Function('require', 'exports', outputText)(requireModule, exported);
  return exported as T;
}

const headersOf = ({ id, timestamp, signature }: typeof example) => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
});
const now = Number(example.timestamp) + 2;
const body = Buffer.from(example.body);

it('shows the example that the signer of the sandbox produces', async () => {
  const signer = await createSigner(
    Uint8Array.from({ length: 32 }, (_, index) => index),
    'v1a',
  );
  expect(signer.publicKey).toBe(example.publicKey);
  expect(await signer.sign(example.id, example.timestamp, example.body)).toBe(example.signature);
});

describe('the TypeScript code', () => {
  const { readEvent } = load<Verify>('verify.ts');
  const { publicKey } = example;
  const otherKey = Buffer.alloc(32, 9).toString('base64');

  it('accepts the example among other keys and signatures', () => {
    const other = 'v1a,AAAA v1,BBBB';
    const headers = headersOf({ ...example, signature: `${other} ${example.signature}` });
    expect(readEvent(headers, body, [otherKey, publicKey], now).id).toBe(example.id);
  });

  it.each<[string, Partial<typeof example>, number]>([
    ['a changed body', { body: `${example.body} ` }, 2],
    ['a changed id', { id: 'evt_01kb0000000000000000examp9' }, 2],
    ['a changed time', { timestamp: String(Number(example.timestamp) + 1) }, 2],
    ['a missing signature', { signature: '' }, 2],
    ['an old delivery', {}, 301],
    ['a delivery from the future', {}, -301],
    ['a timestamp that is not a number', { timestamp: 'now' }, 2],
  ])('rejects %s', (_name, change, seconds) => {
    const forged = { ...example, ...change };
    const time = Number(example.timestamp) + seconds;
    expect(() =>
      readEvent(headersOf(forged), Buffer.from(forged.body), [publicKey], time),
    ).toThrow();
  });

  it('queues a delivery from the sandbox once, even if it is repeated, and rejects a forged one', async () => {
    const requests: { headers: Record<string, string>; body: string }[] = [];
    const client = new TestClient(1, {
      url: 'https://bank.example/hooks',
      deliver: async (request) => {
        requests.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
        return 204;
      },
    });
    client.clock.advance(Date.now() - client.clock.now());
    await client.post('/customers', business('C-1'));
    await client.pass(0);
    const [delivery] = requests;
    if (delivery === undefined) throw new Error('Nothing was delivered.');
    // While keys are rotated, a server knows two.
    process.env['WEBHOOK_KEYS'] = `${example.publicKey} ${await client.sandbox.webhookKey()}`;
    const { server, queue } = load<{ server: Server; queue: { type: string }[] }>(
      'receive.ts',
      (text) => text.replace('8080', '0'),
    );
    try {
      const { port } = server.address() as AddressInfo;
      const send = async (text: string) => {
        const options = { method: 'POST', headers: delivery.headers, body: text };
        return (await fetch(`http://localhost:${port}`, options)).status;
      };
      expect(await send(delivery.body)).toBe(204);
      expect(await send(delivery.body)).toBe(204);
      expect(await send(delivery.body.replace('pending_review', 'active'))).toBe(400);
      expect(queue.map(({ type }) => type)).toEqual(['customer.status_changed']);
    } finally {
      delete process.env['WEBHOOK_KEYS'];
      server.close();
      server.closeAllConnections();
    }
  });
});

const hasPython = spawnSync('python3', ['-c', 'import cryptography']).status === 0;

(hasPython ? describe : describe.skip)('the Python code', () => {
  it.each([
    ['accepts the example', example.body, headersOf(example), 0],
    ['rejects a changed body', `${example.body} `, headersOf(example), 2],
    ['rejects a delivery without headers', example.body, {}, 2],
    [
      'rejects a delivery without a signature',
      example.body,
      { ...headersOf(example), 'webhook-signature': undefined },
      2,
    ],
  ])('%s', (_name, text, sent, expected) => {
    const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
    try {
      writeFileSync(join(folder, 'verify.py'), codeOf('Verify a delivery'));
      const [headers, body, key] = [sent, text, example.publicKey].map((v) => JSON.stringify(v));
      const call = `verify.read_event(${headers}, ${body}.encode(), [${key}], ${now})`;
      const program = `import verify\ntry: ${call}\nexcept ValueError: exit(2)`;
      expect(spawnSync('python3', ['-c', program], { cwd: folder }).status).toBe(expected);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
