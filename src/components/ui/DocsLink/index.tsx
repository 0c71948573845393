import { pathInVersion } from '../../../site/versionPath';
import { useDocsVersion } from '../../contexts';
import { Link, type LinkProps } from '../Link';

/**
 * A link in the layout, given as a path in the newest version. Links to the same page in the
 * version of the page shown or, if that page has no version, in the preferred one; if this version
 * lacks the page, links to the newest version.
 */
export function DocsLink({ to, ...rest }: LinkProps): React.JSX.Element {
  return <Link {...rest} to={pathInVersion(to, useDocsVersion())} />;
}
