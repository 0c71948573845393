import { statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createHandler } from './createHandler';
import { hostFiles, readHostRules } from './hostRules';

/**
 * Returns a listener that serves the project's built site by the rules of its newest build: the
 * policy in an older `_headers` would block the scripts of newer pages. If the rules of a later
 * build cannot be parsed, the previous rules stay in force.
 *
 * @param root the project's folder
 * @param prefix the base URL without its trailing slash
 * @throws Error if a rule of the current build cannot be parsed
 */
export async function followBuilds(root: string, prefix: string): Promise<RequestListener> {
  const rules = await readHostRules(root);
  const files = hostFiles.map((file) => join(rules.publish, file));
  const readVersion = (): string =>
    files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs).join();
  let version = readVersion();
  let handler = Promise.resolve(createHandler(rules, prefix));
  return (request, response) => {
    const current = readVersion();
    if (current !== version) {
      version = current;
      const last = handler;
      handler = readHostRules(root)
        .then((newRules) => createHandler(newRules, prefix))
        .catch(() => last);
    }
    void handler.then((answer) => answer(request, response));
  };
}
