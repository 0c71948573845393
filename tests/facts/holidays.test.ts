import {
  calendars,
  computeHolidays,
  utcDate,
  onDate,
  isoDate,
  isWeekend,
  addDays,
  saturday,
  sundayToMonday,
} from './holidays';
import { rails } from './rails';
import { readCurrentVersion } from './rpcPages';

/*
 * Checks the holidays of payment systems against the rules that determine them, and the cut-offs
 * and next business days in the guides against these holidays.
 */

const { pages } = readCurrentVersion();

const holidaysOf = (name: string, year: number) => {
  const key = `in${year}` as 'in2025' | 'in2026' | 'in2027';
  return (rails.holidays[name] ?? []).flatMap((holiday) => holiday[key] ?? []).sort();
};

describe('holidays', () => {
  it('cover every payment system', () => {
    const names = rails.calendars.map(({ calendar }) => calendar.toLowerCase());
    expect(Object.keys(rails.holidays).sort()).toEqual([...names].sort());
    expect(rails.list.map(({ calendar }) => calendar.toLowerCase()).sort()).toEqual(
      [...names].sort(),
    );
  });

  it.each(
    Object.keys(calendars).flatMap((name) =>
      [2025, 2026, 2027].map((year) => [name, year] as const),
    ),
  )('of %s in %i follow the rules', (name, year) => {
    expect(holidaysOf(name, year)).toEqual(computeHolidays(name, year));
  });

  it.each(
    Object.keys(rails.holidays).flatMap((name) =>
      [2025, 2026, 2027].map((year) => [name, year] as const),
    ),
  )('of %s in %i are in that year, on different days, and not at weekends', (name, year) => {
    const days = holidaysOf(name, year);
    const weekend = name === 'kuwait' ? [5, saturday] : [0, saturday];
    // Kuwait announces most of its holidays during the year.
    expect(days.length).toBeGreaterThan(name === 'kuwait' ? 0 : 2);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) {
      expect(day.slice(0, 4)).toBe(String(year));
      expect([day, weekend.includes(new Date(day).getUTCDay())]).toEqual([day, false]);
    }
  });

  it('of Japan that fall on a Sunday are observed on Monday, and its bank holidays skip weekends', () => {
    // The fixed dates of the Act on National Holidays. Leaves out 1 January, which is checked
    // below, and 3 to 5 May, whose substitute is not always a Monday.
    const national = [
      onDate(2, 11),
      onDate(2, 23),
      onDate(4, 29),
      onDate(8, 11),
      onDate(11, 3),
      onDate(11, 23),
    ];
    for (const year of [2025, 2026, 2027]) {
      for (const rule of national) {
        const observed = sundayToMonday(rule(year), new Set());
        if (observed !== undefined) expect(holidaysOf('japan', year)).toContain(isoDate(observed));
      }
      for (const [month, day] of [
        [1, 1],
        [1, 2],
        [1, 3],
        [12, 31],
      ] as const) {
        const bank = utcDate(year, month, day);
        expect(holidaysOf('japan', year).includes(isoDate(bank))).toBe(!isWeekend(bank));
      }
    }
  });
});

it.each(['index', 'informaiton'])(
  'the cut-offs and next business days in the guide network/%s follow from the calendars',
  (page) => {
    const path = `documentation/institutions/network${page === 'index' ? '' : `/${page}`}`;
    const text = pages.get(path)?.source.text ?? '';
    const flows = text.matchAll(
      /"currency": "(\w+)",\s+"cut_off_at": "(\S{10})T[^"]+",\s+"next_business_day": "(\S+)"/g,
    );
    let count = 0;
    for (const [, currency = '', day = '', next = ''] of flows) {
      const system = rails.list.find((candidate) => candidate.currency === currency);
      const closed = holidaysOf(system?.calendar.toLowerCase() ?? '', Number(day.slice(0, 4)));
      const isClosed = (date: Date) => isWeekend(date) || closed.includes(isoDate(date));
      expect([currency, day, isClosed(new Date(day))]).toEqual([currency, day, false]);
      let expected = addDays(new Date(day), 1);
      while (isClosed(expected)) expected = addDays(expected, 1);
      expect([currency, next]).toEqual([currency, isoDate(expected)]);
      count += 1;
    }
    expect(count).toBeGreaterThan(0);
  },
);
