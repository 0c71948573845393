import { Head } from '../components/Head';
import { Link } from '../components/Link';
import { SectionLinks } from '../components/SectionLinks';
import { search } from '../site/search';

/** Shown for any address that no page has. */
export default function NotFound() {
  return (
    <>
      <Head title="Page Not Found" description="There is no page at this address." />
      <article>
        <h1>Page Not Found</h1>
        <div>
          <p>
            There is no page at this address. It may have been moved, or the link that led here may
            be mistyped.
          </p>
          <p>
            <Link to={search.path}>Search the documentation</Link>, or start from one of these:
          </p>
          <SectionLinks />
        </div>
      </article>
    </>
  );
}
