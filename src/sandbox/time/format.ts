export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Formats a time as the API does: RFC 3339 in UTC with milliseconds. */
export function formatTime(time: number): string {
  return new Date(time).toISOString();
}

/** Formats a time like `formatTime`; returns null for undefined. */
export function formatTimeOrNull(time: number | undefined): string | null {
  return time === undefined ? null : formatTime(time);
}

/** Returns the day of a time in UTC, such as `2025-11-26`. */
export function formatDay(time: number): string {
  return formatTime(time).slice(0, 10);
}

/** Adds calendar months in UTC to a time; 31 January plus one month is 2 or 3 March. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
