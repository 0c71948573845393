import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trailingSlash, type TrailingSlash } from '../../src/site/addresses';
import { caddyRecipe } from '../../tools/hostRecipe/caddy';
import { nginxRecipe } from '../../tools/hostRecipe/nginx';
import type { HostRules } from '../../tools/serve/hostRules';
import type { RunningServer } from '../../tools/serve/startServer';
import { findFreePort } from './findFreePort';
import { requireProgram } from './requirements';

interface Host {
  /** Returns a complete configuration that contains the recipe. */
  readonly configuration: (source: Parameters<typeof nginxRecipe>[0]) => string;
  readonly args: (folder: string, file: string) => string[];
}

/**
 * The hosts with recipes; each configuration surrounds its recipe with the usual settings of the
 * host.
 */
export const hosts = {
  nginx: {
    configuration: (source) => `daemon off;
error_log stderr warn;
pid nginx.pid;
events {}
http {
  types { text/html html; application/javascript js; text/xml xml; }
  default_type application/octet-stream;
  charset off;
  gzip on;
  sendfile on;
  keepalive_timeout 65;
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  ${nginxRecipe(source)}
}
`,
    args: (folder, file) => ['-p', folder, '-c', file, '-e', 'stderr'],
  },
  caddy: {
    configuration: (source) => `{
\tadmin off
\tauto_https off
}
http://${caddyRecipe(source)}`,
    args: (_, file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
} as const satisfies Record<string, Host>;

/**
 * Starts a host that serves the published folder with its recipe.
 *
 * @param setting the trailing-slash setting that the site was built with
 * @throws Error that says how to install the program, or with its own messages if it does not start
 */
export async function startHost(
  name: keyof typeof hosts,
  { publish, headers, redirects }: HostRules,
  setting: TrailingSlash = trailingSlash,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await findFreePort();
  const { configuration, args }: Host = hosts[name];
  const file = join(folder, 'host.conf');
  const listen = `127.0.0.1:${port}`;
  await writeFile(
    file,
    configuration({ root: publish, listen, headers, redirects, trailingSlash: setting }),
  );
  const child = spawn(requireProgram(name), args(folder, file), {
    env: { ...process.env, HOME: folder },
  });
  let messages = '';
  child.stderr.on('data', (data: Buffer) => (messages += data.toString()));
  child.stdout.resume();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${messages}`);
    return fetch(origin).then(
      () => true,
      () => false,
    );
  };
  while (!(await isUp())) await new Promise(setImmediate);
  return {
    origin,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
