/** @jest-environment jsdom */
import { isOutdated } from './fetchIndex';

const answer = (text: string) => Promise.resolve({ json: async () => JSON.parse(text) as unknown });

test.each([
  ['another build', 'own', () => answer('{"webpackCompilationHash":"other"}'), true],
  ['the same build', 'own', () => answer('{"webpackCompilationHash":"own"}'), false],
  [
    'another build in development',
    undefined,
    () => answer('{"webpackCompilationHash":"other"}'),
    false,
  ],
  ['other JSON', 'own', () => answer('{"status":404}'), false],
  ['null', 'own', () => answer('null'), false],
  ['a page', 'own', () => answer('<!doctype html>'), false],
  ['no connection', 'own', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('detects a newer build: %s on the host, %s running', async (_, own, fetched, expected) => {
  Object.assign(window, { ___webpackCompilationHash: own });
  global.fetch = fetched as never;
  expect(await isOutdated()).toBe(expected);
});
