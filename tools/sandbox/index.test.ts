import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const run = (...args: string[]) =>
  spawnSync(join('node_modules', '.bin', 'tsx'), ['tools/sandbox', ...args], { encoding: 'utf8' });

it('lists its options and the local calls with --help', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  for (const option of ['port', 'seed', 'clock', 'start', 'webhook']) {
    expect(stdout).toContain(`--${option} `);
  }
  for (const call of ['POST /local/clock', 'POST /local/webhook_keys', 'DELETE /local/webhook']) {
    expect(stdout).toContain(`  ${call}`);
  }
});

it('names an unknown option, and lists the known ones', () => {
  const { status, stderr } = run('--prot', '4011');
  expect(status).toBe(1);
  expect(stderr).toContain("Unknown option '--prot'");
  expect(stderr).toContain('--port 4011');
});
