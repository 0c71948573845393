import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAllPages, type CompiledPage } from './compiledPages';

const root = join(__dirname, '..', '..');
let copy = '';
let pages: CompiledPage[] = [];

/** Replaces a text of a data file in the copy, which must hold it. */
function change(name: string, from: string, to: string): void {
  const file = join(copy, 'content/current/reference', name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${name} does not hold ${from}`);
  writeFileSync(file, text.replaceAll(from, to));
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'stale-figures-'));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  // What the pipeline reads beside the content.
  for (const name of ['src', 'static', 'package.json', 'package-lock.json']) {
    symlinkSync(join(root, name), join(copy, name));
  }
  change('fees.yaml', 'base: 5000', 'base: 7321');
  change('currencies.yaml', 'name: Kuwaiti dinar', 'name: Changed dinar');
  change('currencies.yaml', 'code: KWD', 'code: XTS');
  pages = compileAllPages(copy);
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/**
 * Pages that hold the number for another reason. Answers in the RPC reference are samples of the
 * OpenRPC document, which has no tokens for figures.
 */
const otherMeanings =
  /\/rpc\/(?:getBlock|getFeeForMessage|getFees|getRecentBlockhash|getSlotLeaders|getTransaction)$/;

const linesWith = (pattern: RegExp): string[] =>
  pages.flatMap(({ file, path, article }) =>
    otherMeanings.test(path)
      ? []
      : article.markdown
          .split('\n')
          .filter((line) => pattern.test(line))
          .map((line) => `${file}: ${line.trim()}`),
  );

it('shows the changed values', () => {
  expect(linesWith(/\b7,?321\b/)).not.toEqual([]);
  expect(linesWith(/Changed dinar/)).not.toEqual([]);
});

it('keeps the old base fee nowhere', () => {
  expect(linesWith(/(?<![\d.,])5,?000(?![\d,.]*\d)/)).toEqual([]);
});

it('keeps a currency that is not listed any more nowhere', () => {
  expect(linesWith(/\bKWD\b|Kuwaiti/)).toEqual([]);
});
