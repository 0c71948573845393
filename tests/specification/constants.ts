import type { Requirement } from './requirement';

const colorMode = 'tests/browser/shell/colorMode.test.ts';
const drawer = 'tests/browser/shell/drawer.test.ts';
const toc = 'tests/browser/article/toc.test.ts';
const shell = 'tests/browser/shell/shell.test.ts';
const searchBox = 'tests/browser/search/box.test.ts';
const searchKeys = 'tests/browser/search/boxKeys.test.ts';
const searchPage = 'tests/browser/search/page.test.ts';
const highlight = 'tests/browser/search/highlight.test.ts';
const pages = 'tests/built/pages.test.ts';
const constants = 'src/site/constants.test.ts';

/** Section 9: constants and limits, in order. */
export const constantRequirements: readonly Requirement[] = [
  {
    section: '9',
    sentence: 'Search: 8 suggestions per query.',
    tests: [
      `${searchBox}: are at most eight, none active, and show the title, section and breadcrumbs of a hit`,
      `${constants}: sets the specified number of suggestions per query`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: context length 50 characters.',
    tests: [
      'src/search/excerpt/excerpt.test.ts: excerptOf › is never longer than 50 characters',
      `${constants}: sets the specified number of characters of context`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: query parameters q, ctx, version; highlight parameter _highlight.',
    tests: [
      `${constants}: sets the specified query parameters`,
      `${searchPage}: the search page › shows results for /search?q=fees, and reports a parameter only if it is invalid`,
      `${searchPage}: the search page › shows results for /search?q=fees&version=9.9, and reports a parameter only if it is invalid`,
      `${searchPage}: the search page › shows results for /search?q=fees&ctx=nowhere, and reports a parameter only if it is invalid`,
      `${highlight}: are marked only in the article, and a mark is scrolled into view`,
    ],
  },
  {
    section: '9',
    sentence: 'Search: shortcut Ctrl or Cmd+K.',
    tests: [
      `${constants}: sets the specified shortcut key`,
      `${shell}: focuses the search box on Control+k`,
      `${shell}: focuses the search box on Meta+k`,
      `${searchKeys}: with Caps Lock, the shortcut focuses the box`,
      `${searchKeys}: with a Cyrillic layout, the shortcut focuses the box`,
    ],
  },
  {
    section: '9',
    sentence: 'Mobile/desktop breakpoint: 996px.',
    tests: [
      `${constants}: sets the specified breakpoint in CSS pixels`,
      `${drawer}: a window 995 pixels wide has a button for the drawer`,
      `${drawer}: a window 996 pixels wide has no button for the drawer`,
      'src/styles/breakpoint.test.ts: stylesheets switch to the desktop layout at the width at which the drawer closes',
    ],
  },
  {
    section: '9',
    sentence: 'Highlighter iframe wait: 5000 ms.',
    tests: [
      'src/app/searchMarks/frames.test.ts: frameDocument › gives up after the time limit',
      `${constants}: sets the specified wait for an iframe, in milliseconds`,
    ],
  },
  {
    section: '9',
    sentence: 'Table of contents levels: 2 to 3.',
    tests: [
      `${constants}: sets the specified levels of the table of contents`,
      `${toc}: the table of contents › lists and links to all headings of levels 2 and 3`,
    ],
  },
  {
    section: '9',
    sentence: 'Base URL: /. Broken links fail the build.',
    tests: [
      `${constants}: sets the specified base URL`,
      'tests/otherBuilds/brokenContent.test.ts: broken_link is reported once, at its position',
      'tests/otherBuilds/brokenContent.test.ts: broken_anchor is reported once, at its position',
      'tests/otherBuilds/brokenContent.test.ts: broken pages fail the build before any page is built',
    ],
  },
  {
    section: '9',
    sentence:
      'Copyright year 2025, docs plugin version 3.6.3, default locale en, version current, Next.',
    tests: [
      `${constants}: sets the specified copyright year`,
      `${constants}: sets the specified version of the docs plugin`,
      `${constants}: sets the specified default locale`,
      `${constants}: sets the specified name and label of the version`,
      `${pages}: each page declares its language and starts in the light theme`,
    ],
  },
  {
    section: '9',
    sentence: 'Lazy loader loading delay default: 200 ms.',
    tests: [
      'src/components/search/SearchBox/index.test.tsx: the message › says that search is loading, but only after a delay',
      `${constants}: sets the specified loading delay in milliseconds`,
    ],
  },
  {
    section: '9',
    sentence: 'Path cache cap: 10000 entries.',
    tests: [
      'src/shared/sitePath.test.ts: caches results and drops the oldest at the cap',
      `${constants}: sets the specified number of remembered paths`,
    ],
  },
  {
    section: '9',
    sentence: 'Progress bar: minimum, speed, trickle, no spinner, shown after 200 ms.',
    tests: [
      'src/app/navigation/progress.test.ts: shows the bar after 200 ms, until the navigation ends',
      `${constants}: sets the specified settings of the progress bar`,
    ],
  },
  {
    section: '9',
    sentence: 'Theme storage key: theme.',
    tests: [
      `${constants}: sets the specified storage key of the theme`,
      `${colorMode}: the toggle switches the theme and stores its name`,
    ],
  },
];
