/**
 * Returns whether a text is a date or time that starts with its date in UTC. Rejects 30 February,
 * which `Date.parse` would accept as a day in March.
 */
export function startsWithDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text.slice(0, 10);
}
