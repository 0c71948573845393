import { siteUrl } from '../../src/site/addresses';
import { withNames } from '../../src/site/names';
import { errorsPath, rpcMethods, rpcPath, subscriptionsPath } from '../routes';
import { missingInOperations } from './operations';

export type Kind = 'home' | 'overview' | 'guide' | 'concept' | 'api' | 'rpc' | 'subscription';

/** Beginnings of the level 2 headings that a page of a kind has, in this order. */
export const requiredSections: Readonly<Record<Kind, readonly string[]>> = {
  guide: ['Who this is for', 'Before you start', 'Steps', 'What can go wrong', 'What happens next'],
  concept: ['Model', 'Rules', 'Example', 'Limits'],
  home: ['Choose your way in', 'Most used tasks', 'Two interfaces', 'What to read first'],
  // Pages that send readers on, or list facts; each has an order of its own.
  overview: [],
  // Several operations may share a page; see `missingInOperations` for what each has.
  api: [],
  rpc: ['Parameters', 'Result', 'Example'],
  subscription: ['Parameters', 'Result', 'Notification', 'Errors', 'Example', 'Unsubscribe'],
};

/** Where the home page sends each of its readers. */
const audiences = [
  'documentation/{network}',
  'documentation/institutions/quickstart',
  'documentation/compliance_features',
  'validators',
].map(withNames);

/** The text of a section of level 2 of a page as Markdown; '' if it has none of this name. */
function section(markdown: string, name: string): string {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.find((text) => text.startsWith(name)) ?? '';
}

/** Addresses of other pages that a text links to, without prefix and hash. */
function linksTo(markdown: string): Set<string> {
  const links = markdown.matchAll(/\]\(([^)#\s]+)/g);
  return new Set([...links].map(([, address = '']) => address.replace(`${siteUrl}/`, '')));
}

/** What must stand in the sections of a kind, each with a test of the page as Markdown. */
const contents: Readonly<Record<Kind, Readonly<Record<string, (markdown: string) => boolean>>>> = {
  home: {
    'a way in for each audience': (markdown) => {
      const links = linksTo(section(markdown, 'Choose your way in'));
      return audiences.every((path) => links.has(path));
    },
  },
  overview: {
    'at least four sections': (markdown) => markdown.split(/^## /m).length > 4,
    'links to at least three pages': (markdown) => linksTo(markdown).size >= 3,
  },
  guide: {
    'numbered steps': (markdown) => /^\d+\. /m.test(section(markdown, 'Steps')),
    'codes or messages that can be met': (markdown) =>
      section(markdown, 'What can go wrong').includes('`'),
    'a link to the next page': (markdown) =>
      linksTo(section(markdown, 'What happens next')).size > 0,
  },
  concept: {
    'an example with numbers': (markdown) => /\d/.test(section(markdown, 'Example')),
  },
  api: {},
  rpc: {
    'a request and its answer': (markdown) =>
      /```bash[^]*```json/.test(section(markdown, 'Example')),
  },
  subscription: {
    'a notification': (markdown) => section(markdown, 'Notification').includes('"params"'),
    'a request and its answer': (markdown) =>
      /```bash[^]*```json/.test(section(markdown, 'Example')),
  },
};

/** What a page lacks beyond the headings of its kind, in words. */
export function missingContents(kind: Kind, markdown: string): string[] {
  const missing = Object.entries(contents[kind])
    .filter(([, isThere]) => !isThere(markdown))
    .map(([what]) => what);
  return kind === 'api' ? [...missing, ...missingInOperations(markdown)] : missing;
}

const overviews = [
  '/api',
  '/regions',
  '/x',
  rpcPath,
  errorsPath,
  subscriptionsPath,
  '/validators/network-documentation/request-config',
];

const conceptsOfInstitutions = ['network', 'reports', 'transactions'].map(
  (name) => `/documentation/institutions/${name}`,
);

/** The kind of the page at a path without prefix. */
export function kindOf(path: string): Kind {
  if (path === '/') return 'home';
  if (path === '/validators') return 'guide';
  if (overviews.includes(path)) return 'overview';
  if (rpcMethods.some((method) => path === `${rpcPath}/${method}`)) return 'rpc';
  if (path.startsWith(subscriptionsPath)) return 'subscription';
  if (/^\/institutions?\//.test(path)) return 'api';
  if (conceptsOfInstitutions.includes(path)) return 'concept';
  return path.startsWith('/documentation/institutions/') ? 'guide' : 'concept';
}

export const minimumWords = 250;

/** Pages that may be shorter, with the reason. None is at present. */
export const shortPages: Readonly<Record<string, string>> = {};
