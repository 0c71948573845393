import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import config from '../gatsby-config';

/** Runs a script with offline.cjs preloaded; ignores uncaught exceptions of the script. */
function run(script: string, variables: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'offline-test-'));
  const env = { ...process.env, TMPDIR: folder, OFFLINE_ATTEMPTS: undefined, ...variables };
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--require',
      join(__dirname, 'offline.cjs'),
      '--eval',
      `process.on('uncaughtException', () => undefined);${script}`,
    ],
    { encoding: 'utf8', env },
  );
  const left = readdirSync(folder);
  rmSync(folder, { recursive: true });
  return { status, stderr, left };
}

test.each([
  ["fetch('http://127.0.0.1:8090/').catch(() => undefined)", '127.0.0.1'],
  ["require('http').get('http://127.0.0.1:8090/').on('error', () => undefined)", '127.0.0.1:8090'],
  ["require('https').get('https://host.example/').on('error', () => undefined)", 'host.example'],
  ["require('net').connect(9, '127.0.0.1').on('error', () => undefined)", '127.0.0.1:9'],
  ["require('net').connect({ port: 9 }).on('error', () => undefined)", 'localhost:9'],
  ["require('dns').promises.resolve('host.example').catch(() => undefined)", 'host.example'],
  ["require('dgram').createSocket('udp4').send('a', 9)", 'a datagram'],
  [
    `require('child_process').spawnSync(process.execPath, [...process.execArgv.slice(0, 2), '-e', "fetch('http://127.0.0.1:8090/').catch(() => 0)"])`,
    '127.0.0.1:8090',
  ],
])('fails a process that runs %s', (script, target) => {
  const { status, stderr, left } = run(script);
  expect(status).toBe(1);
  expect(stderr).toContain(`tried to use the network: ${target}`);
  expect(left).toEqual([]);
});

test('allows a process that uses only a local pipe', () => {
  const pipe = `const server = require('net').createServer((s) => s.end()).listen(process.env.TMPDIR + '/pipe', () => {
    require('net').connect(process.env.TMPDIR + '/pipe').resume().on('close', () => server.close());
  });`;
  expect(run(pipe)).toEqual({ status: 0, stderr: '', left: [] });
});

test('Gatsby never looks up its latest version, as it otherwise would after some builds', () => {
  const script = `
    process.loadEnvFile('tools/gatsby.env');
    const feedback = require(${JSON.stringify(require.resolve('gatsby/dist/utils/feedback'))});
    globalThis.Date = class extends Date {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [2026, 1, 10])); }
    };
    (async () => {
      // Gatsby asks if a random day of the quarter is today.
      for (let day = 0.5; day < 90; day += 1) {
        Math.random = () => day / 90;
        await feedback.userPassesFeedbackRequestHeuristic();
      }
    })();`;
  // Without `CI`, because Gatsby never asks for feedback in CI.
  expect(run(script, { CI: undefined })).toMatchObject({ status: 0, stderr: '' });
});

test('Gatsby has an adapter, so it does not download one', () => {
  expect(config.adapter?.name).toBe('static files');
});
