import type { Shown } from './shown';

const addresses = 'tests/browser/addresses.test.ts';
const navbar = 'tests/browser/navbar.test.ts';
const drawer = 'tests/browser/drawer.test.ts';
const docs = 'tests/browser/docs.test.ts';
const shell = 'tests/browser/shell.test.ts';
const pages = 'tests/built/pages.test.ts';
const builtRoutes = 'tests/built/routes.test.ts';
const variants = 'tests/variants/settings.test.ts';
const constants = 'src/site/constants.test.ts';

/** What section 2 says of routes and navigation, in order; search is with the limits. */
export const routes: readonly Shown[] = [
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
      `${shell}: dropdown "Version: Next" › opens and closes by mouse`,
      `${shell}: dropdown "Language: English" › opens and closes by mouse`,
      `${constants}: name and label of the version`,
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
      `${addresses}: /documentation/mpc_wallets.html is redirected once, to /documentation/mpc_wallets`,
      `${addresses}: /documentation/mpc_wallets/index.html is redirected once, to /documentation/mpc_wallets`,
      `${addresses}: /documentation/mpc_wallets.html?a=1 is redirected once, to /documentation/mpc_wallets?a=1`,
      `${addresses}: /index.html is redirected once, to /`,
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
      `${shell}: dropdown "Version: Next" › opens and closes by keyboard`,
      `${shell}: dropdown "Language: English" › opens and closes by keyboard`,
      `${shell}: dropdown "Version: Next" › opens and closes by a plain click of a script, as screen readers make`,
      `${shell}: dropdown "Language: English" › opens and closes by a plain click of a script, as screen readers make`,
    ],
  },
  {
    section: '2 navigation',
    sentence: "Below 996px the navbar becomes a hamburger sidebar with 'Back to main menu'.",
    tests: [
      `${drawer}: at a width of 995 pixels the hamburger is there: true`,
      `${drawer}: at a width of 996 pixels the hamburger is there: false`,
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
    tests: [
      'src/content/code/highlight.test.ts: highlight › bash: "curl -X POST"',
      'src/content/code/highlight.test.ts: highlight › json: "{\\"a\\": 1, \\"b\\": null}"',
      'src/content/code/highlight.test.ts: highlight › rust: "fn main() {}"',
    ],
  },
  {
    section: '2 navigation',
    sentence: 'The table of contents covers heading levels 2 to 3.',
    tests: [`${docs}: table of contents › lists levels 2 and 3 and leads to them`],
  },
];
