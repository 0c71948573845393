import type { ReactNode } from 'react';

interface VideoProps {
  readonly title: string;
  /** The `<video>` element. */
  readonly children?: ReactNode;
}

/** A video with its title below. */
export function Video({ title, children }: VideoProps) {
  return (
    <figure className="m-figure">
      {children}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
