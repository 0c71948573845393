import type { ReactNode } from 'react';

interface FigureProps {
  readonly caption?: string;
  /** The inlined drawing, which carries its own text alternative. */
  readonly children?: ReactNode;
}

/** The drawing scrolls sideways where it would become too small to read, by keyboard too. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="a-figure">
      <div
        className="a-figure-frame"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take focus
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
