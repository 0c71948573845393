/** @jest-environment jsdom */
import { loadPart } from './loadPart';

const buttons = () => [...document.querySelectorAll('button')];
const press = (name: string) =>
  buttons()
    .find(({ textContent }) => textContent === name)
    ?.click();
const failing = (times: number) => {
  let left = times;
  return jest.fn(() => (left-- > 0 ? Promise.reject(new Error('No')) : Promise.resolve()));
};

beforeEach(() => document.body.replaceChildren());

it.each<[string, number, () => void, number, number]>([
  ['once, without a notice, if it succeeds', 0, () => undefined, 1, 0],
  ['again on Retry', 1, () => press('Retry'), 2, 0],
  ['again when the connection returns', 1, () => window.dispatchEvent(new Event('online')), 2, 0],
  [
    'once, if the notice is dismissed before the connection returns',
    1,
    () => {
      press('Dismiss');
      window.dispatchEvent(new Event('online'));
    },
    1,
    0,
  ],
  ['again, and shows one notice if it fails again', 2, () => press('Retry'), 2, 2],
])('loads %s', async (_, failures, act, calls, shown) => {
  const load = failing(failures);
  await loadPart(load);
  expect(buttons()).toHaveLength(failures === 0 ? 0 : 2);
  act();
  await new Promise(process.nextTick);
  expect(load).toHaveBeenCalledTimes(calls);
  expect(buttons()).toHaveLength(shown);
  press('Dismiss');
});

it('shows one notice if another part fails during a retry', async () => {
  let refuse: () => void = () => undefined;
  window.fetch = () => new Promise((_, reject) => (refuse = reject));
  await loadPart(failing(2));
  press('Retry');
  await new Promise(process.nextTick);
  await loadPart(failing(1));
  refuse();
  await new Promise(process.nextTick);
  expect(buttons()).toHaveLength(2);
});
