import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../findFreePort';

/** A running development server. */
export interface Development {
  /** The address of its home page, without a slash at the end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs `npm run develop` in a folder, and waits until a page can be opened.
 *
 * @throws Error with the output if the server ends before that
 */
export async function startDevelopment(root: string): Promise<Development> {
  const port = await findFreePort();
  const child = spawn('npm', ['run', 'develop'], {
    cwd: root,
    // A group of its own, so that stopping it also stops what npm has started.
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
    address: `http://localhost:${port}`,
    async stop() {
      if (pid !== undefined && child.exitCode === null) process.kill(-pid);
      await ended;
    },
  };
}
