import { spawnSync } from 'node:child_process';
import { projectRoot } from './copyProject';

test('a program ends with an error if the browser does not start', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/randomWalk'], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: '/no/such/browser' },
    timeout: 30_000,
  });
  expect(stderr).toContain('CHROME_PATH is not an executable file');
  expect(status).toBe(1);
}, 40_000);
