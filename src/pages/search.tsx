import { graphql, type PageProps } from 'gatsby';
import { useHydrated } from '../app/state/useHydrated';
import { SearchPage } from '../components/search/SearchPage';
import { navbarSidebars } from '../site/navigation';
import type { SidebarEntry } from '../shared/sidebar';
import { versions } from '../site/versions';

interface SearchData {
  readonly allDocSidebar: {
    readonly nodes: readonly {
      readonly name: string;
      readonly version: string;
      readonly items: readonly SidebarEntry[];
    }[];
  };
}

/** Where the navbar's search leads: `/search?q=…`. */
export default function SearchRoute({ location, data }: PageProps<SearchData>) {
  // The page is built without a query, so it must start without one in the browser as well.
  const hydrated = useHydrated();
  const { nodes } = data.allDocSidebar;
  const contents = navbarSidebars.map(({ label, sidebar }) => ({
    label,
    entries:
      nodes.find(({ name, version }) => name === sidebar && version === versions[0].name)?.items ??
      [],
  }));
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
