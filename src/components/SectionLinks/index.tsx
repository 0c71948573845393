import { footerGroups } from '../../site/footer';
import { Link } from '../Link';
import { isExternal } from '../Link/address';

/** Ways into the documentation for whom a page could not help: the first pages of each group. */
export function SectionLinks(): React.JSX.Element {
  return (
    <ul>
      {footerGroups
        .flatMap(({ links }) => links.slice(0, 2))
        .filter(({ to }) => !isExternal(to))
        .map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
    </ul>
  );
}
