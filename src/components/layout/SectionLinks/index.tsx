import { footerGroups } from '../../../site/footer';
import { DocsLink } from '../../ui/DocsLink';
import { isExternal } from '../../ui/Link/address';

/** Ways into the documentation for whom a page could not help: the first pages of each group. */
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
