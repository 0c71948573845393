import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Reserves a project folder for this process until it ends: builds and development servers of one
 * folder share its cache and output. The reservation is an abstract socket, which only Linux has;
 * elsewhere, every process gets the folder.
 *
 * @returns whether no other process has the folder
 */
export function claimFolder(directory: string): Promise<boolean> {
  if (process.platform !== 'linux') return Promise.resolve(true);
  const name = createHash('sha256').update(directory).digest('hex');
  return new Promise((resolve) => {
    const server = createServer();
    server.unref();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code !== 'EADDRINUSE');
    });
    server.listen(`\0gatsby-${name}`, () => {
      resolve(true);
    });
  });
}
