import { delimiter, join } from 'node:path';
import { isExecutable } from '../../tools/browser';

/** Where a program may be outside the PATH, and the Debian package that has it. */
interface Program {
  readonly debianPackage?: string;
  readonly folders?: readonly string[];
}

const system = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds a program that `npm run test:wide` needs: the one that an environment variable names, else
 * the one on the PATH or among the system's programs.
 *
 * @param name the program, `nginx`; the variable is `NGINX_PATH`
 * @throws Error that says how to install it; a missing program fails the test, it is not skipped
 */
export function requireProgram(
  name: string,
  { debianPackage = name, folders = [] }: Program = {},
): string {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_PATH`;
  const chosen = process.env[variable];
  const searched = [...(process.env.PATH ?? '').split(delimiter), ...system, ...folders];
  const candidates = chosen ? [chosen] : searched.map((folder) => join(folder, name));
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(
    `npm run test:wide needs ${name}. Install it (on Debian: \`apt-get install ${debianPackage}\`), or set ${variable} to its path.`,
  );
}
