import { openFolder } from '../../tools/serve/publishedFolder';
import { sendFile } from '../../tools/serve/sendFile';
import { listen, type startServer } from '../../tools/serve/startServer';

/**
 * Starts a host that only serves files: `/a` is `a.html`, `/` is `index.html`, and any other path
 * without a file gets the not-found page. It ignores the rules for redirects and headers.
 */
export const startPlainHost: typeof startServer = ({ publish }, prefix) => {
  const folder = openFolder(publish);
  return listen((request, response) => {
    const path = decodeURI((request.url ?? '/').replace(/\?.*$/s, '')).slice(prefix.length);
    const files = path === '/' || path === '' ? ['/index.html'] : [path, `${path}.html`];
    const file = path.endsWith('/') && path !== '/' ? undefined : files.find(folder.isFile);
    const answer = file === undefined ? { file: '/404.html', status: 404 } : { file };
    void sendFile(request, response, { folder, ...answer });
  }, 0);
};
