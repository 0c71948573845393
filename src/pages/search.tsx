// This import comes first because it loads the app's stylesheets (through gatsby-browser). On other
// pages, these stylesheets precede the page's own, and webpack reports a conflict if the order here
// is different.
import 'gatsby';
import { graphql, type PageProps } from 'gatsby';
import { useHydrated } from '../app/state/useHydrated';
import { SearchPage } from '../components/search/SearchPage';
import { navbarSidebars } from '../site/navigation';
import type { SidebarEntry } from '../shared/sidebar';
import { versions } from '../site/versions';

/** The search page, `/search?q=…`. */
export default function SearchRoute({ location, data }: PageProps<Queries.ContentsQuery>) {
  // Rendered without a query at build time, so hydration must start without one.
  const hydrated = useHydrated();
  const { nodes } = data.allDocSidebar;
  const contents = navbarSidebars.map(({ label, sidebar }) => {
    const node = nodes.find(
      ({ name, version }) => name === sidebar && version === versions[0].name,
    );
    // To GraphQL, the entries are untyped JSON.
    return { label, entries: (node?.items ?? []) as unknown as readonly SidebarEntry[] };
  });
  return <SearchPage arrival={hydrated ? location : null} contents={contents} />;
}

export const query = graphql`
  query Contents {
    allDocSidebar {
      nodes {
        name
        version
        items
      }
    }
  }
`;
