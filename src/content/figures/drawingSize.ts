import type { Element } from 'hast';

/** Returns the width and height of a drawing's viewBox; undefined if it is invalid or empty. */
export function visibleArea(svg: Element): { width: number; height: number } | undefined {
  const numbers = String(svg.properties['viewBox'])
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isComplete = numbers.length === 4 && numbers.every(Number.isFinite);
  return isComplete && width > 0 && height > 0 ? { width, height } : undefined;
}

/** The smallest size of legible text, in px. */
const smallestTextSize = 12;

/**
 * Returns the width, in px, at which the smallest text of a drawing is legible; undefined if the
 * drawing has no valid viewBox or states no font size.
 */
export function legibleWidth(svg: Element): number | undefined {
  const { width } = visibleArea(svg) ?? {};
  const sizes: number[] = [];
  const collect = (node: Element): void => {
    const size = Number(node.properties['fontSize']);
    if (size > 0) sizes.push(size);
    for (const child of node.children) if (child.type === 'element') collect(child);
  };
  collect(svg);
  if (sizes.length === 0 || width === undefined) return undefined;
  return Math.ceil((width * smallestTextSize) / Math.min(...sizes));
}
