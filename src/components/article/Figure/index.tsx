import type { ReactNode } from 'react';

interface FigureProps {
  readonly caption?: string;
  /** The inlined SVG, which includes its text alternative. */
  readonly children?: ReactNode;
}

/** A figure that scrolls horizontally, also by keyboard, instead of becoming too small to read. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="a-figure">
      <div
        className="a-figure-frame"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions need focus
        tabIndex={0}
        role="group"
        aria-label={caption ?? 'Drawing'}
      >
        {children}
      </div>
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
