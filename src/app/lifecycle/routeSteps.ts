import { setAnnouncing } from '../../workarounds/gatsby/browserPatches';
import { focusNext, focusPage } from '../../workarounds/gatsby/routerFocus';
import { hashTarget } from '../../components/ui/hashTarget';
import { refillFilters, revealHashTarget } from '../articleBehaviour';
import { resetCopyButton } from '../articleBehaviour/copy';
import { prefetchSeenLinks } from '../navigation/links';
import { navigationType } from '../navigation/navigationType';
import type { ScrollKeeper } from '../navigation/scroll';
import type { Arrival, AddressParts } from '../navigation/scrollMove';
import { highlight } from '../searchMarks';

/** A change of address whose page has been rendered. */
interface Route {
  readonly from: AddressParts;
  readonly to: AddressParts;
  readonly isNewPage: boolean;
  readonly scroll: ScrollKeeper | undefined;
  /** Set by `moveView`. */
  arrival?: Arrival['kind'] | undefined;
}

type RouteStep = (route: Route) => void;

const prefetchLinks: RouteStep = ({ isNewPage }) => {
  if (isNewPage) prefetchSeenLinks();
};

const resetButtons: RouteStep = ({ isNewPage }) => {
  if (isNewPage) resetCopyButton();
};

/**
 * If the page stays, applies the filters in the address again: before the reader went back, the
 * app may have cleared them to show a hash target.
 */
const restoreFilters: RouteStep = ({ isNewPage }) => {
  if (!isNewPage) refillFilters();
};

/**
 * If the page stays, opens what hides the hash target. Does nothing if only the query changed, so
 * that sections the reader closed stay closed. On a new page, `activateArticle` does this.
 */
const openHashTarget: RouteStep = ({ from, to, isNewPage }) => {
  if (!isNewPage && (from.hash !== to.hash || from.search === to.search)) revealHashTarget();
};

const toggleAnnouncing: RouteStep = ({ isNewPage }) => setAnnouncing(isNewPage);

const setFocusTarget: RouteStep = ({ to, isNewPage }) => {
  focusNext(isNewPage ? hashTarget(to.hash) : null);
};

const moveView: RouteStep = (route) => {
  route.arrival = route.scroll?.arrive(route.from, route.to);
};

/**
 * Moves focus to the page when a link leads to its top. If the link changes the query, does so only
 * if focus was lost, as after a search. On a new page, the router moves focus.
 */
const focusTop: RouteStep = ({ from, to, isNewPage, arrival }) => {
  if (isNewPage || to.hash !== '' || arrival !== 'navigated') return;
  const isFocusLost = document.activeElement === document.body;
  if (to.search === from.search || isFocusLost) focusPage();
};

const highlightTerms: RouteStep = ({ to, arrival }) => highlight(to, arrival === 'navigated');

/** The steps after the first page has rendered, in this order. */
export const firstPageSteps: readonly RouteStep[] = [
  prefetchLinks,
  ({ to }) => highlight(to, navigationType() === 'navigate'),
];

/** The steps after a change of the address within the app, in this order. */
export const routeSteps: readonly RouteStep[] = [
  prefetchLinks,
  resetButtons,
  restoreFilters,
  openHashTarget,
  toggleAnnouncing,
  setFocusTarget,
  moveView,
  focusTop,
  highlightTerms,
];
