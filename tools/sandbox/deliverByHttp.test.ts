import { listen } from '../serve/startServer';
import { deliverByHttp } from './deliverByHttp';

it.each([
  ['/', '204'],
  ['/moved', '302'],
  ['/slow', 'TimeoutError'],
])(
  'an address %s that answers late, moves or accepts an event gives %s',
  async (path, expected) => {
    const server = await listen(({ url }, response) => {
      if (url === '/moved') response.writeHead(302, { Location: '/' }).end();
      else if (url === '/') response.writeHead(204).end();
    }, 0);
    const outcome = await deliverByHttp(0.1)(
      new Request(`${server.origin}${path}`, { method: 'POST', body: '{}' }),
    ).then(String, ({ name }: Error) => name);
    await server.close();
    expect(outcome).toBe(expected);
  },
);
