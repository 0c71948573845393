import type { ReactNode } from 'react';

interface FigureProps {
  readonly caption?: string;
  /** The inlined drawing, which carries its own text alternative. */
  readonly children?: ReactNode;
}

export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="a-figure">
      {children}
      {caption === undefined ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
