import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { network } from '../../src/site/names';
import { projectRoot } from '../../tools/copyProject';
import { problemsOfVersion, type Files } from '../content/mistakes/version';

const folder = join(projectRoot, 'content/current/reference');
const dataFiles: Files = Object.fromEntries(
  readdirSync(folder).map((name) => [
    `reference/${name}`,
    readFileSync(join(folder, name), 'utf8'),
  ]),
);

test.each([
  [
    'lifecycles.yaml',
    'failures: [quote_expired]',
    'failures: [quote_expird]',
    '"quote_expird" in lifecycles.transaction.10.groupFailures.0.failures.0 is not among transactions.failures.*.code. Did you mean "quote_expired"?',
  ],
  [
    'lifecycles.yaml',
    'event: Money arrived that cannot be credited',
    'event: Money arrived that cannot be credited\n    problems: [limit_exceded]',
    '"limit_exceded" in lifecycles.returned_payment.0.problems.0 is not among api_errors.list.*.code. Did you mean "limit_exceeded"?',
  ],
  [
    'lifecycles.yaml',
    'account: holders\n  - token',
    'account: holder\n  - token',
    '"holder" in lifecycles.pausable.0.account is not among lifecycles.accounts.*.account. Did you mean "holders"?',
  ],
  [
    'lifecycles.yaml',
    "- kind: 'fiat_to_{network}'\n        owedBy",
    "- kind: 'fiat_to_{network}s'\n        owedBy",
    `"fiat_to_${network}s" in lifecycles.accounts.1.byKind.0.kind is not among transactions.kinds.*.kind. Did you mean "fiat_to_{network}"?`,
  ],
  [
    'sandbox.yaml',
    "\npayers:\n  - currency: '{currencies.eur.code}'",
    '\npayers:\n  - currency: ERU',
    '"ERU" in sandbox.payers.0.currency is not among currencies.fiat.*.code. Did you mean "EUR"?',
  ],
])('a misspelt reference in %s is reported: %j', (name, text, misspelt, problem) => {
  const file = `reference/${name}`;
  const written = dataFiles[file] ?? '';
  const line = written.slice(0, written.indexOf(text)).split('\n').length;
  const problems = problemsOfVersion({ ...dataFiles, [file]: written.replace(text, misspelt) });
  const reported = problems.filter((each) => each.includes('is not among'));
  expect(reported.map((each) => each.replace(/^(\S+?:\d+):\d+/, '$1'))).toEqual([
    expect.stringMatching(new RegExp(`^${file}:(?:${line}|${line + 1}|${line + 2}) `)),
  ]);
  expect(reported[0]).toContain(problem);
});

test('a misspelt state in the list of notifications is reported', () => {
  const written = dataFiles['reference/lifecycles.yaml'] ?? '';
  const misspelt = written.replace('states: [pending_review,', 'states: [pending_reviw,');
  const problems = problemsOfVersion({ ...dataFiles, 'reference/lifecycles.yaml': misspelt });
  expect(problems.filter((each) => each.includes('is not among'))).toEqual([
    expect.stringMatching(/"pending_reviw" in .* Did you mean "pending_review"\?$/),
  ]);
});

test('a duplicate code is reported once, at its entry, and not where tokens use it', () => {
  const currencies = dataFiles['reference/currencies.yaml'] ?? '';
  const problems = problemsOfVersion({
    ...dataFiles,
    'reference/currencies.yaml': currencies.replace('code: GBP', 'code: EUR'),
  });
  expect(problems.filter((each) => each.includes('is already in'))).toEqual([
    expect.stringMatching(/currencies\.yaml:\d+:\d+ "EUR" in currencies\.list\.2\.code /),
  ]);
});
