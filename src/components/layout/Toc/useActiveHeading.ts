import { useEffect, useState } from 'react';
import { hashTarget } from '../../ui/hashTarget';
import { activeHeading } from './activeHeading';

/**
 * Returns the id of the heading that the reader has reached, updated on scroll; initially the
 * first.
 *
 * @param ids the headings' ids in document order
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      setActive(measureActive(ids));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    // Collapsibles and late fonts move headings without a scroll event.
    const resizes = new ResizeObserver(schedule);
    resizes.observe(document.body);
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('hashchange', schedule);
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('hashchange', schedule);
    };
  }, [ids]);

  return ids[active] ?? ids[0];
}

function measureActive(ids: readonly string[]): number {
  const root = document.documentElement;
  const main = document.querySelector('main');
  const tops = ids.map((id) => {
    const heading = document.getElementById(id);
    // A table filter hides the headings of tables without matches.
    return heading === null || heading.hidden ? Infinity : heading.getBoundingClientRect().top;
  });
  const view = {
    height: window.innerHeight,
    scrollMargin: Number.parseFloat(getComputedStyle(main ?? root).scrollMarginTop) || 0,
    remaining: root.scrollHeight - window.innerHeight - window.scrollY,
  };
  return activeHeading(tops, view, ids.indexOf(hashTarget(window.location.hash)?.id ?? ''));
}
