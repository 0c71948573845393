/** A sentence of the specification with the tests that show it. */
export interface Shown {
  readonly section: '2 routing' | '2 navigation' | '4' | '9';
  /** The sentence, shortened. */
  readonly sentence: string;
  /** Tests as `file: title`; the title as it is written, with the groups it stands in or without. */
  readonly tests: readonly [string, ...string[]];
}

const colorMode = 'tests/browser/colorMode.test.ts';
const settings = 'src/app/colorMode/settings.test.tsx';
const announcement = 'tests/browser/announcement.test.ts';
const navigation = 'tests/browser/navigation.test.ts';
const scrolling = 'tests/browser/scrolling.test.ts';
const addresses = 'tests/browser/addresses.test.ts';
const navbar = 'tests/browser/navbar.test.ts';
const drawer = 'tests/browser/drawer.test.ts';
const docs = 'tests/browser/docs.test.ts';
const sidebar = 'tests/browser/sidebar.test.ts';
const slowNetwork = 'tests/browser/slowNetwork.test.ts';
const prefetch = 'tests/browser/prefetch.test.ts';
const shell = 'tests/browser/shell.test.ts';
const searchBox = 'tests/browser/searchBox.test.ts';
const searchPage = 'tests/browser/searchPage.test.ts';
const highlight = 'tests/browser/highlight.test.ts';
const pages = 'tests/built/pages.test.ts';
const builtRoutes = 'tests/built/routes.test.ts';
const variants = 'tests/variants/settings.test.ts';
const versions = 'src/app/versions/PreferredVersionProvider.test.tsx';
const constants = 'src/site/constants.test.ts';

