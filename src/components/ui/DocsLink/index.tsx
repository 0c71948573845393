import { pathInVersion } from '../../../site/versionPath';
import { useDocsVersion } from '../../contexts';
import { Link, type LinkProps } from '../Link';

/**
 * A link in the layout, given as a path in the first version. Links to the same page in the version
 * of the page shown or, if that has none, in the preferred version; if this version lacks the page,
 * links to the page in the first version.
 */
export function DocsLink({ to, ...rest }: LinkProps): React.JSX.Element {
  return <Link {...rest} to={pathInVersion(to, useDocsVersion())} />;
}
