import { delimiter, join } from 'node:path';
import { isExecutable } from '../../tools/browser';

/** The Debian package that provides a program, and folders outside the PATH that may contain it. */
interface Program {
  readonly debianPackage?: string;
  readonly folders?: readonly string[];
}

const system = ['/usr/sbin', '/usr/local/sbin'];

/**
 * Finds a program that `npm run test:wide` needs. An environment variable may give its path;
 * otherwise, searches the PATH, the system's folders and those of the program.
 *
 * @param name the name of the program, such as `nginx`, for which the variable is `NGINX_PATH`
 * @throws Error that says how to install it, so that a missing program fails the test
 */
export function requireProgram(
  name: string,
  { debianPackage = name, folders = [] }: Program = {},
): string {
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_PATH`;
  const chosen = process.env[variable];
  const searched = [...(process.env.PATH ?? '').split(delimiter), ...system, ...folders];
  const candidates = chosen ? [chosen] : searched.map((folder) => join(folder, name));
  const path = candidates.find(isExecutable);
  if (path !== undefined) return path;
  throw new Error(
    `npm run test:wide needs ${name}. Install it (on Debian: \`apt-get install ${debianPackage}\`), or set ${variable} to its path.`,
  );
}
