import { addDuration, parseTime } from './parseTime';

it.each([
  ['2025-12-26T08:00:00Z', '2025-12-26T08:00:00.000Z'],
  ['2025-12-26T08:00:00.125Z', '2025-12-26T08:00:00.125Z'],
  ['2025-12-26T08:00Z', '2025-12-26T08:00:00.000Z'],
])('reads the time %s', (text, time) => {
  expect(parseTime(text)).toBe(Date.parse(time));
});

it.each([
  '',
  '2025',
  '2025-12-26',
  '2025-12-26T08:00:00',
  '2025-12-26T08:00:00+01:00',
  '2025-02-30T08:00:00Z',
  '2025-12-26T25:00:00Z',
  '+275000-12-26T08:00:00Z',
])('does not read "%s" as a time', (text) => {
  expect(parseTime(text)).toBeUndefined();
});

it.each([
  ['P1D', '2025-11-27T08:00:00.000Z'],
  ['P1M', '2025-12-26T08:00:00.000Z'],
  ['P1Y2W', '2026-12-10T08:00:00.000Z'],
  ['PT1M', '2025-11-26T08:01:00.000Z'],
  ['P1DT12H30S', '2025-11-27T20:00:30.000Z'],
  ['PT0S', '2025-11-26T08:00:00.000Z'],
])('adds the duration %s', (text, time) => {
  expect(addDuration(Date.parse('2025-11-26T08:00:00Z'), text)).toBe(Date.parse(time));
});

it.each(['', 'P', 'PT', 'P1DT', 'P-1D', 'P1.5D', '1D', 'p1d', 'P1H', 'P9999Y', 'P99999D'])(
  'does not add "%s"',
  (text) => {
    expect(addDuration(Date.parse('2025-11-26T08:00:00Z'), text)).toBeUndefined();
  },
);

it('overflows into the month after next if the next month does not have the day', () => {
  const start = Date.parse('2026-01-31T08:00:00Z');
  expect(addDuration(start, 'P1M')).toBe(Date.parse('2026-03-03T08:00:00Z'));
});
