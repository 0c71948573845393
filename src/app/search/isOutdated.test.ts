/** @jest-environment jsdom */
import { isOutdated } from './fetchIndex';

const answer = (text: string) => Promise.resolve({ json: async () => JSON.parse(text) as unknown });

test.each([
  ['another build', 'a build', 'own', true, () => answer('{"webpackCompilationHash":"other"}')],
  ['the same build', 'a build', 'own', false, () => answer('{"webpackCompilationHash":"own"}')],
  [
    'another build',
    'a development server',
    undefined,
    false,
    () => answer('{"webpackCompilationHash":"other"}'),
  ],
  ['other JSON', 'a build', 'own', false, () => answer('{"status":404}')],
  ['null', 'a build', 'own', false, () => answer('null')],
  ['a page', 'a build', 'own', false, () => answer('<!doctype html>')],
  [
    'no connection',
    'a build',
    'own',
    false,
    () => Promise.reject(new TypeError('Failed to fetch')),
  ],
])(
  'if the host answers with %s to %s of hash %s, returns %s',
  async (_, __, own, expected, fetched) => {
    Object.assign(window, { ___webpackCompilationHash: own });
    global.fetch = fetched as never;
    expect(await isOutdated()).toBe(expected);
  },
);
