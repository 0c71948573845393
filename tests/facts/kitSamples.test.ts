import { compile } from './compile';
import { readDocument } from './rpcPages';
import { kitSamples, methodSamples } from './samples';

/* Checks that TypeScript samples compile against the package that they import. */

const samples = [...methodSamples().filter(({ lang }) => lang === 'typescript'), ...kitSamples()];

describe('samples with @solana/kit', () => {
  it('cover every method that nodes serve', () => {
    const served = readDocument().methods.filter((method) => method['x-tier'] !== 'removed');
    for (const { name } of served) {
      expect(samples.some(({ text }) => text.includes(`rpc.${name}(`))).toBe(true);
    }
  });

  it('compile, and an invalid one does not', () => {
    const wrong = `import { createSolanaRpc } from '@solana/kit';
await createSolanaRpc('https://rpc.example').getBalance(7).send();`;
    const files = new Map(samples.map(({ text }, index) => [`sample${index}.ts`, text]));
    const messages = compile(files.set('wrong.ts', wrong));
    const named = messages.map((message) => {
      const index = /^sample(\d+)/.exec(message)?.[1];
      return index === undefined ? message : `${samples[Number(index)]?.place} ${message}`;
    });
    expect(named).toEqual([expect.stringMatching(/^wrong\.ts:2 /)]);
  });
});
