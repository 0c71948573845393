import type { Shown } from './shown';

const colorMode = 'tests/browser/colorMode.test.ts';
const settings = 'src/app/state/colorMode/settings.test.tsx';
const announcement = 'tests/browser/announcement.test.ts';
const navigation = 'tests/browser/navigation.test.ts';
const scrolling = 'tests/browser/scrolling.test.ts';
const addresses = 'tests/browser/addresses.test.ts';
const drawer = 'tests/browser/drawer.test.ts';
const sidebar = 'tests/browser/sidebar.test.ts';
const slowNetwork = 'tests/browser/slowNetwork.test.ts';
const prefetch = 'tests/browser/prefetch.test.ts';
const shell = 'tests/browser/shell.test.ts';
const searchBox = 'tests/browser/searchBox.test.ts';
const searchPage = 'tests/browser/searchPage.test.ts';
const versions = 'src/app/state/versions/PreferredVersionProvider.test.tsx';
const constants = 'src/site/constants.test.ts';

/** What section 4 says of states and transitions, in order. */
export const states: readonly Shown[] = [
  {
    section: '4',
    sentence: 'Search index per version and context: loading, then done.',
    tests: [
      `${searchBox}: says that it takes a while, finds in the own context first, then in the others`,
      `${searchPage}: loading, then an error with a way to try again, then results`,
    ],
  },
  {
    section: '4',
    sentence: 'Colour mode: light or dark; light is the default.',
    tests: [
      `${constants}: theme at first`,
      `${colorMode}: it is light at first, whatever the system prefers`,
      `${colorMode}: a stored theme that is none ("undefined") is the default, and the toggle works`,
      `${colorMode}: a stored theme that is none ("") is the default, and the toggle works`,
      `${colorMode}: a stored theme that is none ("DARK") is the default, and the toggle works`,
      `${colorMode}: with dark stored no frame is light on a slow machine, from the first one until the app is there`,
      `${colorMode}: with light stored no frame is dark on a slow machine, from the first one until the app is there`,
    ],
  },
  {
    section: '4',
    sentence: 'It is stored in local storage under the key theme.',
    tests: [`${colorMode}: it is switched by the toggle and stored as a word`],
  },
  {
    section: '4',
    sentence: 'It is synchronised across tabs.',
    tests: [
      `${colorMode}: several open tabs › have the same mode at once`,
      `${colorMode}: several open tabs › return to the default when one of them empties the storage`,
    ],
  },
  {
    section: '4',
    sentence: 'It can follow the system preference when enabled.',
    tests: [
      `${settings}: where the system is followed › the theme turns with it at once, and is not stored`,
    ],
  },
  {
    section: '4',
    sentence: 'It is not persisted when the switch is disabled.',
    tests: [
      `${settings}: where there is no switch › no toggle is shown, and what is stored neither counts nor changes`,
    ],
  },
  {
    section: '4',
    sentence: 'Announcement bar: visible until closed.',
    tests: [`${announcement}: it stays closed once closed, on other pages and after loading`],
  },
  {
    section: '4',
    sentence: "Closing is stored and is reset when the bar's id changes.",
    tests: [
      `${announcement}: closing is stored with the id of the bar`,
      `${announcement}: it shows again when its id has changed, and can be closed again`,
    ],
  },
  {
    section: '4',
    sentence: 'Mobile sidebar open or closed; dropdowns open or closed.',
    tests: [
      `${drawer}: it opens by Enter and stays open, keeps the focus, and Escape gives the focus back`,
      `${drawer}: it opens by Space and stays open, keeps the focus, and Escape gives the focus back`,
      `${drawer}: it closes when a page is chosen, and shows the sidebar of that page next time`,
      `${shell}: dropdown "Version: Next" › opens and closes by mouse`,
      `${shell}: dropdown "Language: English" › opens and closes by mouse`,
    ],
  },
  {
    section: '4',
    sentence: 'Collapsible sections animate, but not when the user prefers reduced motion.',
    tests: [
      `${sidebar}: sidebar › a category grows and shrinks`,
      `${sidebar}: sidebar › a category changes at once for readers who prefer less motion`,
    ],
  },
  {
    section: '4',
    sentence: "Route change: the next page's content is loaded before switching.",
    tests: [`${navigation}: a slow page › shows the progress bar until it is there`],
  },
  {
    section: '4',
    sentence: 'If loading fails, the page reloads fully.',
    tests: [
      `${navigation}: that never comes is a full load of its address`,
      `${navigation}: of a newer build is a full load of its address`,
    ],
  },
  {
    section: '4',
    sentence: 'After navigation the view scrolls to the anchor when there is a hash.',
    tests: [
      `${scrolling}: rests at one place, however it was reached (bar open)`,
      `${scrolling}: rests at one place, however it was reached (bar closed)`,
      `${scrolling}: rests at one place, however it was reached (bar open, on a phone)`,
      `${scrolling}: #% finds the element with the id "%" on the next page`,
      `${scrolling}: #1.2.3 finds the element with the id "1.2.3" on the next page`,
      `${scrolling}: #café finds the element with the id "café" on the next page`,
    ],
  },
  {
    section: '4',
    sentence: 'Otherwise it scrolls to the top.',
    tests: [`${addresses}: goes to the top of the next page, and back to where one was`],
  },
  {
    section: '4',
    sentence: 'It does nothing if only the query string changed.',
    tests: [`${scrolling}: places in one page: Back returns, and another query moves nothing`],
  },
  {
    section: '4',
    sentence: 'Prefetching is skipped on 2g connections or with the data-saver flag.',
    tests: [
      `${prefetch}: a page whose link comes into view › is fetched ahead`,
      `${prefetch}: a page whose link comes into view › is not on 2g`,
      `${prefetch}: a page whose link comes into view › is not with data saver`,
      `${prefetch}: a page is loaded ahead › by hovering`,
      `${prefetch}: a page is loaded ahead › by focus`,
      `${prefetch}: a page is loaded ahead › not on 2g`,
      `${prefetch}: a page is loaded ahead › not with data saver`,
    ],
  },
  {
    section: '4',
    sentence: 'A progress bar appears when a route change takes longer than 200 ms.',
    tests: [
      `${slowNetwork}: the bar comes after 200 ms, not earlier, and goes when the page is there`,
      'src/app/navigation/progress.test.ts: a quick navigation shows no bar',
    ],
  },
  {
    section: '4',
    sentence: 'It ends when the route has updated.',
    tests: [
      `${navigation}: a slow page › shows the progress bar until it is there`,
      `${slowNetwork}: two quick clicks end at the second page, with one history entry`,
    ],
  },
  {
    section: '4',
    sentence: 'The preferred docs version is remembered per docs plugin.',
    tests: [
      `${versions}: a choice is stored by name and is there on the next visit`,
      `${versions}: with null stored it is Next, and nothing is stored`,
      `${versions}: with "v2" stored it is 2.0, and nothing is stored`,
      `${versions}: with "v0" stored it is Next, and nothing is stored`,
    ],
  },
];
