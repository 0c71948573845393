import { listen } from '../serve/startServer';
import { deliverByHttp } from './deliverByHttp';

/** Longer than any answer takes, however busy the machine is. */
const longSeconds = 30;

it.each([
  ['accepts the event', '/', longSeconds, '204'],
  ['redirects to another address', '/moved', longSeconds, '302'],
  ['does not answer in time', '/silent', 0.05, 'TimeoutError'],
])(
  'resolves to the status, or rejects with the error, if a server %s',
  async (_name, path, timeoutSeconds, expected) => {
    const server = await listen(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { Location: '/' }).end();
      else if (url === '/') response.writeHead(204).end();
    }, 0);
    const outcome = await deliverByHttp(timeoutSeconds)(
      new Request(`${server.origin}${path}`, { method: 'POST', body: '{}' }),
    ).then(String, ({ name }: Error) => name);
    await server.close();
    expect(outcome).toBe(expected);
  },
);
