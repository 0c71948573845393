import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * Reserves a project folder for this process until it ends: builds and development servers of one
 * folder share its cache and output. The reservation is an abstract socket, which only Linux has;
 * elsewhere, every process gets the folder.
 *
 * @returns whether no other process has the folder
 */
export async function claimFolder(directory: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  // Containers that share a network may have different folders with the same path.
  const { dev, ino } = await stat(directory);
  return new Promise((resolve) => {
    const server = createServer();
    server.unref();
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      resolve(code !== 'EADDRINUSE');
    });
    server.listen(`\0gatsby-${dev}-${ino}`, () => {
      resolve(true);
    });
  });
}
