import { Children, type ReactNode } from 'react';
import { Breakable } from '../../../shared/Breakable';

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
      {Children.map(children, (child) =>
        typeof child === 'string' ? <Breakable text={child} /> : child,
      )}
      <a className="a-anchor" href={`#${id}`} aria-label={`Direct link to ${text}`} />
    </Tag>
  );
}
