import { timeOfId } from './timeOfId';

it.each([
  ['txn_01kazk3gbwm4s0vp1r2x88rtqj', '2025-11-26T08:05:00.412Z'],
  ['iss_01kazptmjp7qk2v8m0s5xw3r1n', '2025-11-26T09:10:04.118Z'],
  ['txn_1', undefined],
  ['fiat_to_network', undefined],
] as const)('reads the time in %s: %s', (id, time) => {
  expect(timeOfId(id)).toBe(time);
});
