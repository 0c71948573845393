import { addMonths, day, hour, minute, second } from '../../src/sandbox/time/format';
import { startsWithDate } from '../../src/shared/startsWithDate';

const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

/**
 * Returns a time in UTC, such as `2025-12-26T08:00:00Z`, in milliseconds since 1970; undefined for
 * any other text. `Date.parse` alone also reads `2025`, and takes a time without a zone as local.
 */
export function parseTime(text: string): number | undefined {
  return timeForm.test(text) && startsWithDate(text) ? Date.parse(text) : undefined;
}

const part = (name: string, letter: string) => `(?:(?<${name}>\\d{1,4})${letter})?`;
const durationForm = new RegExp(
  [
    '^P(?=.)',
    part('years', 'Y'),
    part('months', 'M'),
    part('weeks', 'W'),
    part('days', 'D'),
    '(?:T(?=.)',
    part('hours', 'H'),
    part('minutes', 'M'),
    part('seconds', 'S'),
    ')?$',
  ].join(''),
);

/**
 * Returns the time after an ISO 8601 duration, such as `P1M` or `P1DT12H`; undefined for any other
 * text, and if the time is after the year 9999.
 */
export function addDuration(time: number, text: string): number | undefined {
  const groups = durationForm.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const count = (name: string) => Number(groups[name] ?? 0);
  const sum =
    addMonths(time, 12 * count('years') + count('months')) +
    (7 * count('weeks') + count('days')) * day +
    count('hours') * hour +
    count('minutes') * minute +
    count('seconds') * second;
  return new Date(sum).getUTCFullYear() > 9999 ? undefined : sum;
}
