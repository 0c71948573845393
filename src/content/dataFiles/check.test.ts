import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteTokens, withSiteTokens } from '../../site/tokens';
import { parseDataFile } from './dataFile';
import type { Tokens } from '../types';
import { checkData, dataName } from './check';
import { withTypedTokens } from './withTokens';

const folder = join(__dirname, '../../../content/current/reference');
const texts = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);

const parsed = new Map([...texts].map(([file, text]) => [file, parseDataFile({ file, text })]));

function messages(changed: Readonly<Record<string, string>> = {}): string[] {
  const replaced = Object.entries(changed).map(
    ([file, text]) => [file, parseDataFile({ file, text })] as const,
  );
  const files = [...new Map([...parsed, ...replaced]).values()];
  const data = files.map(({ file, data = {} }) => [dataName(file), withSiteTokens(data)] as const);
  const tokens: Tokens = withTypedTokens({ ...Object.fromEntries(data), ...siteTokens });
  return checkData(files, tokens).map(
    ({ file, line, column, message, advice }) => `${file}:${line}:${column} ${message} ${advice}`,
  );
}

function edit(file: string, from: string, to: string) {
  const text = texts.get(file) ?? '';
  const offset = text.indexOf(from);
  if (offset === -1) throw new Error(`${file} does not contain ${from}`);
  const line = text.slice(0, offset).split('\n').length;
  return { line, text: text.slice(0, offset) + to + text.slice(offset + from.length) };
}

it('warns of a placeholder in the text of a data file', () => {
  const { line, text } = edit('currencies.yaml', 'name: Euro', 'name: TBD');
  expect(messages({ 'currencies.yaml': text })).toContainEqual(
    expect.stringMatching(new RegExp(`^currencies.yaml:${line}:\\d+ "TBD" is a placeholder`)),
  );
});

it('accepts the data files of the current version', () => {
  expect(messages()).toEqual([]);
});

describe('reports an unknown or missing key or an invalid value at its position:', () => {
  it.each([
    ['fees.yaml', 'bps: 5', 'bsp: 5', '3', 'Unknown key "bsp" in fees.fiatIn. Did you mean "bps"?'],
    [
      'fees.yaml',
      'base: 5000',
      'bass: 5000',
      '1',
      'Unknown key "bass" in fees. Did you mean "base"?',
    ],
    ['epochs.yaml', '  days: 2\n', '', '3', 'epochs.epoch has no days. Add days: a whole number,'],
    ['fees.yaml', 'base: 5000', "base: '5000'", '7', 'fees.base is "5000", which is not'],
    ['fees.yaml', 'base: 5000', 'base: 5000.5', '7', 'fees.base is 5000.5, which is not'],
    ['fees.yaml', 'base: 5000', 'base: -1', '7', 'Write a whole number, 0 or more, unquoted.'],
    ['fees.yaml', 'base: 5000', 'base:', '6', 'fees.base is null, which is not valid.'],
    ['fees.yaml', 'base: 5000', 'base: [1]', '7', 'fees.base has the wrong type.'],
    ['fees.yaml', 'bps: 5', 'bps: 10001', '8', 'Write a whole number from 0 to 10000, unquoted.'],
    ['chain.yaml', 'burnedPercent: 50', 'burnedPercent: 150', '18', 'Write a number from 0 to 100'],
    [
      'chain.yaml',
      'nodeVersion: 2.2.15',
      'nodeVersion: 2.2',
      '14',
      'Write a release, such as 2.2.15.',
    ],
    ['tokens.yaml', "'98640000'", '98640000', '11', 'Write a whole number in quotes, such as'],
    ['tokens.yaml', "'98.64'", '98.64', '10', 'Write a decimal number in quotes, such as'],
    [
      'fx.yaml',
      "rate: '1.08500'",
      'rate: 1.08500',
      '9',
      'Write a decimal number in quotes, such as',
    ],
    ['fx.yaml', "'250,000.00'", "'250000.00'", '9', 'Write an amount with separators and decimals'],
    ['api_errors.yaml', 'status: 400', 'status: 200', '13', 'Write an HTTP status from 400 to 599'],
    ['badges.yaml', 'code: 6000', 'code: 60', '11', 'Write a whole number from 6000 to 6999'],
    ['currencies.yaml', "'22:30'", "'24:30'", '17', 'Write a time of day in quotes, such as'],
    ['currencies.yaml', 'code: EUR', 'code: EUX', '9', 'Write an ISO 4217 code, such as EUR.'],
    [
      'currencies.yaml',
      'status: open',
      'status: opened',
      '11',
      'Write one of open, pilot, closed.',
    ],
    ['currencies.yaml', 'kind: fiat', 'kind: cash', '9', 'Write fiat or stablecoin.'],
    ['currencies.yaml', 'mint: CS', 'mint: CSa', '9', 'Write an on-chain address: 32 bytes in'],
    ['currencies.yaml', 'exchange: true', 'exchange: yes', '13', 'Write true or false.'],
    [
      'regions.yaml',
      'code: GB',
      'code: UKK',
      '11',
      'Write EEA, other, or an ISO 3166-1 alpha-2 code such as GB',
    ],
    ['environments.yaml', '.example/v1', '.example/v1/', '8', 'and does not end with a slash.'],
    [
      'transactions.yaml',
      'status: in_review',
      'status: In review',
      '13',
      'Write lower-case words joined',
    ],
    [
      'reports.yaml',
      'type: decimal string',
      'type: decimals',
      '11',
      'Write string, decimal string,',
    ],
    ['rails.yaml', "'2025-01-20'", "'2025-02-30'", '15', 'Write a date in quotes'],
    ['fx.yaml', "'Friday 22:00'", "'Fryday 22:00'", '11', 'Write a day and a time in quotes'],
    [
      'badges.yaml',
      'name: BadgeMissing',
      'name: badge missing',
      '11',
      'Write a name such as Badge',
    ],
  ])('%s: %j → %j', (file, from, to, column, message) => {
    const { line, text } = edit(file, from, to);
    const problems = messages({ [file]: text });
    const position = from.startsWith('  days') ? `${file}:${line - 1}` : `${file}:${line}`;
    const matching = problems.filter((problem) => problem.startsWith(`${position}:${column} `));
    expect(matching.join('\n')).toContain(message);
  });
});

