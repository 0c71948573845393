import { gatsbyRuntime } from '../workarounds/gatsby/runtime';
import { useHydrated } from '../app/state/useHydrated';
import { Head } from '../components/ui/Head';
import { NotFound } from '../components/layout/NotFound';

/** The page for unknown addresses. */
export default function NotFoundPage() {
  // Rendered without an address at build time, so hydration must start without one.
  const hydrated = useHydrated();
  return (
    <>
      <Head title="Page Not Found" description="There is no page at this address." />
      <NotFound
        // Read from `window`, because the router's location is double-encoded.
        requestedPath={hydrated ? window.location.pathname : null}
        onSearch={(address) => gatsbyRuntime().___navigate(address)}
      />
    </>
  );
}
