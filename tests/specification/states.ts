import type { Requirement } from './requirement';

const colorMode = 'tests/browser/shell/colorMode.test.ts';
const settings = 'src/app/state/colorMode/settings.test.tsx';
const announcement = 'tests/browser/shell/announcement.test.ts';
const navigation = 'tests/browser/navigation/navigation.test.ts';
const scrolling = 'tests/browser/navigation/scrolling.test.ts';
const addresses = 'tests/browser/navigation/addresses.test.ts';
const drawer = 'tests/browser/shell/drawer.test.ts';
const sidebar = 'tests/browser/shell/sidebar.test.ts';
const slowNetwork = 'tests/browser/navigation/slowNetwork.test.ts';
const prefetch = 'tests/browser/navigation/prefetch.test.ts';
const shell = 'tests/browser/shell/shell.test.ts';
const searchLoading = 'tests/browser/search/boxLoading.test.ts';
const searchPage = 'tests/browser/search/page.test.ts';
const versions = 'src/app/state/versions/PreferredVersionProvider.test.tsx';
const constants = 'src/site/constants.test.ts';

/** Section 4: states and transitions, in order. */
export const stateRequirements: readonly Requirement[] = [
  {
    section: '4',
    sentence: 'Search index per version and context: loading, then done.',
    tests: [
      `${searchLoading}: shows "Loading search…", then "Searching…" until the other contexts arrive, then results from them`,
      `${searchPage}: shows a message, then an error with a retry button, then the results`,
    ],
  },
  {
    section: '4',
    sentence: 'Colour mode: light or dark; light is the default.',
    tests: [
      `${constants}: sets the specified default theme`,
      `${colorMode}: the theme is light by default, whatever the system prefers`,
      `${colorMode}: an invalid stored theme ("undefined") is ignored, and the toggle replaces it`,
      `${colorMode}: an invalid stored theme ("") is ignored, and the toggle replaces it`,
      `${colorMode}: an invalid stored theme ("DARK") is ignored, and the toggle replaces it`,
      `${colorMode}: with dark stored, no frame is light while the page loads on a slow machine`,
      `${colorMode}: with light stored, no frame is dark while the page loads on a slow machine`,
    ],
  },
  {
    section: '4',
    sentence: 'It is stored in local storage under the key theme.',
    tests: [`${colorMode}: the toggle switches the theme and stores its name`],
  },
  {
    section: '4',
    sentence: 'It is synchronised across tabs.',
    tests: [
      `${colorMode}: several open tabs › switch the theme together`,
      `${colorMode}: several open tabs › return to the default theme when one clears the storage`,
    ],
  },
  {
    section: '4',
    sentence: 'It can follow the system preference when enabled.',
    tests: [
      `${settings}: when the site follows the system preference › the theme follows it immediately, and is not stored`,
    ],
  },
  {
    section: '4',
    sentence: 'It is not persisted when the switch is disabled.',
    tests: [
      `${settings}: when there is no switch › no toggle is shown, and the stored value is neither used nor changed`,
    ],
  },
  {
    section: '4',
    sentence: 'Announcement bar: visible until closed.',
    tests: [
      `${announcement}: a closed bar stays closed on the next page, before and after the app starts`,
    ],
  },
  {
    section: '4',
    sentence: "Closing is stored and is reset when the bar's id changes.",
    tests: [
      `${announcement}: closing the bar stores its id and that it was closed`,
      `${announcement}: the bar reappears when its id changes, and can be closed again`,
    ],
  },
  {
    section: '4',
    sentence: 'Mobile sidebar open or closed; dropdowns open or closed.',
    tests: [
      `${drawer}: Enter opens the drawer, Tab stays inside it, and Escape returns focus to the button`,
      `${drawer}: Space opens the drawer, Tab stays inside it, and Escape returns focus to the button`,
      `${drawer}: the drawer closes on navigation and, when reopened, shows the sidebar of the new page`,
      `${shell}: the dropdown "Version: Next" › opens and closes by mouse`,
      `${shell}: the dropdown "Language: English" › opens and closes by mouse`,
    ],
  },
  {
    section: '4',
    sentence: 'Collapsible sections animate, but not when the user prefers reduced motion.',
    tests: [
      `${sidebar}: the sidebar › has categories that grow and shrink gradually`,
      `${sidebar}: the sidebar › has categories that open and close immediately with reduced motion`,
    ],
  },
  {
    section: '4',
    sentence: "Route change: the next page's content is loaded before switching.",
    tests: [`${navigation}: a navigation › shows the progress bar until a slow page has loaded`],
  },
  {
    section: '4',
    sentence: 'If loading fails, the page reloads fully.',
    tests: [
      `${navigation}: to a page whose data fails to load becomes a full load of its address`,
      `${navigation}: to a page of a newer build becomes a full load of its address`,
    ],
  },
  {
    section: '4',
    sentence: 'After navigation the view scrolls to the anchor when there is a hash.',
    tests: [
      `${scrolling}: has the same position, however it is reached (announcement open)`,
      `${scrolling}: has the same position, however it is reached (announcement closed)`,
      `${scrolling}: has the same position, however it is reached (announcement open, on a phone)`,
      `${scrolling}: is found on the next page: #% leads to the element with the id "%"`,
      `${scrolling}: is found on the next page: #1.2.3 leads to the element with the id "1.2.3"`,
      `${scrolling}: is found on the next page: #café leads to the element with the id "café"`,
    ],
  },
  {
    section: '4',
    sentence: 'Otherwise it scrolls to the top.',
    tests: [`${addresses}: starts at the top of the next page, and Back restores the position`],
  },
  {
    section: '4',
    sentence: 'It does nothing if only the query string changed.',
    tests: [
      `${scrolling}: Back and Forward restore positions within a page, and a new query string does not scroll`,
    ],
  },
  {
    section: '4',
    sentence: 'Prefetching is skipped on 2g connections or with the data-saver flag.',
    tests: [
      `${prefetch}: a page whose link scrolls into view › is prefetched`,
      `${prefetch}: a page whose link scrolls into view › is not prefetched on slow-2g`,
      `${prefetch}: a page whose link scrolls into view › is not prefetched with data saver`,
      `${prefetch}: a linked page › is preloaded on hover`,
      `${prefetch}: a linked page › is preloaded on focus`,
      `${prefetch}: a linked page › is not preloaded on 2g`,
      `${prefetch}: a linked page › is not preloaded with data saver`,
    ],
  },
  {
    section: '4',
    sentence: 'A progress bar appears when a route change takes longer than 200 ms.',
    tests: [
      `${slowNetwork}: the progress bar appears 200 ms after the click at the earliest, and disappears again`,
      'src/app/navigation/progress.test.ts: shows no bar for a quick navigation',
    ],
  },
  {
    section: '4',
    sentence: 'It ends when the route has updated.',
    tests: [
      `${navigation}: a navigation › shows the progress bar until a slow page has loaded`,
      `${slowNetwork}: two quick clicks open the second page and add one history entry`,
    ],
  },
  {
    section: '4',
    sentence: 'The preferred docs version is remembered per docs plugin.',
    tests: [
      `${versions}: stores a choice by name and restores it on the next visit`,
      `${versions}: if the storage returns null, prefers Next and stores nothing`,
      `${versions}: if the storage returns "v2", prefers 2.0 and stores nothing`,
      `${versions}: if the storage returns "v0", prefers Next and stores nothing`,
    ],
  },
];
