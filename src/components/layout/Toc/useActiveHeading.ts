import { useEffect, useState, type RefObject } from 'react';
import { hashTarget } from '../../ui/hashTarget';
import { activeHeading } from './activeHeading';

/**
 * Returns the id of the heading that the reader has reached, updated on scroll. Returns undefined
 * before the first measurement, and while the table of contents is not shown.
 *
 * @param headings the headings in document order
 * @param toc the table of contents
 */
export function useActiveHeading(
  headings: readonly { readonly id: string }[],
  toc: RefObject<HTMLElement>,
): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const ids = headings.map(({ id }) => id);
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const isShown = toc.current?.offsetParent != null;
      setActive(isShown ? ids[measureActive(ids)] : undefined);
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    // Collapsibles and late fonts move headings without a scroll event.
    const resizeObserver = new ResizeObserver(schedule);
    resizeObserver.observe(document.body);
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('hashchange', schedule);
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('hashchange', schedule);
    };
  }, [headings, toc]);

  return active;
}

function measureActive(ids: readonly string[]): number {
  const root = document.documentElement;
  const headings = ids.map((id) => document.getElementById(id));
  // A table filter hides the headings of tables without matches.
  const tops = headings.map((heading) =>
    heading === null || heading.hidden ? Infinity : heading.getBoundingClientRect().top,
  );
  const { scrollMarginTop } = getComputedStyle(headings[0] ?? root);
  const view = {
    height: window.innerHeight,
    scrollMargin: Number.parseFloat(scrollMarginTop) || 0,
    remaining: root.scrollHeight - window.innerHeight - window.scrollY,
  };
  return activeHeading(tops, view, ids.indexOf(hashTarget(window.location.hash)?.id ?? ''));
}
