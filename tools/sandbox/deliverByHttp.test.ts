import { listen } from '../serve/startServer';
import { deliverByHttp } from './deliverByHttp';

/** Longer than any answer takes, however busy the machine is. */
const longTimeoutSeconds = 30;

const timeout = 'The operation was aborted due to timeout';

it.each([
  ['accepts the event', '/', longTimeoutSeconds, '204', []],
  ['redirects to another address', '/moved', longTimeoutSeconds, '302', ['status 302']],
  ['refuses the event', '/refused', longTimeoutSeconds, '400', ['status 400']],
  ['does not answer in time', '/silent', 0.05, 'TimeoutError', [timeout]],
])(
  'resolves to the status, or rejects with the error, and reports failures, if a server %s',
  async (_name, path, timeoutSeconds, expected, reasons) => {
    const server = await listen(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { Location: '/' }).end();
      else if (url === '/refused') response.writeHead(400).end();
      else if (url === '/') response.writeHead(204).end();
    }, 0);
    const lines: string[] = [];
    const headers = { 'webhook-id': 'evt_1' };
    const outcome = await deliverByHttp(timeoutSeconds, (line) => lines.push(line))(
      new Request(`${server.origin}${path}`, { method: 'POST', body: '{}', headers }),
    ).then(String, ({ name }: Error) => name);
    await server.close();
    expect(outcome).toBe(expected);
    expect(lines).toEqual(reasons.map((reason) => `evt_1 was not delivered: ${reason}`));
  },
);

it('reports that no server listens', async () => {
  const { origin, close } = await listen(() => undefined, 0);
  await close();
  const lines: string[] = [];
  const delivery = deliverByHttp(longTimeoutSeconds, (line) => lines.push(line))(
    new Request(origin),
  );
  await expect(delivery).rejects.toThrow();
  expect(lines).toEqual([' was not delivered: ECONNREFUSED']);
});
