import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireProgram } from './requirements';
import type { RunningServer } from '../../tools/serve/startServer';

const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';

/** Returns an nginx configuration that follows "Host" in docs/operations.md. */
function nginxConfig(port: number, publish: string, headers: Record<string, string>): string {
  const addHeaders = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `
daemon off;
error_log stderr warn;
pid nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  types {
    text/html html; text/css css; text/javascript js; text/plain txt; application/json json;
    application/xml xml; image/svg+xml svg; image/png png; image/x-icon ico;
    application/manifest+json webmanifest; font/woff2 woff2;
  }
  charset utf-8;
  charset_types text/css text/javascript text/plain application/json;
  gzip on;
  gzip_types text/css text/javascript text/plain application/json application/xml image/svg+xml;
  absolute_redirect off;
  map $uri $cache {
    default "${revalidated}";
    ~\\.(js|css)$ "${immutable}";
    ~^/static/ "${immutable}";
  }
  server {
    listen 127.0.0.1:${port};
    root ${publish};
    error_page 404 /404.html;
    add_header Cache-Control $cache always;
    ${addHeaders.join('\n    ')}
    # The not-found page has no address.
    location = /404.html { internal; }
    # Names of a page's file.
    location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
    location ~ ^(?<page>/.*?[^/])(/index)?\\.html$ { return 301 $page$is_args$args; }
    location ~ ^(?<page>/.*[^/])/index$ { return 301 $page$is_args$args; }
    # The other form of a page's address.
    location ~ ^(?<page>/.+)/$ {
      if (-f $document_root$page.html) { return 301 $page$is_args$args; }
      return 404;
    }
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Starts nginx, serving the published folder.
 *
 * @param headers the headers of every response
 * @throws Error with nginx's own message if it does not start
 */
export async function startNginx(
  publish: string,
  headers: Record<string, string>,
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(port, publish, headers));
  const child = spawn(requireProgram('nginx'), ['-p', folder, '-c', config, '-e', 'stderr']);
  let messages = '';
  child.stderr.on('data', (data: Buffer) => (messages += data.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${messages}`);
    return fetch(origin).then(
      () => true,
      () => false,
    );
  };
  while (!(await isUp())) await new Promise(setImmediate);
  return {
    origin,
    async close() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