describe('reports a violated constraint:', () => {
  it.each([
    [
      'fx.yaml',
      "pivot: '{currencies.usd.code}'",
      'pivot: NOK',
      '"NOK" in fx.pivot is not among currencies.fiat.*.code.',
    ],
    ['chain_lifecycles.yaml', 'to: refused', 'to: refuse', 'Did you mean "refused"?'],
    ['roles.yaml', 'badge: validator', 'badge: validators', 'Did you mean "validator"?'],
    ['lifecycles.yaml', 'to: active', 'to: aktive', 'Did you mean "active"?'],
    ['customers.yaml', 'level: full', 'level: whole', 'Use one of basic, full, business.'],
    ['fees.yaml', 'kind: composed_flow', 'kind: composed_flaw', 'Did you mean "composed_flow"?'],
    [
      'currencies.yaml',
      'list: [*usd, *eur',
      'list: [*usd',
      '"EUR" in currencies.eur.code is not among',
    ],
    ['currencies.yaml', 'code: EUR', 'code: USD', '"USD" in currencies.list.1.code is already in'],
    [
      'governance.yaml',
      'required: 6',
      'required: 60',
      'governance.council.required is 60, above governance.council.members, which is 9.',
    ],
    [
      'stablecoin.yaml',
      "windowOpens: '06:00'",
      "windowOpens: '21:00'",
      'stablecoin.issuance.windowOpens is 21:00, above stablecoin.issuance.windowCloses',
    ],
    ['tokens.yaml', 'code: 6080', 'code: 6100', 'is already in stablecoin.fees.errors.0.code.'],
  ])('%s: %j → %j', (file, from, to, message) => {
    const { text } = edit(file, from, to);
    expect(messages({ [file]: text })).toContainEqual(expect.stringContaining(message));
  });
});

describe('checkData', () => {
  it.each([
    ['{netwrok}', 'Unknown token "{netwrok}". Did you mean {network}?'],
    ['{fees}', 'The token "{fees}" is a group of values, which text cannot contain.'],
    ['{validators.duties.6.measure}', 'refers back to itself.'],
  ])('reports an invalid token in text: %s', (token, message) => {
    const { line, text } = edit('validators.yaml', 'every 12 months', `'a ${token} b'`);
    expect(messages({ 'validators.yaml': text })).toEqual([
      expect.stringMatching(new RegExp(`^validators.yaml:${line}:17 `)),
    ]);
    expect(messages({ 'validators.yaml': text })[0]).toContain(message);
  });

  it('ignores braces that do not contain the name of a token', () => {
    const { text } = edit('validators.yaml', 'every 12 months', "'a { b } {} c'");
    expect(messages({ 'validators.yaml': text })).toEqual([]);
  });

  it('does not mistake a map written without braces for a token', () => {
    const { text } = edit('fees.yaml', 'base: 5000', 'base:\n  a:');
    expect(messages({ 'fees.yaml': text })).toContainEqual(
      expect.stringContaining('fees.base has the wrong type.'),
    );
  });

  it('accepts tokens in place of numbers', () => {
    const token = "delinquentSlots: '{validators.unhealthySlots}'";
    const { text } = edit('validators.yaml', 'delinquentSlots: 128', token);
    expect(messages({ 'validators.yaml': text })).toEqual([]);
  });
});

it('rejects a data file without a schema', () => {
  expect(messages({ 'feees.yaml': 'base: 1' })).toEqual([
    'feees.yaml:1:1 There is no schema for the data file "feees". Rename the file, or add its schema to src/domain/schemas.',
  ]);
});
