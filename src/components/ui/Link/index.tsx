import { Link as GatsbyLink, type GatsbyLinkProps } from 'gatsby-link';
import type { AnchorHTMLAttributes } from 'react';
import { externalLink } from '../../../shared/externalLink';
import { isExternal, siteAddress } from './address';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path from the site's root without the prefix, or an absolute URL. */
  readonly to: string;
}

/**
 * A link. Within the site, it navigates in the app and applies the prefix and the trailing-slash
 * setting; external links open in a new tab without opener or referrer.
 */
export function Link({ to, children, ...rest }: LinkProps): React.JSX.Element {
  if (isExternal(to)) {
    return (
      <a {...rest} href={to} {...externalLink}>
        {children}
      </a>
    );
  }
  const props = {
    ...rest,
    to: siteAddress(to),
    // Gatsby's link would mark every link to the current page as current; only menus should.
    'aria-current': rest['aria-current'],
  } as Omit<GatsbyLinkProps<unknown>, 'ref'>;
  return <GatsbyLink {...props}>{children}</GatsbyLink>;
}
