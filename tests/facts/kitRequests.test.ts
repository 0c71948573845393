import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import ts from 'typescript';
import { readDocument } from './rpcPages';
import { methodSamples } from './samples';

/*
 * Checks that TypeScript samples send the same request as the curl command, apart from defaults.
 * Runs them with a fetch function that returns the response shown on the page.
 */

interface Request {
  readonly method: string;
  readonly params?: readonly unknown[];
}

const samples = methodSamples();
const places = [
  ...new Set(samples.filter(({ lang }) => lang === 'typescript').map(({ place }) => place)),
];
const textOf = (place: string, isWanted: (sample: (typeof samples)[number]) => boolean) =>
  samples.find((sample) => sample.place === place && isWanted(sample))?.text ?? '';

async function requestsOf(text: string, response: string): Promise<Request[]> {
  const sent: Request[] = [];
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const answer = (_url: unknown, options?: { readonly body?: string }) => {
    sent.push(JSON.parse(String(options?.body)) as Request);
    return Promise.resolve(new Response(response, { status: 200 }));
  };
  const original = globalThis.fetch;
  globalThis.fetch = answer as typeof fetch;
  try {
    const run = compileFunction(`return (async () => { ${outputText}\n })();`, [
      'require',
      'exports',
      'console',
    ]) as (...values: unknown[]) => Promise<void>;
    await run(createRequire(__filename), {}, { log: () => undefined });
  } finally {
    globalThis.fetch = original;
  }
  return sent;
}

/**
 * Removes the node's defaults (the commitment `finalized` and the encoding `base58`), and
 * parameters left empty by this. The client leaves out `finalized` and adds the encoding of a
 * `memcmp`.
 */
const withoutDefaults = (params: readonly unknown[] = []) =>
  (
    JSON.parse(JSON.stringify(params), (key, value: unknown) =>
      (key === 'commitment' && value === 'finalized') || (key === 'encoding' && value === 'base58')
        ? undefined
        : value,
    ) as unknown[]
  ).filter((value) => JSON.stringify(value) !== '{}');

/** Removes the commitment `confirmed`, which the client adds if the sample has none. */
const withoutAddedCommitment = (params: readonly unknown[] = []) =>
  JSON.parse(JSON.stringify(params), (key, value: unknown) =>
    key === 'commitment' && value === 'confirmed' ? undefined : value,
  ) as unknown[];

it('if a call has no commitment, the client sends the one that the pages name', async () => {
  const [request] = await requestsOf(
    `import { address, createSolanaRpc } from '@solana/kit';
    await createSolanaRpc('http://localhost').getBalance(address('11111111111111111111111111111111')).send();`,
    '{"jsonrpc":"2.0","result":{"context":{"slot":1},"value":1},"id":1}',
  );

  const notes = JSON.stringify(readDocument()['x-shared']);

  expect(request?.params?.[1]).toEqual({ commitment: 'confirmed' });
  expect(notes.match(/`@solana\/kit`[^.]* sends `confirmed`/g)).toHaveLength(2);
});

it.each(places)(
  '%s: TypeScript sends the same request as curl, apart from defaults',
  async (place) => {
    const curl = textOf(place, ({ lang }) => lang === 'bash');
    const [, written = ''] = /'(\{[\s\S]*\})'/.exec(curl) ?? [];
    const expected = JSON.parse(written) as Request;
    const typescript = textOf(place, ({ lang }) => lang === 'typescript');
    const response = textOf(place, ({ title }) => title === 'Response');
    const [first] = await requestsOf(typescript, response);
    expect(first?.method).toBe(expected.method);
    const params = typescript.includes('commitment')
      ? first?.params
      : withoutAddedCommitment(first?.params);
    expect(withoutDefaults(params)).toEqual(withoutDefaults(expected.params));
  },
);
