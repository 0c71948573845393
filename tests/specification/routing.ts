import type { Requirement } from './requirement';

const addresses = 'tests/browser/navigation/addresses.test.ts';
const navbar = 'tests/browser/shell/navbar.test.ts';
const drawer = 'tests/browser/shell/drawer.test.ts';
const docs = 'tests/browser/article/docs.test.ts';
const toc = 'tests/browser/article/toc.test.ts';
const shell = 'tests/browser/shell/shell.test.ts';
const pages = 'tests/built/pages.test.ts';
const builtRoutes = 'tests/built/routes.test.ts';
const constants = 'src/site/constants.test.ts';

/** Section 2: routing, navigation and layout, in order. Search is covered with section 9. */
export const routingRequirements: readonly Requirement[] = [
  {
    section: '2 routing',
    sentence: 'All routes are served from the site root (base URL /).',
    tests: [
      `${builtRoutes}: the site has all pages of the specification`,
      `${constants}: the site is at the root of its host`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Two sidebars exist; the single doc version is named current and labelled Next.',
    tests: [
      `${shell}: links to both sidebars without a page load`,
      `${shell}: the dropdown "Version: Next" › opens and closes by mouse`,
      `${shell}: the dropdown "Language: English" › opens and closes by mouse`,
      `${constants}: sets the specified name and label of the version`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Drafts are not published.',
    tests: [
      `${builtRoutes}: the drafts of the specification exist`,
      `${builtRoutes}: the draft %s is not published`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Any unknown path shows a not-found page.',
    tests: [
      `${addresses}: shows the not-found page with status 404`,
      `${builtRoutes}: there is a not-found page`,
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
      `${addresses}: a link to the HTML file of a page opens the page within the app`,
      `${addresses}: no form of an address briefly shows "not found"`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'Internal links respect the base URL and trailing-slash setting.',
    tests: [
      'tests/otherBuilds/versions.ts: each address resolves to a file',
      'tests/otherBuilds/versions.ts: in the browser › each request has the prefix once, across navigations',
      'tests/wide/otherAddresses.test.ts: each address resolves to a file, with the prefix once and in one form',
      `${pages}: each internal link resolves to a file, and each anchor to an element`,
    ],
  },
  {
    section: '2 routing',
    sentence: 'External links open in a new tab without opener or referrer.',
    tests: [`${pages}: external links open in a new tab without opener or referrer`],
  },
  {
    section: '2 routing',
    sentence: 'Page titles are built as page title, delimiter, site title.',
    tests: [
      `${pages}: each page has one title, built from its h1 and the site title`,
      `${docs}: the pager links to the next page and back, and the title changes with the page`,
    ],
  },
  {
    section: '2 navigation',
    sentence:
      'Navbar: both sidebars, search box, links to a social and a professional network, toggle.',
    tests: [`${shell}: the navbar › has its links, the search box and the theme toggle`],
  },
  {
    section: '2 navigation',
    sentence: 'Docs pages also offer a version dropdown and a language dropdown.',
    tests: [
      `${shell}: the dropdown "Version: Next" › opens and closes by keyboard`,
      `${shell}: the dropdown "Language: English" › opens and closes by keyboard`,
      `${shell}: the dropdown "Version: Next" › opens and closes on scripted clicks, which screen readers send`,
      `${shell}: the dropdown "Language: English" › opens and closes on scripted clicks, which screen readers send`,
    ],
  },
  {
    section: '2 navigation',
    sentence: "Below 996px the navbar becomes a hamburger sidebar with 'Back to main menu'.",
    tests: [
      `${drawer}: a window 995 pixels wide has a button for the drawer`,
      `${drawer}: a window 996 pixels wide has no button for the drawer`,
      `${drawer}: the drawer opens at the sidebar and goes back to the main menu`,
      `${drawer}: the drawer closes when the window grows, and the page keeps the categories opened in it`,
      `${drawer}: the page does not scroll behind the drawer`,
    ],
  },
  {
    section: '2 navigation',
    sentence: 'The navbar may hide on scroll.',
    tests: [
      `${navbar}: in a narrow window the navbar hides on scrolling down and returns on scrolling up`,
      `${navbar}: the navbar stays visible while it has focus`,
    ],
  },
  {
    section: '2 navigation',
    sentence: 'A skip-to-main-content link exists.',
    tests: [`${shell}: the skip link › is the first link and moves focus to the main content`],
  },
  {
    section: '2 navigation',
    sentence: 'Code blocks highlight bash, json and rust.',
    tests: [
      'src/content/codeBlocks/codeHtml.test.ts: codeHtml › renders bash: "curl -X POST"',
      'src/content/codeBlocks/codeHtml.test.ts: codeHtml › renders json: "{\\"a\\": 1, \\"b\\": null}"',
      'src/content/codeBlocks/codeHtml.test.ts: codeHtml › renders rust: "fn main() {}"',
    ],
  },
  {
    section: '2 navigation',
    sentence: 'The table of contents covers heading levels 2 to 3.',
    tests: [`${toc}: the table of contents › lists and links to all headings of levels 2 and 3`],
  },
];
