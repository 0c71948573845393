import { footerGroups } from '../../../site/footer';
import { DocsLink } from '../DocsLink';
import { isExternal } from '../Link/address';

/**
 * Links to starting points, for a search without results or an address without a page: the first
 * two links of each footer group, unless they lead to other sites.
 */
export function SectionLinks(): React.JSX.Element {
  return (
    <ul>
      {footerGroups
        .flatMap(({ links }) => links.slice(0, 2))
        .filter(({ to }) => !isExternal(to))
        .map(({ label, to }) => (
          <li key={to}>
            <DocsLink to={to}>{label}</DocsLink>
          </li>
        ))}
    </ul>
  );
}
