import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { desktopBreakpoint } from '../site/navigation';

const src = join(__dirname, '..');

/** Widths of a style sheet's media queries that mean the change to the desktop's layout. */
function breakpointsOf(css: string): string[] {
  return [...css.matchAll(/\((?:min|max)-width: *([\d.]+)(px|rem)\)/g)]
    .filter(([, width, unit]) => {
      const pixels = Number(width) * (unit === 'rem' ? 16 : 1);
      return Math.abs(pixels - desktopBreakpoint) < 16;
    })
    .map(([query]) => query);
}

// Style sheets cannot read the constant. In rem the query would follow the reader's font size,
// and the drawer, which compares pixels, would not.
test('style sheets change to the desktop’s layout where the drawer does', () => {
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => breakpointsOf(readFileSync(join(src, file), 'utf8')));
  expect([...new Set(found)].sort()).toEqual([
    `(max-width: ${desktopBreakpoint - 0.02}px)`,
    `(min-width: ${desktopBreakpoint}px)`,
  ]);
});
