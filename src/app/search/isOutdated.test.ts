/** @jest-environment jsdom */
import { isOutdated } from './fetchIndex';

const answer = (text: string) => Promise.resolve({ json: async () => JSON.parse(text) as unknown });

test.each([
  ['another build on the host', true, 'own', () => answer('{"webpackCompilationHash":"other"}')],
  ['the same build on the host', false, 'own', () => answer('{"webpackCompilationHash":"own"}')],
  [
    'an app without a build hash, as in development',
    false,
    undefined,
    () => answer('{"webpackCompilationHash":"other"}'),
  ],
  ['other JSON on the host', false, 'own', () => answer('{"status":404}')],
  ['null on the host', false, 'own', () => answer('null')],
  ['a page on the host', false, 'own', () => answer('<!doctype html>')],
  ['no connection', false, 'own', () => Promise.reject(new TypeError('Failed to fetch'))],
])('with %s, returns %s', async (_, expected, own, fetchMock) => {
  Object.assign(window, { ___webpackCompilationHash: own });
  global.fetch = fetchMock as never;
  expect(await isOutdated()).toBe(expected);
});
