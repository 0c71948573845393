import { delimiter, join } from 'node:path';
import { isExecutable } from '../../tools/browser';

/**
 * Finds a program that `npm run test:wide` needs: the one that an environment variable names, else
 * the one on the PATH or among the system's programs.
 *
 * @param name the program, `nginx`; the variable is `NGINX_PATH`
 * @throws Error that says how to install it; a missing program fails the test, it is not skipped
 */
export function requireProgram(name: string): string {
  const variable = `${name.toUpperCase()}_PATH`;
  const chosen = process.env[variable];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const candidates = chosen ? [chosen] : folders.map((folder) => join(folder, name));
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(
    `npm run test:wide needs ${name}. Install it (on Debian: \`apt-get install ${name}\`), or name it in ${variable}.`,
  );
}
