import { footerGroups } from '../../site/footer';
import { Link } from '../Link';

/** Ways into the documentation for whom a page could not help: the first of each group of links. */
export function SectionLinks(): React.JSX.Element {
  return (
    <ul>
      {footerGroups
        .flatMap(({ links }) => links.slice(0, 2))
        .map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
    </ul>
  );
}
