import { siteUrl } from '../../src/site/addresses';
import { withNames } from '../../src/site/names';
import { missingOperationParts } from './operations';

type Kind = 'home' | 'overview' | 'guide' | 'concept' | 'api' | 'rpc' | 'subscription';

/** Required level 2 headings of each kind of page, in order; a prefix is enough. */
export const requiredSections: Readonly<Record<Kind, readonly string[]>> = {
  // Other headings depend on the topic; `requiredContent` checks what each kind must contain.
  guide: ['Before you start'],
  concept: [],
  home: ['Choose your way in', 'Most used tasks', 'Two interfaces', 'What to read first'],
  // Overviews list links or facts, each in its own order.
  overview: [],
  // A page may have several operations; `missingOperationParts` checks each.
  api: [],
  rpc: ['Example', 'Parameters', 'Result'],
  subscription: ['Example', 'Parameters', 'Result', 'Notification', 'Errors', 'Unsubscribe'],
};

/** Generic headings, which fit any page and so tell the reader nothing about it. */
export const genericHeadings = [
  'Example',
  'Introduction',
  'Limits',
  'Model',
  'Rules',
  'Steps',
  'What can go wrong',
  'What happens next',
  'Who this is for',
];

/** The entry page of each audience. The home page must link to all of them. */
const entryPages = [
  'documentation/{network}',
  'documentation/institutions/quickstart',
  'documentation/compliance_features',
  'validators',
].map(withNames);

function sectionOf(markdown: string, name: string): string {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.find((text) => text.startsWith(name)) ?? '';
}

function linksTo(markdown: string): Set<string> {
  const links = markdown.matchAll(/\]\(([^)#\s]+)/g);
  return new Set([...links].map(([, address = '']) => address.replace(`${siteUrl}/`, '')));
}

/**
 * Matches inline code that looks like an API error code, such as `quote_expired`, or an error
 * message.
 */
const errorCode = /`(?:[a-z]+(?:_[a-z]+)+|[^`]*(?:[Ee]rror|failed)[^`]*)`/g;

const requiredContent: Readonly<
  Record<Kind, Readonly<Record<string, (markdown: string) => boolean>>>
> = {
  home: {
    'an entry link for each audience': (markdown) => {
      const links = linksTo(sectionOf(markdown, 'Choose your way in'));
      return entryPages.every((path) => links.has(path));
    },
  },
  overview: {
    'at least four sections': (markdown) => markdown.split(/^## /m).length > 4,
    'links to at least three pages': (markdown) => linksTo(markdown).size >= 3,
  },
  guide: {
    'numbered steps': (markdown) => /^\d+\. /m.test(markdown),
    'what to do about at least two errors': (markdown) =>
      new Set(markdown.match(errorCode)).size >= 2,
    'a link to the next page at its end': (markdown) =>
      linksTo(markdown.split(/^## /m).at(-1) ?? '').size > 0,
  },
  concept: {
    'an example with numbers': (markdown) => /\bexample\b[^]*\d/i.test(markdown),
  },
  api: {},
  rpc: {
    'a request and its response': (markdown) =>
      /```bash[^]*```json/.test(sectionOf(markdown, 'Example')),
  },
  subscription: {
    'a notification': (markdown) =>
      /"method": "\w+Notification"/.test(sectionOf(markdown, 'Example')),
    'a request and its response': (markdown) =>
      /```bash[^]*```json/.test(sectionOf(markdown, 'Example')),
  },
};

/** Lists the required content that a page does not have. */
export function missingContent(kind: Kind, markdown: string): string[] {
  const missing = Object.entries(requiredContent[kind])
    .filter(([, isPresent]) => !isPresent(markdown))
    .map(([name]) => name);
  return kind === 'api' ? [...missing, ...missingOperationParts(markdown)] : missing;
}

const referenceKinds = [
  ['RpcMethod', 'rpc'],
  ['RpcSubscription', 'subscription'],
  ['ApiOperation', 'api'],
] as const;

/**
 * Returns the kind of a page: home for `/`, otherwise the kind that its front matter names or its
 * reference component implies. Any other page is a concept.
 *
 * @param path the page's path without the site's prefix
 * @param text the text of the page's file
 */
export function kindOf(path: string, text: string): Kind {
  if (path === '/') return 'home';
  const [, named] = /^kind: *(guide|concept|overview)$/m.exec(text.split(/^---$/m)[1] ?? '') ?? [];
  if (named !== undefined) return named as Kind;
  const shown = referenceKinds.find(([component]) => text.includes(`<${component} `));
  return shown?.[1] ?? 'concept';
}

export const minimumWords = 250;

/** Reasons why pages may have fewer words than `minimumWords`, by path. */
export const shortPages: Readonly<Record<string, string>> = {};
