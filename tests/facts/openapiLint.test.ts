import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVersion } from '../../src/gatsby/versions/versionContent';
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

const published = versions.map((version) => {
  const { documentTexts } = readVersion(projectRoot, version, { publishDrafts: false });
  return { version: version.name, text: documentTexts.get('openapi') ?? '' };
});

const mistakes = [
  {
    mistake: 'a reference without a target',
    from: '"#/components/schemas/Amount"',
    to: '"#/components/schemas/Gold"',
    rule: 'no-unresolved-refs',
  },
  { mistake: 'a misspelt field', from: '"operationId"', to: '"operationID"', rule: 'struct' },
  {
    mistake: 'an operation without a summary',
    from: '"summary": "List customers",',
    to: '',
    rule: 'operation-summary',
  },
].map((row) => ({ ...row, text: (published[0]?.text ?? '').replace(row.from, row.to) }));

function lint(texts: readonly string[]): Report[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  try {
    writeFileSync(join(folder, 'redocly.yaml'), 'extends: [recommended-strict]\n');
    const names = texts.map((text, index) => {
      writeFileSync(join(folder, `${index}.json`), text);
      return `${index}.json`;
    });
    const { stdout, stderr } = spawnSync(
      join(projectRoot, 'node_modules/.bin/redocly'),
      ['lint', ...names, '--config', 'redocly.yaml', '--format', 'json'],
      { cwd: folder, encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    // The reports follow one another without a separator.
    const reports = stdout.split(/(?<=^\})(?=\{)/m).map((text) => JSON.parse(text) as Report);
    if (reports.length !== texts.length) throw new Error(stderr);
    return reports;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const reports = lint([...published, ...mistakes].map(({ text }) => text));

it.each(published.map(({ version }, index) => ({ version, report: reports[index] })))(
  'finds no problems in the OpenAPI document of version $version',
  ({ report }) => {
    expect(report).toMatchObject({
      problems: [],
      totals: { errors: 0, warnings: 0, ignored: 0 },
    });
  },
);

it.each(mistakes.map((row, index) => ({ ...row, report: reports[published.length + index] })))(
  'finds $mistake',
  ({ text, rule, report }) => {
    expect(text).not.toBe(published[0]?.text);
    expect(report?.problems.map(({ ruleId }) => ruleId)).toContain(rule);
  },
);
