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

// The steps of going live, and examples, are usual times of both sides.
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

it('TARGET, which the people of the operator follow, has the fewest holidays on weekdays', () => {
  const count = (name: string) =>
    (rails.holidays[name] ?? []).flatMap(({ in2026, in2027 }) =>
      [in2026 ?? [], in2027 ?? []].flat(),
    ).length;
  // Kuwait announces most of its holidays during the year.
  const others = Object.keys(rails.holidays).filter((name) => name !== 'kuwait');
  expect(Math.min(...others.map(count))).toBe(count('target'));
});

it('the pages of the deadlines of payers, of limits and of the queue link to the calendars', () => {
  const texts = [...pages.values()].map(({ source }) => source.text);
  const linking = texts.filter((text) => text.includes('payment_rails.mdx#deadlines'));
  for (const figure of ['fiatInWaitDays', 'answerBusinessDays', 'stressBusinessDays']) {
    expect(linking.filter((text) => text.includes(`.${figure}}`))).not.toEqual([]);
  }
});
