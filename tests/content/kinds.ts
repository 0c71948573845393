import { rpcMethods, rpcPath } from '../routes';

export type Kind = 'guide' | 'concept' | 'overview' | 'api' | 'rpc';

/** Beginnings of the level 2 headings that a page of a kind has, in this order. */
export const requiredSections: Readonly<Record<Kind, readonly string[]>> = {
  guide: ['Who this is for', 'Before you start', 'Steps', 'What can go wrong', 'What happens next'],
  concept: ['Model', 'Rules', 'Example', 'Limits'],
  // Pages that send readers on, or list facts; each has an order of its own.
  overview: [],
  // Several operations may share a page, so only the table of errors is common to all.
  api: ['Errors'],
  // Errors are listed where a method has its own; every method has the standard ones of the index.
  rpc: ['Parameters', 'Result', 'Example'],
};

const overviews = [
  '/',
  '/api',
  '/regions',
  '/validators',
  '/x',
  rpcPath,
  '/validators/network-documentation/request-config',
];

const conceptsOfInstitutions = ['network', 'reports', 'transactions'].map(
  (name) => `/documentation/institutions/${name}`,
);

/** The kind of the page at a path without prefix. */
export function kindOf(path: string): Kind {
  if (overviews.includes(path)) return 'overview';
  if (rpcMethods.some((method) => path === `${rpcPath}/${method}`)) return 'rpc';
  if (/^\/institutions?\//.test(path)) return 'api';
  if (conceptsOfInstitutions.includes(path)) return 'concept';
  return path.startsWith('/documentation/institutions/') ? 'guide' : 'concept';
}

export const minimumWords = 250;

/** Pages that may be shorter, with the reason. None is at present. */
export const shortPages: Readonly<Record<string, string>> = {};
