import { isObject } from '../../src/shared/isObject';
import { rails } from './rails';
import { readCurrentVersion } from './rpcPages';

/* Checks that each deadline in business days follows one calendar, and that pages say which. */

const { library, pages } = readCurrentVersion();
const { tokens } = library;

function businessDaysIn(value: unknown, path: readonly string[]): string[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, member]) => businessDaysIn(member, [...path, key]));
  }
  return /businessDays?$/i.test(path.at(-1) ?? '') && typeof value === 'number'
    ? [path.join('.')]
    : [];
}

/**
 * Returns the paths of texts that contain a literal number of business days or a range of weekdays.
 */
function textsIn(value: unknown, path: readonly string[]): string[] {
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, member]) => textsIn(member, [...path, key]));
  }
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, path));
  const isLiteral = /\d business days?|\w+day to \w+day/.test(String(value));
  return isLiteral ? [path.join('.')] : [];
}

/** Matches the texts that say on which weekdays a payment system works. */
const isCalendar = (path: string) => /^rails\.\w+\.businessDays$/.test(path);

/**
 * Usual times, the issuer's working days, and the time of support's first answer, whose calendar,
 * TARGET, is in the field `hours`.
 */
const usualTexts = [
  'compliance.verification.levelList.target',
  'compliance.verification.levels.business.target',
  'compliance.verification.levels.full.target',
  'service_levels.incidents.firstAnswer',
  'stablecoin.issuance.days',
];

// The steps to go live and the examples give usual times, not deadlines.
const isUsual = (path: string) => /^going_live\.|example/i.test(path);
const deadlines = [
  'limits.fiatInWaitDays',
  ...Object.entries(tokens).flatMap(([file, value]) => businessDaysIn(value, [file])),
].filter((path) => !isUsual(path));

it('each deadline in business days is in exactly one row of rails.deadlines', () => {
  expect(deadlines.length).toBeGreaterThan(8);
  expect(rails.deadlines.flatMap(({ figures }) => figures).sort()).toEqual([...deadlines].sort());
});

it('each row names one calendar of rails.yaml, or that of the currency', () => {
  const names = rails.calendars.map(({ calendar }) => calendar);
  const [ofCurrency, ...others] = rails.deadlines.map(({ calendar }) => calendar);
  expect(ofCurrency).toBe("That of the currency's payment system");
  expect(others.filter((name) => !names.includes(name))).toEqual([]);
});

it('no text names business days without a figure or a calendar', () => {
  const texts = Object.entries(tokens).flatMap(([file, value]) => textsIn(value, [file]));
  expect(
    [...new Set(texts)].filter((path) => !usualTexts.includes(path) && !isCalendar(path)),
  ).toEqual([]);
});

it('TARGET, the calendar of the operator’s staff, has the fewest holidays on weekdays', () => {
  const count = (name: string) =>
    (rails.holidays[name] ?? []).flatMap(({ in2026, in2027 }) =>
      [in2026 ?? [], in2027 ?? []].flat(),
    ).length;
  // Kuwait announces most of its holidays during the year.
  const others = Object.keys(rails.holidays).filter((name) => name !== 'kuwait');
  expect(Math.min(...others.map(count))).toBe(count('target'));
});

it('the pages on payer deadlines, limits and the queue link to the calendars', () => {
  const texts = [...pages.values()].map(({ source }) => source.text);
  const linking = texts.filter((text) => text.includes('payment_rails.mdx#deadlines'));
  for (const figure of ['fiatInWaitDays', 'answerBusinessDays', 'stressBusinessDays']) {
    expect(linking.filter((text) => text.includes(`.${figure}}`))).not.toEqual([]);
  }
});
