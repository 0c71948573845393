import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from '../../src/shared/isObject';
import { readCurrentVersion } from './rpcPages';

/*
 * Checks that every period, deadline and percentage in the institutions' data is read by the
 * sandbox or listed as a decision, and that the weeks until the first payment follow from the
 * steps.
 */

const { tokens } = readCurrentVersion().library;

/** Data about the chain, nodes and validators; this test is about figures for institutions. */
const otherData = ['epochs', 'rpc_limits', 'validators', 'chain.rent', 'chain.fees'];

const covers = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}.`);

const unitName = /(?:Milliseconds|Seconds|Minutes|Hours|Days|Weeks|Months|Years|Percent)$/;
/**
 * Names so common that a match in the sandbox's code does not show that the sandbox reads the
 * figure.
 */
const plainUnit = /^(?:minutes|hours|days|businessDays|months|percent)$/;
const isDuration = (text: string) =>
  /^\d\d:\d\d$|\d (?:milliseconds?|seconds?|minutes?|hours?|(?:business )?days?|weeks?|months?|years?)\b/.test(
    text,
  );

/** Returns the paths of all figures in a value; paths through a list omit the position in it. */
function figuresIn(value: unknown, path: readonly string[]): string[] {
  const name = path.at(-1) ?? '';
  if (Array.isArray(value)) return value.flatMap((entry) => figuresIn(entry, path));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, member]) => figuresIn(member, [...path, key]));
  }
  const isFigure =
    typeof value === 'number'
      ? unitName.test(name) || plainUnit.test(name)
      : typeof value === 'string' && isDuration(value);
  return isFigure ? [path.join('.')] : [];
}

const figures = [
  ...new Set(
    Object.entries(tokens)
      .flatMap(([file, value]) => figuresIn(value, [file]))
      .filter((path) => !otherData.some((prefix) => covers(prefix, path)))
      // Examples are computed from other figures, or only illustrate them.
      .filter((path) => !/example/i.test(path)),
  ),
];

const folder = 'src/sandbox';
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const isUsedBySandbox = (path: string): boolean => {
  const name = path.split('.').at(-1) ?? '';
  return (
    path.startsWith('sandbox.') || (unitName.test(name) && new RegExp(`\\b${name}\\b`).test(code))
  );
};

const [, section = ''] = readFileSync('docs/decisions.md', 'utf8').split(
  '### Periods, deadlines and service levels\n',
);
const decided = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  );

it('finds more than 150 figures, some of them used by the sandbox', () => {
  expect(figures.length).toBeGreaterThan(150);
  expect(figures).toContain('service_levels.times.within');
  expect(figures.filter(isUsedBySandbox)).toContain('limits.exportKeepDays');
});

it('every figure is used by the sandbox or listed in docs/decisions.md', () => {
  const without = figures.filter(
    (path) => !isUsedBySandbox(path) && !decided.some((prefix) => covers(prefix, path)),
  );
  expect(without).toEqual([]);
});

it('every decision is about figures that exist', () => {
  expect(decided.filter((prefix) => !figures.some((path) => covers(prefix, path)))).toEqual([]);
});

it('the weeks until the first payment follow from the days that the steps take', () => {
  const { typicalWeeks, list } = tokens['going_live'] as unknown as {
    typicalWeeks: number;
    list: readonly { step: number; businessDays: number }[];
  };
  const overlaps = ({ step }: { step: number }) => step >= 3 && step <= 11;
  const days =
    list.filter((one) => !overlaps(one)).reduce((sum, { businessDays }) => sum + businessDays, 0) +
    Math.max(...list.filter(overlaps).map(({ businessDays }) => businessDays));
  expect(Math.ceil(days / 5)).toBe(typicalWeeks);
});
