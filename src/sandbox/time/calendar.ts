import { entryWith } from '../known';
import type { World } from '../world';
import { day, formatDay } from './format';

/** Returns the date of a time in a time zone, such as `2025-11-26`. */
function dateIn(timeZone: string, time: number): string {
  // The Swedish format is that of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time);
}

/**
 * Returns whether a currency's payment system operates on a date.
 * @throws Error if rails.yaml has no payment system for the currency
 */
export function isBusinessDay({ data }: World, currency: string, date: string): boolean {
  const { calendar, businessDays } = entryWith(data.rails.list, 'currency', currency);
  // Business days are five in a row, such as Monday to Friday.
  const first = businessDays.startsWith('Sunday') ? 0 : 1;
  const weekday = new Date(date).getUTCDay();
  const holidays = data.rails.holidays[calendar.toLowerCase()] ?? [];
  return (
    weekday >= first &&
    weekday < first + 5 &&
    !holidays.some((holiday) => Object.values(holiday).includes(date))
  );
}

/**
 * Adds business days of a currency's payment system to the current time. The days are counted in
 * the time zone of the payment system.
 */
export function addBusinessDays(world: World, currency: string, count: number): number {
  const { timeZone } = entryWith(world.data.rails.list, 'currency', currency);
  const start = Date.parse(dateIn(timeZone, world.time));
  let days = 0;
  for (let left = count; left > 0;) {
    days += 1;
    if (isBusinessDay(world, currency, formatDay(start + days * day))) left -= 1;
  }
  return world.time + days * day;
}
