import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktopBreakpoint } from '../site/navigation';

const src = join(__dirname, '..');

function breakpointsOf(css: string): string[] {
  return [...css.matchAll(/\((?:min|max)-width: *([\d.]+)(px|rem)\)/g)]
    .filter(([, width, unit]) => {
      const pixels = Number(width) * (unit === 'rem' ? 16 : 1);
      return Math.abs(pixels - desktopBreakpoint) < 16;
    })
    .map(([query]) => query);
}

// Stylesheets cannot read the constant. Queries in rem would follow the reader's font size, but
// the drawer compares pixels.
test('stylesheets switch to the desktop layout at the width at which the drawer closes', () => {
  const queries = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => breakpointsOf(readFileSync(join(src, file), 'utf8')));
  expect([...new Set(queries)].sort()).toEqual([
    `(max-width: ${desktopBreakpoint - 0.02}px)`,
    `(min-width: ${desktopBreakpoint}px)`,
  ]);
});
