import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerWithFault } from './withFault';

test.each(['broken', 'halved'] as const)(
  'the fault "%s" closes the connection when the file cannot be fetched',
  async (kind) => {
    const destroy = jest.fn();
    const response = { destroy } as unknown as ServerResponse;
    const whole = jest.fn(() => Promise.reject(new Error('The server is closed')));
    const parts = { whole, released: Promise.resolve() };
    answerWithFault(kind, jest.fn(), parts, {} as IncomingMessage, response);
    await Promise.allSettled(whole.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(destroy).toHaveBeenCalledTimes(1);
  },
);
