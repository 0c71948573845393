import { spawnSync } from 'node:child_process';
import { transformSync } from 'esbuild';
import { requestOf } from '../../src/content/reference/openrpc/examples';
import {
  asSubscriptionsDocument,
  subscriptionsOf,
} from '../../src/content/reference/subscriptions/document';
import { typescriptSample, wscatSample } from '../../src/content/reference/subscriptions/samples';
import { compile } from './compile';
import { readCurrentVersion } from './rpcPages';

const { documentTexts, pages } = readCurrentVersion();
const document = asSubscriptionsDocument(JSON.parse(documentTexts.get('subscriptions') ?? ''));
const subscriptions = subscriptionsOf(document);
const endpoint = document.servers[0]?.url ?? '';

function firstExample({ examples }: (typeof subscriptions)[number]) {
  const [example] = examples;
  return example as NonNullable<typeof example>;
}

describe.each(subscriptions)('the wscat sample of $name', (subscription) => {
  const request = requestOf(subscription, firstExample(subscription));

  it('sends the request to the sandbox', () => {
    expect(endpoint).toMatch(/^wss:\/\/rpc\.sandbox\./);
    const command = wscatSample(endpoint, request);
    expect(command).toContain(endpoint);
    expect(spawnSync('bash', ['-n'], { input: command }).status).toBe(0);
    const [, body = ''] = /--execute '(.*)'$/s.exec(command) ?? [];
    expect(JSON.parse(body)).toEqual(request);
  });
});

const overview = pages.get('validators/network-documentation/websocket')?.source.text ?? '';

const blocks = (language: string): string[] =>
  [...overview.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );

describe('samples in TypeScript', () => {
  it('compile, and an invalid one does not', () => {
    const [program = '', ...parts] = blocks('typescript');
    expect(program).toContain("from '@solana/kit'");
    for (const part of parts) expect(() => transformSync(part, { loader: 'ts' })).not.toThrow();
    const files = new Map([['overview.ts', program]]);
    for (const subscription of subscriptions) {
      const request = requestOf(subscription, firstExample(subscription));
      const text = typescriptSample(endpoint, request, subscription);
      files.set(`${subscription.name}.ts`, text);
    }
    files.set('wrong.ts', program.replace('accountNotifications', 'acountNotifications'));
    expect(compile(files)).toEqual([expect.stringMatching(/^wrong\.ts:\d+ Property /)]);
  });
});

describe('the bash sample of the overview', () => {
  it('calls a method that is in the document', () => {
    const [command = '', ...others] = blocks('bash');
    expect(others).toEqual([]);
    expect(spawnSync('bash', ['-n'], { input: command }).status).toBe(0);
    const [, body = ''] = /--execute '(.*)'$/m.exec(command) ?? [];
    const { method } = JSON.parse(body) as { method: string };
    expect(document.methods.map(({ name }) => name)).toContain(method);
  });
});
