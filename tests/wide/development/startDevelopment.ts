import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RunningServer } from '../../../tools/serve/startServer';
import { findFreePort } from '../findFreePort';

/**
 * Runs `npm run develop` in a folder, and waits until a page can be opened.
 *
 * @throws Error with the output if the server ends before that
 */
export async function startDevelopment(root: string): Promise<RunningServer> {
  const port = await findFreePort();
  const child = spawn('npm', ['run', 'develop'], {
    cwd: root,
    // In its own process group, so that `close` can also end what npm has started.
    detached: true,
    // Jest sets NODE_ENV to "test", and Gatsby would keep that.
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  let output = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve, reject) => {
    const read = (text: unknown) => {
      output += String(text);
      if (output.includes('You can now view')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(output)));
  });
  await ready;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      if (pid !== undefined && child.exitCode === null) process.kill(-pid);
      await ended;
    },
  };
}
