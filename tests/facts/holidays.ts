/* Computes the holidays of payment systems from their rules. Dates are in UTC. */

const dayLength = 24 * 60 * 60 * 1000;
export const utcDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));
export const addDays = (day: Date, days: number) => new Date(day.getTime() + days * dayLength);
export const isoDate = (day: Date) => day.toISOString().slice(0, 10);
export const saturday = 6;
export const isWeekend = (day: Date) => [0, saturday].includes(day.getUTCDay());

/** Returns Easter Sunday, by the anonymous Gregorian algorithm. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return utcDate(year, Math.floor(day / 31), (day % 31) + 1);
}

/** Returns the nth weekday of a month, or the last for -1. Sunday is 0. */
function nthWeekday(year: number, month: number, weekday: number, n: number): Date {
  if (n === -1) {
    const last = utcDate(year, month + 1, 0);
    return addDays(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = utcDate(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (n - 1));
}

export const onDate =
  (month: number, day: number) =>
  (year: number): Date =>
    utcDate(year, month, day);
const afterEaster = (days: number) => (year: number) => addDays(easter(year), days);
const monday = 1;
const thursday = 4;

type Rule = (year: number) => Date;
/** Returns the day on which a holiday is observed, or undefined if it is lost to the weekend. */
type Observance = (day: Date, taken: ReadonlySet<string>) => Date | undefined;

const dropAtWeekend: Observance = (day) => (isWeekend(day) ? undefined : day);
export const sundayToMonday: Observance = (day) => {
  if (day.getUTCDay() === saturday) return undefined;
  return day.getUTCDay() === 0 ? addDays(day, 1) : day;
};
const toNextFreeWeekday: Observance = (day, taken) => {
  let moved = day;
  while (isWeekend(moved) || (moved !== day && taken.has(isoDate(moved))))
    moved = addDays(moved, 1);
  return moved;
};

const newYear = onDate(1, 1);
const goodFriday = afterEaster(-2);
const easterMonday = afterEaster(1);
const labourDay = onDate(5, 1);
const christmas = onDate(12, 25);
const boxingDay = onDate(12, 26);

export const calendars: Readonly<
  Record<string, { readonly days: readonly Rule[]; readonly move: Observance }>
> = {
  fedwire: {
    days: [
      newYear,
      (year) => nthWeekday(year, 1, monday, 3),
      (year) => nthWeekday(year, 2, monday, 3),
      (year) => nthWeekday(year, 5, monday, -1),
      onDate(6, 19),
      onDate(7, 4),
      (year) => nthWeekday(year, 9, monday, 1),
      (year) => nthWeekday(year, 10, monday, 2),
      onDate(11, 11),
      (year) => nthWeekday(year, 11, thursday, 4),
      christmas,
    ],
    move: sundayToMonday,
  },
  target: {
    days: [newYear, goodFriday, easterMonday, labourDay, christmas, boxingDay],
    move: dropAtWeekend,
  },
  chaps: {
    days: [
      newYear,
      goodFriday,
      easterMonday,
      (year) => nthWeekday(year, 5, monday, 1),
      (year) => nthWeekday(year, 5, monday, -1),
      (year) => nthWeekday(year, 8, monday, -1),
      christmas,
      boxingDay,
    ],
    move: toNextFreeWeekday,
  },
  sic: {
    days: [
      newYear,
      onDate(1, 2),
      goodFriday,
      easterMonday,
      labourDay,
      afterEaster(39),
      afterEaster(50),
      onDate(8, 1),
      christmas,
      boxingDay,
    ],
    move: dropAtWeekend,
  },
  brazil: {
    days: [
      newYear,
      afterEaster(-48),
      afterEaster(-47),
      goodFriday,
      onDate(4, 21),
      labourDay,
      afterEaster(60),
      onDate(9, 7),
      onDate(10, 12),
      onDate(11, 2),
      onDate(11, 15),
      onDate(11, 20),
      christmas,
    ],
    move: dropAtWeekend,
  },
};

/** Returns the holidays of a calendar in a year as ISO dates, in order. */
export function computeHolidays(name: string, year: number): string[] {
  const { days = [], move = dropAtWeekend } = calendars[name] ?? {};
  const taken = new Set<string>();
  const found = days
    .map((rule) => rule(year))
    .flatMap((day) => {
      const moved = move(day, taken);
      if (moved === undefined) return [];
      taken.add(isoDate(moved));
      return [isoDate(moved)];
    });
  return [...found].sort();
}
