import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..');
const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function coloursOf(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );
}

/** Returns the relative luminance as defined in WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const backgrounds = ['paper', 'surface', 'raised'];
const code = ['comment', 'keyword', 'string', 'number', 'name'].map((name) => `code-${name}`);
const admonitions = ['note', 'info', 'tip', 'warning', 'danger'];

/**
 * Colours, the colours behind them, and the minimum contrast: 7 for AAA, 4.5 for AA, 3 for
 * graphics.
 */
const pairs: readonly (readonly [
  inks: readonly string[],
  backgrounds: readonly string[],
  minimum: number,
])[] = [
  [['ink'], [...backgrounds, 'accent-ground', 'mark-ground'], 7],
  [['ink-muted', 'accent', 'signal', ...admonitions], backgrounds, 4.5],
  [['accent', 'ink-muted'], ['accent-ground'], 4.5],
  [code, ['paper', 'surface'], 4.5],
  [['line-strong'], backgrounds, 3],
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colours = coloursOf(theme);
  const cases = pairs.flatMap(([inks, backgrounds, minimum]) =>
    inks.flatMap((ink) => backgrounds.map((background) => [ink, background, minimum] as const)),
  );

  test.each(cases)('%s on %s has a contrast of at least %d', (ink, background, minimum) => {
    const [a = '', b = ''] = [colours.get(ink), colours.get(background)];
    expect(contrast(a, b)).toBeGreaterThanOrEqual(minimum);
  });
});

test('of the stylesheets, only tokens.css contains hex, RGB, HSL or OKLCH colours', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
  );
  const literals = files.flatMap((file) =>
    [
      ...readFileSync(join(src, file), 'utf8').matchAll(
        /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi,
      ),
    ].map(([colour]) => `${file}: ${colour}`),
  );
  expect(literals).toEqual([]);
});
