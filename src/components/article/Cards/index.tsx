import type { ReactNode } from 'react';
import { externalLink } from '../../../shared/externalLink';

interface CardsProps {
  readonly children?: ReactNode;
}

export function Cards({ children }: CardsProps) {
  return <ul className="a-cards">{children}</ul>;
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  readonly external?: boolean;
  readonly children?: ReactNode;
}

/** Only the title is a link; the stylesheet stretches it over the card. */
export function Card({ title, href, external = false, children }: CardProps) {
  return (
    <li className="a-card">
      <a href={href} {...(external ? externalLink : {})}>
        {title}
      </a>
      {children}
    </li>
  );
}
