import type { Locator } from 'playwright-core';

/**
 * Returns the start of the text of each visible box that can scroll right or down but has no shade
 * at that edge.
 */
export const boxesWithoutCue = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((all) =>
    all
      .filter((box) => box.checkVisibility())
      .filter((box) => {
        const shades = getComputedStyle(box).backgroundImage;
        const isWide = box.scrollWidth > box.clientWidth;
        const isHigh = box.scrollHeight > box.clientHeight;
        return (
          (isWide && !shades.includes('gradient(270deg')) ||
          (isHigh && !shades.includes('gradient(0deg'))
        );
      })
      .map((box) => box.textContent?.slice(0, 40) ?? ''),
  );
