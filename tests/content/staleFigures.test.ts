import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAllPages, publishedDocuments } from './compiledPages';
import { projectRoot } from '../../tools/copyProject';

let copy = '';

/**
 * Everything published from the changed copy: the Markdown of all pages, and the reference
 * documents.
 */
let texts: readonly { readonly name: string; readonly text: string }[] = [];

function change(name: string, from: string | RegExp, to: string): void {
  const file = join(copy, 'content/current/reference', name);
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll(from, to);
  if (changed === text) throw new Error(`${name} does not contain ${String(from)}.`);
  writeFileSync(file, changed);
}

/**
 * Currencies to rename. The new codes are real, because data files accept no others. USD stays
 * because it is the unit of limits and prices; EUR keeps its code because worked examples use its
 * rates.
 */
const renamed = [
  { code: 'EUR', to: 'EUR', name: 'Euro' },
  { code: 'GBP', to: 'DKK', name: 'Pound sterling' },
  { code: 'CHF', to: 'PLN', name: 'Swiss franc' },
  { code: 'SGD', to: 'AUD', name: 'Singapore dollar' },
  { code: 'JPY', to: 'KRW', name: 'Yen' },
  { code: 'KWD', to: 'BHD', name: 'Kuwaiti dinar' },
] as const;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'stale-figures-'));
  cpSync(join(projectRoot, 'content'), join(copy, 'content'), { recursive: true });
  // The content pipeline also reads these.
  for (const name of ['src', 'static', 'package.json', 'package-lock.json']) {
    symlinkSync(join(projectRoot, name), join(copy, name));
  }
  change('fees.yaml', 'base: 5000', 'base: 7321');
  change('chain.yaml', 'nodeVersion: 2.2.15', 'nodeVersion: 9.8.7');
  change('rpc_limits.yaml', 'slotLeaders: 5000', 'slotLeaders: 6543');
  for (const { code, to, name } of renamed) {
    if (code !== to) change('currencies.yaml', `code: ${code}`, `code: ${to}`);
    change('currencies.yaml', `name: ${name}`, `name: Renamed ${to}`);
  }
  // Removes a currency and everything that refers to it.
  change('currencies.yaml', /brl: &brl\n(?: {2}.*\n)+/g, '');
  change('currencies.yaml', ', *brl', '');
  change('currencies.yaml', "  - '{currencies.brl.code}'\n", '');
  change('regions.yaml', "['{currencies.brl.code}']", '[]');
  change('regions.yaml', '{currencies.brl.code}: pay in', 'Pay in');
  change(
    'sandbox.yaml',
    /(?: {2}- account: .*\n {4}from: .*\n) {4}currency: '\{currencies\.brl\.code\}'\n.*\n/g,
    '',
  );
  change('sandbox.yaml', / {2}- base: '\{currencies\.brl\.code\}'\n(?: {4}.*\n)+/g, '');
  change('sandbox.yaml', / {2}- currency: '\{currencies\.brl\.code\}'\n(?: {4}.*\n)+/g, '');
  change('rails.yaml', /brl: &brl\n(?: {2}.*\n)+/g, '');
  change('rails.yaml', ', *brl', '');
  change('rails.yaml', / {2}- currency: '\{currencies\.brl\.code\}'\n(?: {4}.*\n)+/g, '');
  change(
    'currencies.yaml',
    'kwd: &kwd\n',
    `nok: &nok
  code: NOK
  name: Norwegian krone
  kind: fiat
  decimals: 2
  minimum: 10
  maximum: 90000000
  fiatInCutOff: '13:30'
  fiatOutCutOff: '13:00'
  status: pilot
  exchange: false
  mint: 4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM
kwd: &kwd
`,
  );
  change('currencies.yaml', ', *kwd', ', *nok, *kwd');
  change('currencies.yaml', "  - '{currencies.kwd.code}'", "  - '{currencies.nok.code}'\n$&");
  texts = [
    ...compileAllPages(copy, 'stale-figures').map(({ file, article }) => ({
      name: file,
      text: article.markdown,
    })),
    ...publishedDocuments(copy),
  ];
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

const linesWith = (pattern: RegExp): string[] =>
  texts.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );

it('shows the changed and added values', () => {
  for (const pattern of [/\b7,?321\b/, /\b9\.8\.7\b/, /\b6,?543\b/, /Norwegian krone/, /"NOK"/]) {
    expect(linesWith(pattern)).not.toEqual([]);
  }
});

it('shows the changed values in the published documents', () => {
  for (const pattern of [/^ *"fee": 7321,$/, /"maximum": 6543\b/]) {
    expect(linesWith(pattern).join('\n')).toMatch(/^\/\w+\.json: /m);
  }
});

it('does not show the old base fee or limit anywhere', () => {
  expect(linesWith(/(?<![\d.,])5,?000(?![\d,.]*\d)/)).toEqual([]);
});

it('does not show the old node release anywhere', () => {
  expect(linesWith(/\b2\.2\.15\b/)).toEqual([]);
});

it('does not show the removed currency anywhere', () => {
  expect(linesWith(/\bBRL\b|Brazilian real/)).toEqual([]);
});

it.each(renamed)(
  'does not show the old name of $code, or its code if that was replaced',
  ({ code, to, name }) => {
    const old = code === to ? [name] : [code, name];
    expect(linesWith(new RegExp(String.raw`\b(?:${old.join('|')})\b`))).toEqual([]);
  },
);
