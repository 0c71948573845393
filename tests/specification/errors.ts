import type { Requirement } from './requirement';

const searchBox = 'tests/browser/search/box.test.ts';
const searchResults = 'tests/browser/search/pageResults.test.ts';
const crash = 'tests/browser/faults/crash.test.ts';
const loading = 'tests/browser/faults/loading.test.ts';
const navigation = 'tests/browser/faults/navigation.test.ts';
const server = 'src/workarounds/react/renderOrThrow.test.tsx';
const hooks = 'src/components/contexts/contexts.test.tsx';

/** Section 8: the error catalogue, in order. */
export const errorRequirements: readonly Requirement[] = [
  {
    section: '8',
    sentence:
      "A page crashes: heading 'This page crashed.' and 'Try again', which renders the page again.",
    tests: [
      `${crash}: a page that crashes › shows the error within the layout, and "Try again" renders the page again`,
      `${crash}: a page that crashes › is shown after "Try again" once its data is valid`,
      `${crash}: a page that crashes › shows the error even if it is the first page opened`,
    ],
  },
  {
    section: '8',
    sentence: "The error's message is listed, then those of its causes, each after 'Cause:'.",
    tests: [
      `${crash}: a page that crashes › is shown after "Try again" once its data is valid`,
      'src/components/errors/CrashPage/errorMessages.test.ts: limits a long chain of causes to 20 lines',
    ],
  },
  {
    section: '8',
    sentence: "A variant titles the page 'Page Error' and places the fallback in the site layout.",
    tests: [
      `${crash}: a page that crashes › shows the error within the layout, and "Try again" renders the page again`,
      `${crash}: a crash inside the layout leaves the layout in place, and links load pages in full`,
    ],
  },
  {
    section: '8',
    sentence: 'A crash is captured only in a browser.',
    // The second test covers the build, which does not capture a crash.
    tests: [
      `${crash}: a page that crashes › shows the error even if it is the first page opened`,
      `${server}: fails the build with the message of an error below an error boundary`,
    ],
  },
  {
    section: '8',
    sentence: "A page chunk fails to load: a 'Retry' button with the error text.",
    tests: [
      `${loading}: on the first view, a fault in the page’s chunk › (missing) leaves the page readable and its links working`,
      `${loading}: on the first view, a fault in the page’s chunk › (offline) leaves the page readable and its links working`,
      `${loading}: "Retry" reloads the page and starts the app`,
      'tests/otherBuilds/republication.ts: search continues with a full load on Retry',
    ],
  },
  {
    section: '8',
    sentence: 'Navigation failure triggers a full reload.',
    tests: [
      `${navigation}: when a navigation fails, › a missing chunk causes one full load`,
      `${navigation}: when a navigation fails, › missing data causes one full load`,
      `${navigation}: when a navigation fails, › a connection lost halfway through the data causes one full load`,
    ],
  },
  {
    section: '8',
    sentence: "Search has no match: 'No results'.",
    tests: [
      `${searchBox}: suggestions › match the query in the box one frame after it changes`,
      `${searchResults}: results › are as many as the count shown`,
    ],
  },
  {
    section: '8',
    sentence: 'Wrong base URL, on the home path: a banner says so and suggests a base URL.',
    tests: [
      `${loading}: the notice about a wrong base URL › appears on the home page, with a suggestion`,
      `${loading}: the notice about a wrong base URL › does not appear on another page`,
      `${loading}: the notice about a wrong base URL › does not appear when a script is blocked`,
    ],
  },
  {
    section: '8',
    sentence: 'A navbar item cannot render: an error naming the item.',
    tests: [
      `${crash}: the rest of the page works after a crash in › the navigation drawer`,
      `${crash}: the rest of the page works after a crash in › search and article behaviour`,
    ],
  },
  {
    section: '8',
    sentence:
      'A hook used outside its provider: an error naming the hook and the missing provider.',
    // Unit tests only: on the site, every component is inside its providers.
    tests: [
      `${hooks}: throws an error that names useColorMode and ColorModeProvider`,
      `${hooks}: throws an error that names useAnnouncement and AnnouncementProvider`,
      `${hooks}: throws an error that names useSidebar and SidebarsProvider`,
      `${hooks}: throws an error that names useSearch and SearchProvider`,
      `${hooks}: throws an error that names useRoute and RouteProvider`,
      `${hooks}: throws an error that names usePreferredVersion and PreferredVersionProvider`,
      `${hooks}: every exported hook is tested above`,
    ],
  },
];
