import { useEffect, useMemo, useRef } from 'react';
import { searchAddress } from '../../../search/results/addresses';
import { decodeIfValid } from '../../../shared/decodePercent';
import { pagesInOrder } from '../../../shared/pagesInOrder';
import { withoutPrefix } from '../../../site/addresses';
import { categoriesAbove } from '../../../shared/sidebar';
import type { SidebarId } from '../../../site/versions';
import { useDocsVersion, useSidebar } from '../../contexts';
import { BreakableCode } from '../../../shared/BreakableCode';
import { Link } from '../../ui/Link';
import { SearchForm } from '../../search/SearchForm';
import { SectionLinks } from '../../ui/SectionLinks';
import { nearestPages, wordsOfPath } from './nearestPages';

interface NotFoundProps {
  /** The requested path, with prefix; null during server rendering and hydration. */
  readonly requestedPath: string | null;
  /** Navigates to an address of the site, prefix included. */
  readonly onSearch: (address: string) => void;
}

function useTree(id: SidebarId, shouldLoad: boolean) {
  const { name } = useDocsVersion();
  const { tree, load } = useSidebar(name, id);
  useEffect(() => {
    if (shouldLoad) load();
  }, [shouldLoad, load]);
  return tree;
}

/**
 * The not-found page: a search for the words of the address, links to pages with similar addresses,
 * and links to starting points.
 */
export function NotFound({ requestedPath, onSearch }: NotFoundProps): React.JSX.Element {
  const path = requestedPath === null ? null : withoutPrefix(requestedPath);
  const input = useRef<HTMLInputElement>(null);
  const guides = useTree('documentationSidebar', path !== null);
  const reference = useTree('apiSidebar', path !== null);
  const similar = useMemo(() => {
    if (path === null) return [];
    const entries = [...(guides ?? []), ...(reference ?? [])];
    return nearestPages(path, pagesInOrder(entries)).map((page) => ({
      ...page,
      trail: (categoriesAbove(entries, page.path) ?? []).map(({ label }) => label).join(' / '),
    }));
  }, [path, guides, reference]);

  useEffect(() => {
    const field = input.current;
    // Keep what the reader typed before the scripts loaded.
    if (path !== null && field?.value === '') field.value = wordsOfPath(path).join(' ');
  }, [path]);

  return (
    <article>
      <h1>Page Not Found</h1>
      <div>
        <p>
          There is no page at{' '}
          {path === null ? 'this address' : <BreakableCode text={decodeIfValid(path)} />}. It may
          have been moved, or the link that led here may be mistyped.
        </p>
        <SearchForm
          input={input}
          onBegin={() => undefined}
          onType={() => undefined}
          onSubmit={() => onSearch(searchAddress({ query: input.current?.value.trim() ?? '' }))}
        />
        {similar.length > 0 && (
          <nav aria-label="Pages with a similar name">
            <p>Pages with a similar name:</p>
            <ul>
              {similar.map(({ label, path: to, trail }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link> {trail !== '' && <small>{trail}</small>}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p>Or start from one of these:</p>
        <SectionLinks />
      </div>
    </article>
  );
}
