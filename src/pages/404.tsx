import { gatsbyRuntime } from '../compat/gatsby/runtime';
import { useHydrated } from '../app/state/useHydrated';
import { Head } from '../components/layout/Head';
import { NotFound } from '../components/layout/NotFound';

/** Shown for any address that no page has. */
export default function NotFoundPage() {
  // The page is built for no address, so it must start without one in the browser as well.
  const hydrated = useHydrated();
  return (
    <>
      <Head title="Page Not Found" description="There is no page at this address." />
      <NotFound
        // Not the router's location, which has escapes escaped once more.
        asked={hydrated ? window.location.pathname : null}
        onSearch={(address) => gatsbyRuntime().___navigate(address)}
      />
    </>
  );
}
