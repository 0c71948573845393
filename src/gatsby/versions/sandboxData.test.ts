import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from '../../site/versions';
import { readSandboxData } from './sandboxData';

const projectRoot = join(__dirname, '../../..');
const [version] = versions;

function readChanged(change: (text: string) => string): ReturnType<typeof readSandboxData> {
  const root = mkdtempSync(join(tmpdir(), 'sandbox-'));
  try {
    const folder = `content/${version.name}/reference`;
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
    const file = join(root, folder, 'openapi.json');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    return readSandboxData(root, version);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('readSandboxData', () => {
  it('ignores warnings', () => {
    const { document } = readChanged((text) =>
      text.replace('"x-described-on-pages": [', '$& "unneeded",'),
    );
    expect(Object.keys(document.paths)).toContain('/customers');
  });

  it('throws the first error, with its position', () => {
    expect(() => readChanged((text) => text.replace('"/customers"', '"customers"'))).toThrow(
      /^content\/current\/reference\/openapi\.json:\d+ The path "customers" does not start with a slash\. Write "\/customers"\.$/,
    );
  });
});
