import { pathInVersion } from '../../../site/versionPath';
import { useDocsVersion } from '../../contexts';
import { Link, type LinkProps } from '../Link';

/**
 * A link of what stands around the articles. Written as a path of the first version, it leads to
 * that page of the version being read, outside the documentation of the preferred one.
 */
export function DocsLink({ to, ...rest }: LinkProps): React.JSX.Element {
  return <Link {...rest} to={pathInVersion(to, useDocsVersion())} />;
}
