import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { requestOf } from '../../src/content/reference/openrpc/examples';
import {
  asSubscriptionsDocument,
  subscriptionsOf,
} from '../../src/content/reference/subscriptions/document';
import { typescriptSample, wscatSample } from '../../src/content/reference/subscriptions/samples';
import { projectRoot } from '../../tools/copyProject';
import { readCurrentVersion } from './rpcPages';

const { documentTexts, pages } = readCurrentVersion();
const document = asSubscriptionsDocument(JSON.parse(documentTexts.get('subscriptions') ?? ''));
const subscriptions = subscriptionsOf(document);
const endpoint = document.servers[0]?.url ?? '';

/** Syntax errors of a TypeScript program. */
function syntaxErrors(program: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(program, { reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** Type errors of a TypeScript program that imports packages of this project. */
function typeErrors(program: string): string[] {
  const file = join(projectRoot, 'sample.ts');
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.esnext.disposable.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, program, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe.each(subscriptions)('the samples of $name', (subscription) => {
  const [example] = subscription.examples;
  const request = requestOf(subscription.name, example as NonNullable<typeof example>);

  it('send the request over the sandbox', () => {
    expect(endpoint).toMatch(/^wss:\/\/rpc\.sandbox\./);
    const command = wscatSample(endpoint, request);
    expect(spawnSync('bash', ['-n'], { input: command }).status).toBe(0);
    const [, body = ''] = /--execute '(.*)'$/s.exec(command) ?? [];
    expect(JSON.parse(body)).toEqual(request);
  });

  it('are valid TypeScript', () => {
    expect(syntaxErrors(typescriptSample(endpoint, request, subscription))).toEqual([]);
  });
});

describe('the samples of the overview', () => {
  const text = pages.get('validators/network-documentation/websocket')?.source.text ?? '';
  const blocks = (language: string) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
      ([, block = '']) => block,
    );

  it('are valid TypeScript', () => {
    expect(blocks('typescript').length).toBeGreaterThan(0);
    for (const program of blocks('typescript')) expect(syntaxErrors(program)).toEqual([]);
  });

  it('fit the types of @solana/kit', () => {
    const [program = ''] = blocks('typescript');
    expect(program).toContain("from '@solana/kit'");
    expect(typeErrors(program)).toEqual([]);
    expect(typeErrors(program.replace('accountNotifications', 'acountNotifications'))).not.toEqual(
      [],
    );
  }, 120_000);

  it('send a request that the document has', () => {
    const [command = ''] = blocks('bash');
    expect(spawnSync('bash', ['-n'], { input: command }).status).toBe(0);
    const [, body = ''] = /--execute '(.*)'$/m.exec(command) ?? [];
    const { method } = JSON.parse(body) as { method: string };
    expect(document.methods.map(({ name }) => name)).toContain(method);
  });
});
