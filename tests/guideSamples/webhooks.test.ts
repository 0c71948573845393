import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as openRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import ts from 'typescript';
import { createSandbox, steppedClock } from '../../src/sandbox';
import { webhookKeyOf, webhookTo } from '../../src/sandbox/webhooks/deliver';
import { createSigner } from '../../src/sandbox/webhooks/sign';
import { readCurrentData } from '../../tools/sandbox/readData';
import { business, TestClient } from '../../tools/sandbox/testClient';
import { answerKeys, WebhookKeys } from '../../tools/sandbox/webhookKeys';
import { readCurrentVersion } from '../facts/rpcPages';
import { readGuides } from './readGuides';

/*
 * Checks the example and the verification code on the webhooks page: runs the code in TypeScript
 * and Python, and reads the code in Rust. Longer than 250 lines because all tests share the code
 * that the page shows.
 */

const file = 'documentation/institutions/webhooks.mdx';
const blocks = readGuides((name) => name === file).get(file)?.blocks ?? [];
const { example, bodyBytes } = (
  readCurrentVersion().library.tokens['environments'] as unknown as {
    webhooks: {
      bodyBytes: number;
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

const createExampleSigner = () =>
  createSigner(
    Uint8Array.from({ length: 32 }, (_, index) => index),
    'v1a',
  );

async function createDelivery(length: number, timestamp = example.timestamp) {
  const signer = await createExampleSigner();
  const body = example.body.padEnd(length);
  const signature = await signer.sign(example.id, timestamp, body);
  return { ...example, timestamp, signature, body };
}

it('shows the example that the signer of the sandbox produces', async () => {
  const signer = await createExampleSigner();
  expect(signer.publicKey).toBe(example.publicKey);
  expect(await signer.sign(example.id, example.timestamp, example.body)).toBe(example.signature);
});

async function withServer(
  keys: readonly string[],
  use: (port: number, queue: readonly { readonly type: string }[]) => Promise<void>,
): Promise<void> {
  process.env['WEBHOOK_KEYS'] = keys.join(' ');
  const { server, queue } = load<{ server: Server; queue: { type: string }[] }>(
    'receive.ts',
    (text) => text.replace('8080', '0'),
  );
  try {
    await use((server.address() as AddressInfo).port, queue);
  } finally {
    delete process.env['WEBHOOK_KEYS'];
    server.close();
    server.closeAllConnections();
  }
}

describe('the TypeScript code', () => {
  const { readEvent } = load<Verify>('verify.ts');
  const { publicKey } = example;
  const otherKey = Buffer.alloc(32, 9).toString('base64');

  it('accepts the example among other keys and signatures', () => {
    const other = 'v1a,AAAA v1,BBBB';
    const headers = headersOf({ ...example, signature: `${other} ${example.signature}` });
    expect(readEvent(headers, body, [otherKey, publicKey], now).id).toBe(example.id);
  });

  const signature = 'No signature is valid.';
  const clock = 'The timestamp is too far from the clock.';

  it.each<[string, Partial<typeof example>, number, string]>([
    ['a changed body', { body: `${example.body} ` }, 2, signature],
    ['a changed id', { id: 'evt_01kb0000000000000000examp9' }, 2, signature],
    ['a changed time', { timestamp: String(Number(example.timestamp) + 1) }, 2, signature],
    ['a missing signature', { signature: '' }, 2, signature],
    ['an old delivery', {}, 301, clock],
    ['a delivery from the future', {}, -301, clock],
    ['a timestamp that is not a number', { timestamp: 'now' }, 2, clock],
  ])('rejects %s and says why', (_name, change, seconds, reason) => {
    const forged = { ...example, ...change };
    const time = Number(example.timestamp) + seconds;
    expect(() => readEvent(headersOf(forged), Buffer.from(forged.body), [publicKey], time)).toThrow(
      reason,
    );
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
    // During key rotation, a server knows two keys.
    const keys = [example.publicKey, await webhookKeyOf(client.sandbox)];
    await withServer(keys, async (port, queue) => {
      const send = async (text: string) => {
        const options = { method: 'POST', headers: delivery.headers, body: text };
        return (await fetch(`http://localhost:${port}`, options)).status;
      };
      expect(await send(delivery.body)).toBe(204);
      expect(await send(delivery.body)).toBe(204);
      expect(await send(delivery.body.replace('pending_review', 'active'))).toBe(400);
      expect(queue.map(({ type }) => type)).toEqual(['customer.status_changed']);
    });
  });

  it('before, during and after a key rotation, accepts only deliveries signed with a key it knows', async () => {
    const keys = new WebhookKeys();
    const requests: { headers: Record<string, string>; body: string }[] = [];
    const clock = steppedClock(Date.now());
    const sandbox = createSandbox(readCurrentData(), {
      clock,
      webhook: webhookTo(
        'https://bank.example/hooks',
        async (request) => {
          const { headers } = request;
          requests.push({ headers: Object.fromEntries(headers), body: await request.text() });
          return 204;
        },
        (own) => keys.signing(own),
      ),
    });
    const triggerDelivery = async () => {
      sandbox.world.queueEvent('customer.status_changed', { id: 'cus_1', status: 'active' });
      await sandbox.tick();
    };
    const old = await webhookKeyOf(sandbox);
    await triggerDelivery();
    const { body: both } = await answerKeys(sandbox, keys, 'POST');
    await triggerDelivery();
    await answerKeys(sandbox, keys, 'DELETE');
    await triggerDelivery();
    const [, current = ''] = (both as { keys: string[] }).keys;
    const statusesWith = async (...known: string[]) => {
      const statuses: number[] = [];
      await withServer(known, async (port) => {
        for (const { headers, body: text } of requests) {
          const options = { method: 'POST', headers, body: text };
          statuses.push((await fetch(`http://localhost:${port}`, options)).status);
        }
      });
      return statuses;
    };
    expect(await statusesWith(old)).toEqual([204, 204, 400]);
    expect(await statusesWith(old, current)).toEqual([204, 204, 204]);
    expect(await statusesWith(current)).toEqual([400, 204, 204]);
  });

  it('accepts a body of the maximum length, but not a longer one', async () => {
    await withServer([publicKey], async (port, queue) => {
      const send = async (length: number) => {
        const delivery = await createDelivery(length, String(Math.floor(Date.now() / 1000)));
        const options = { method: 'POST', headers: headersOf(delivery), body: delivery.body };
        return (await fetch(`http://localhost:${port}`, options)).status;
      };
      expect(await send(bodyBytes + 1)).toBe(400);
      expect(queue).toEqual([]);
      expect(await send(bodyBytes)).toBe(204);
      expect(queue).toHaveLength(1);
    });
  });

  it('closes a connection whose body does not end', async () => {
    await withServer([publicKey], async (port) => {
      const request = openRequest({ port, method: 'POST' });
      const closed = new Promise<string>((resolve) => {
        for (const event of ['error', 'close']) request.on(event, () => resolve('closed'));
      });
      const chunk = Buffer.alloc(100_000);
      const flood = setInterval(() => request.write(chunk), 1);
      const outcome = await Promise.race([closed, setTimeout(2000, 'still open')]);
      clearInterval(flood);
      request.destroy();
      expect(outcome).toBe('closed');
    });
  });
});

const hasPython = spawnSync('python3', ['-c', 'import cryptography']).status === 0;

(hasPython ? describe : describe.skip)('the Python code', () => {
  /** Verifies a delivery; returns 0 if the code accepts it, 2 if it raises ValueError. */
  function verify(text: string, sent: object): number | null {
    const folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
    try {
      writeFileSync(join(folder, 'verify.py'), codeOf('Verify a delivery'));
      const [headers, body, key] = [sent, text, example.publicKey].map((v) => JSON.stringify(v));
      const call = `verify.read_event(${headers}, ${body}.encode(), [${key}], ${now})`;
      const program = `import verify\ntry: ${call}\nexcept ValueError: exit(2)`;
      return spawnSync('python3', ['-c', program], { cwd: folder }).status;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

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
    expect(verify(text, sent)).toBe(expected);
  });

  it('rejects a genuine delivery only if its body is longer than the maximum', async () => {
    const lengths = [bodyBytes, bodyBytes + 1];
    const deliveries = await Promise.all(lengths.map((length) => createDelivery(length)));
    expect(deliveries.map((delivery) => verify(delivery.body, headersOf(delivery)))).toEqual([
      0, 2,
    ]);
  });
});

describe('the Rust code', () => {
  const code = blocks.find(({ lang }) => lang === 'rust')?.text;

  it('compares the length of the body with the maximum', () => {
    expect(code).toContain(`if body.len() > ${bodyBytes} {`);
  });

  // Subtraction would overflow if a forged delivery had the smallest possible timestamp.
  it('compares the timestamp with the clock without overflow', () => {
    expect(code).toContain('now.abs_diff(timestamp.parse::<i64>()?)');
  });
});
