import type { Heading } from 'mdast';
import { heading } from '../nodes';

/** How the sections of one expansion are numbered and named. */
export interface Sections {
  readonly depth: 2 | 3 | 4;
  /** Stands before each id, so that several operations can share a page: `addCustomer-`. */
  readonly prefix: string;
}

/** The heading of a section, with the id `responses` or `addCustomer-responses`. */
export function sectionHeading({ depth, prefix }: Sections, name: string, title: string): Heading {
  return heading(depth, `${prefix}${name}`, title);
}
