import { parseArgs } from 'node:util';
import { Refusal, runCommand } from './runCommand';

const printed = jest.spyOn(console, 'error').mockImplementation();
const exitCode = process.exitCode;

afterEach(() => {
  printed.mockClear();
  process.exitCode = exitCode;
});

const run = (error: Error) =>
  runCommand(() => {
    throw error;
  }, 'Usage: a');

test('a refusal is printed, and the command fails', () => {
  run(new Refusal('a.mdx already exists.'));
  expect(printed.mock.calls).toEqual([['a.mdx already exists.']]);
  expect(process.exitCode).toBe(1);
});

test('a wrong option is printed with the usage', () => {
  runCommand(() => parseArgs({ args: ['--wrong'] }), 'Usage: a');
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/--wrong.*\n\nUsage: a$/s)]]);
  expect(process.exitCode).toBe(1);
});

test.each([new Error('a'), Object.assign(new TypeError('a'), { code: 'ERR_INVALID_ARG_TYPE' })])(
  'any other error is thrown: %s',
  (error) => {
    expect(() => run(error)).toThrow(error);
    expect(printed).not.toHaveBeenCalled();
  },
);