/** What sections 2 (routing, navigation and layout), 4 and 9 of the specification say, in order. */
export const specification: readonly Shown[] = [
  {
    section: '2 routing',
    sentence: 'All routes are served from the site root (base URL /).',
    tests: [
      `${builtRoutes}: the site has all pages of the specification and no other`,
      `${constants}: the site stands at the root of its host`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Two sidebars exist; the single doc version is named current and labelled Next.',
    tests: [
      `${shell}: leads to the two sidebars without loading a page`,
      `${shell}: dropdown "%s" › opens and closes by mouse`,
      `${constants}: %s`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Drafts are not published.',
    tests: [`${builtRoutes}: the draft of %s exists and is not published in any file`],
  },
  {
    section: '2 routing',
    sentence: 'Any unknown path shows a not-found page.',
    tests: [
      `${addresses}: show the not-found page with status 404`,
      `${builtRoutes}: there is a page for addresses that are not found`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'A path ending in .html or /index.html is normalised by removing that suffix.',
    tests: [
      `${addresses}: %s is redirected once, to %s`,
      `${addresses}: a link that names the file of a page leads to the page within the app`,
      `${addresses}: no form of an address shows "not found" for a moment`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Internal links respect the base URL and trailing-slash setting.',
    tests: [
      `${variants}: each address leads to a file, with the prefix once and in one form`,
      `${variants}: in a browser each request has the prefix once, from page to page`,
      `${pages}: each address of the site leads to a file, and each anchor to an element`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'External links open in a new tab without opener or referrer.',
    tests: [`${pages}: links out of the site open in a new tab without opener and referrer`],
  },
  {
    section: '2 routing',
    sentence: 'Page titles are built as page title, delimiter, site title.',
    tests: [
      `${pages}: each page has one title, made of its h1 and the title of the site`,
      `${docs}: the pager leads to the next page and back, with titles that follow`,
    ],
  },
  {
    section: '2 navigation',
    sentence:
      'Navbar: both sidebars, search box, links to a social and a professional network, toggle.',
    tests: [`${shell}: navbar › has its links, the search box and the toggle`],
  },
  {
    section: '2 navigation',
    sentence: 'Docs pages also offer a version dropdown and a language dropdown.',
    tests: [
      `${shell}: dropdown "%s" › opens and closes by keyboard`,
      `${shell}: dropdown "%s" › opens and closes by a plain click of a script, as screen readers make`,
    ],
  },
  {
    section: '2 navigation',
    sentence: "Below 996px the navbar becomes a hamburger sidebar with 'Back to main menu'.",
    tests: [
      `${drawer}: at a width of %i pixels the hamburger is there: %s`,
      `${drawer}: it opens at the sidebar and goes back to the main menu`,
      `${drawer}: it closes when the window grows, and the page has the categories opened in it`,
      `${drawer}: the page does not scroll behind it`,
    ],
  },
  {
    section: '2 navigation',
    sentence: 'The navbar may hide on scroll.',
    tests: [
      `${navbar}: in a narrow window it goes on scrolling down and returns on scrolling up`,
      `${navbar}: it stays while focus is in it`,
    ],
  },
  {
    section: '2 navigation',
    sentence: 'A skip-to-main-content link exists.',
    tests: [`${shell}: skip link › comes first and moves focus into the main part`],
  },
  {
    section: '2 navigation',
    sentence: 'Code blocks highlight bash, json and rust.',
    tests: ['src/content/code/highlight.test.ts: highlight › %s: %j'],
  },
  {
    section: '2 navigation',
    sentence: 'The table of contents covers heading levels 2 to 3.',
    tests: [`${docs}: table of contents › lists levels 2 and 3 and leads to them`],
  },
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
      `${colorMode}: it is light at first, whatever the system prefers`,
      `${colorMode}: a stored theme that is none (%j) is the default, and the toggle works`,
      `${colorMode}: with %s stored no frame is %s on a slow machine, from the first one until the app is there`,
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
      `${drawer}: it opens by %s and stays open, keeps the focus, and Escape gives the focus back`,
      `${drawer}: it closes when a page is chosen, and shows the sidebar of that page next time`,
      `${shell}: dropdown "%s" › opens and closes by mouse`,
    ],
  },
  {
    section: '4',
    sentence: 'Collapsible sections animate, but not when the user prefers reduced motion.',
    tests: [`${sidebar}: sidebar › a category %s`],
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
      `${scrolling}: rests at one place, however it was reached (%s)`,
      `${scrolling}: %s finds the element with the id "%s" on the next page`,
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
      `${prefetch}: a page whose link comes into view › %s`,
      `${prefetch}: a page is loaded ahead › %s`,
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
      `${versions}: with %j stored it is %s, and nothing is stored`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: 8 suggestions per query.',
    tests: [
      `${searchBox}: are at most eight, none of them active; each names title, section and breadcrumbs`,
      `${constants}: %s`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: context length 50 characters.',
    tests: [
      'src/search/excerpt.test.ts: excerptOf › is never longer than %d characters',
      `${constants}: %s`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: query parameters q, ctx, version; highlight parameter _highlight.',
    tests: [
      `${searchPage}: the address › %s finds, and says what is wrong`,
      `${highlight}: are marked in the article alone, and the first is brought into view`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: shortcut Ctrl or Cmd+K.',
    tests: [`${shell}: %s focuses the search box`, `${searchBox}: of the shortcut work with %s`],
  },
  {
    section: '9',
    sentence: 'Mobile/desktop breakpoint: 996px.',
    tests: [
      `${drawer}: at a width of %i pixels the hamburger is there: %s`,
      'src/components/breakpoint.test.ts: style sheets change to the desktop’s layout where the drawer does',
    ],
  },
  {
    section: '9',
    sentence: 'Highlighter iframe wait: 5000 ms.',
    tests: [
      'src/app/highlight/frames.test.ts: frameDocument › is given up after the time',
      `${constants}: %s`,
    ],
  },
  {
    section: '9',
    sentence: 'Table of contents levels: 2 to 3.',
    tests: [`${docs}: table of contents › lists levels 2 and 3 and leads to them`],
  },
  {
    section: '9',
    sentence: 'Base URL: /. Broken links fail the build.',
    tests: [
      'tests/variants/brokenContents.test.ts: $name is told once, with its place',
      'tests/variants/brokenContents.test.ts: all of them together fail the build before anything is built',
    ],
  },
  {
    section: '9',
    sentence: 'Copyright year 2025, docs plugin version 3.6.3, default locale en.',
    tests: [
      `${constants}: %s`,
      `${pages}: each page says its language and starts in the light theme`,
    ],
  },
  {
    section: '9',
    sentence: 'Lazy loader loading delay default: 200 ms.',
    tests: [
      'src/components/SearchBox/index.test.tsx: what the box says › that it is loading, only after a while',
      `${constants}: %s`,
    ],
  },
  {
    section: '9',
    sentence: 'Path cache cap: 10000 entries.',
    tests: [
      'src/app/navigation/sitePath.test.ts: results are remembered, the oldest being dropped at the cap',
      `${constants}: %s`,
    ],
  },
  {
    section: '9',
    sentence: 'Progress bar: minimum, speed, trickle, no spinner, shown after 200 ms.',
    tests: [
      'src/app/navigation/progress.test.ts: after 200 ms the bar is there until the navigation ends',
      `${constants}: %s`,
    ],
  },
  {
    section: '9',
    sentence: 'Theme storage key: theme.',
    tests: [`${colorMode}: it is switched by the toggle and stored as a word`],
  },
];
