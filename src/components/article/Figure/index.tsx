import type { ReactNode } from 'react';

interface FigureProps {
  readonly caption?: string;
  /** URL of the full-size image; undefined for a drawing. */
  readonly href?: string;
  /** The inlined SVG, which includes its text alternative, or the image. */
  readonly children?: ReactNode;
}

/** An image, or a drawing in a frame that can scroll horizontally. */
export function Figure({ caption, href, children }: FigureProps) {
  const text = caption === undefined ? null : <figcaption>{caption}</figcaption>;
  if (href !== undefined) {
    return (
      <figure className="m-figure">
        {children}
        {text}
      </figure>
    );
  }
  return (
    <figure className="a-figure">
      <div className="a-figure-frame" role="group" aria-label={caption ?? 'Drawing'}>
        {children}
      </div>
      {text}
    </figure>
  );
}
