import { Link as GatsbyLink, type GatsbyLinkProps } from 'gatsby-link';
import type { AnchorHTMLAttributes } from 'react';
import { isExternal, siteAddress } from './address';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path from the site's root without prefix, or an absolute address of another site. */
  readonly to: string;
}

/**
 * Any link of the shell: within the site it navigates in the app, under the site's prefix and in
 * its form of addresses; to another site it opens a new tab that knows nothing of this one.
 */
export function Link({ to, children, ...rest }: LinkProps): React.JSX.Element {
  if (isExternal(to)) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const props = {
    ...rest,
    to: siteAddress(to),
    // Gatsby's link would mark every link to the shown page; only navigation lists should.
    'aria-current': rest['aria-current'],
  } as Omit<GatsbyLinkProps<unknown>, 'ref'>;
  return <GatsbyLink {...props}>{children}</GatsbyLink>;
}
