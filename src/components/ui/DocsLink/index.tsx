import { pathInVersion } from '../../../site/versionPath';
import { useDocsVersion } from '../../contexts';
import { Link, type LinkProps } from '../Link';

/**
 * A link in the layout, given as a path in the newest version. Leads to the same page in the
 * current page's version or, on pages without a version, in the preferred one; if that version
 * lacks the page, leads to the newest version.
 */
export function DocsLink({ to, ...rest }: LinkProps): React.JSX.Element {
  return <Link {...rest} to={pathInVersion(to, useDocsVersion())} />;
}
