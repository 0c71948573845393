import type { ReactNode } from 'react';
import { externalLink } from '../../../shared/externalLink';
import { iconElements, type IconName } from './icons';

interface CardsProps {
  readonly children?: ReactNode;
}

/** A grid of cards. */
export function Cards({ children }: CardsProps) {
  return <ul className="a-cards">{children}</ul>;
}

interface CardProps {
  readonly title: string;
  readonly href: string;
  readonly external?: boolean;
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

/** A card. Only its title is a link; the stylesheet stretches it over the card. */
export function Card({ title, href, external = false, icon, children }: CardProps) {
  return (
    <li className="a-card">
      {icon !== undefined && (
        <svg
          className="a-card-icon"
          viewBox="0 0 24 24"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: iconElements(icon) }}
        />
      )}
      <a href={href} {...(external ? externalLink : {})}>
        {title}
      </a>
      {children}
    </li>
  );
}
