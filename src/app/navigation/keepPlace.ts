import { articleBody } from '../articleBehaviour/articleBody';

/**
 * How far below the kept line, which is a third of the way down the window, to look for text, in
 * CSS pixels: the line itself may fall between two paragraphs.
 */
const probes = [0, 20, 40];

/**
 * Keeps the text a third of the way down the window in place when the width changes, as when the
 * reader turns a phone or zooms. Browsers by themselves keep the distance from the top of the page;
 * Chrome on Android even scrolls to the original place of a sticky bar.
 */
export function keepPlace(): void {
  let width = window.innerWidth;
  let element: Element | undefined;
  /** How far down in the element the line is; from 0 to 1. */
  let share = 0;
  const line = (): number => window.innerHeight / 3;

  const note = (): void => {
    // Chrome scrolls before it reports that the window has been turned.
    if (window.innerWidth !== width) return;
    const body = articleBody();
    const left = (body?.getBoundingClientRect().left ?? 0) + 1;
    element =
      probes
        .map((below) => document.elementFromPoint(left, line() + below))
        .find(
          (hit) => hit !== null && body?.contains(hit) && hit.clientHeight < window.innerHeight,
        ) ?? undefined;
    if (element === undefined) return;
    const { top, height } = element.getBoundingClientRect();
    share = (line() - top) / height;
  };
  if (window.scrollY > 0) note();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('resize', () => {
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    if (element?.isConnected !== true || window.scrollY === 0) return;
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy({ top: top + share * height - line(), behavior: 'instant' });
  });
}
