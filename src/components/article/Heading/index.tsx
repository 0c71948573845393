import type { ReactNode } from 'react';

interface HeadingProps {
  readonly level: number;
  readonly id: string;
  /** The heading as plain text. */
  readonly text: string;
  readonly children?: ReactNode;
}

/** A heading with a link to itself. The stylesheet adds the `#`. */
export function Heading({ level, id, text, children }: HeadingProps) {
  const Tag = `h${level}` as 'h2';
  return (
    <Tag id={id}>
      {children}
      <a className="a-anchor" href={`#${id}`} aria-label={`Direct link to ${text}`} />
    </Tag>
  );
}
