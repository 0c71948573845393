import type { PageProps } from 'gatsby';
import { useHydrated } from '../app/useHydrated';
import { Head } from '../components/Head';
import { SearchForm } from '../components/SearchForm';
import { SectionLinks } from '../components/SectionLinks';
import { search } from '../site/search';

/** Where the navbar's search leads: `/search?q=…`. */
export default function SearchPage({ location }: PageProps) {
  // The page is built without a query, so it must start without one in the browser as well.
  const hydrated = useHydrated();
  const parameters = new URLSearchParams(hydrated ? location.search : '');
  const query = (parameters.get(search.parameters.query) ?? '').trim();
  const title = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
  return (
    <>
      <Head
        title={title}
        description="Search the guides, the institution API and the validator reference."
        path={search.path}
      />
      <article>
        <h1>{title}</h1>
        <div>
          <SearchForm key={query} query={query} />
          <noscript>
            <p>Search needs JavaScript, which is switched off in this browser.</p>
          </noscript>
          <p>You can also start from one of these pages:</p>
          <SectionLinks />
        </div>
      </article>
    </>
  );
}
