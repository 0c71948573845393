import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVersion } from '../../src/gatsby/content/versionContent';
import { versions } from '../../src/site/versions';
import { projectRoot } from '../../tools/copyProject';

interface Report {
  readonly totals: {
    readonly errors: number;
    readonly warnings: number;
    readonly ignored: number;
  };
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[];
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  writeFileSync(join(folder, 'redocly.yaml'), 'extends: [recommended-strict]\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Lints a document with the linter's strict rules, with network access off. */
function lint(text: string): Report {
  writeFileSync(join(folder, 'openapi.json'), text);
  const { stdout, stderr } = spawnSync(
    join(projectRoot, 'node_modules/.bin/redocly'),
    ['lint', 'openapi.json', '--config', 'redocly.yaml', '--format', 'json'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Report;
}

/** The documents as published, with tokens replaced. */
const published = versions.map((version) => {
  const { documentTexts } = readVersion(projectRoot, version, { publishDrafts: false });
  return { version: version.name, text: documentTexts.get('openapi') ?? '' };
});

it.each(published)('finds no errors in the OpenAPI document of $version', ({ text }) => {
  expect(lint(text)).toMatchObject({
    problems: [],
    totals: { errors: 0, warnings: 0, ignored: 0 },
  });
});

it.each([
  [
    'a reference without a target',
    '"#/components/schemas/Amount"',
    '"#/components/schemas/Gold"',
    'no-unresolved-refs',
  ],
  ['a misspelt field', '"operationId"', '"operationID"', 'struct'],
  ['an operation without a summary', '"summary": "List customers",', '', 'operation-summary'],
])('finds %s', (_, from, to, rule) => {
  const text = published[0]?.text ?? '';
  const broken = text.replace(from, to);
  expect(broken).not.toBe(text);
  expect(lint(broken).problems.map(({ ruleId }) => ruleId)).toContain(rule);
});
