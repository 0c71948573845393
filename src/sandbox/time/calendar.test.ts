import { readCurrentData } from '../../../tools/sandbox/readData';
import { World } from '../world';
import { addBusinessDays } from './calendar';

const data = readCurrentData();

it.each([
  // Thanksgiving Day is on 27 November, and 29 November is a Saturday.
  ['USD', '2025-11-26T08:00:00.000Z', 5, '2025-12-04T08:00:00.000Z'],
  ['EUR', '2025-11-26T08:00:00.000Z', 5, '2025-12-03T08:00:00.000Z'],
  // 25 and 26 December are TARGET holidays; Fedwire is closed only on the 25th.
  ['EUR', '2025-12-24T08:00:00.000Z', 1, '2025-12-29T08:00:00.000Z'],
  ['USD', '2025-12-24T08:00:00.000Z', 1, '2025-12-26T08:00:00.000Z'],
  // Kuwait works from Sunday to Thursday.
  ['KWD', '2025-11-27T08:00:00.000Z', 1, '2025-11-30T08:00:00.000Z'],
  // In Tokyo it is already Friday; in New York it is still Thursday.
  ['JPY', '2026-07-09T20:00:00.000Z', 1, '2026-07-12T20:00:00.000Z'],
  ['USD', '2026-07-10T02:00:00.000Z', 1, '2026-07-11T02:00:00.000Z'],
])('business days of %s: %s plus %i is %s', (currency, from, count, to) => {
  const world = new World(data, { seed: 1, start: Date.parse(from) });
  expect(new Date(addBusinessDays(world, currency, count)).toISOString()).toBe(to);
});
