import type { Heading } from 'mdast';
import { heading } from '../nodes';

/** Heading level and id prefix of an operation's sections. */
export interface Sections {
  readonly depth: 2 | 3 | 4;
  /** Prefix of each id, so that several operations can share a page: `addCustomer-`. */
  readonly prefix: string;
}

/** Builds the heading of a section, with an id such as `responses` or `addCustomer-responses`. */
export function sectionHeading({ depth, prefix }: Sections, name: string, title: string): Heading {
  return heading(depth, `${prefix}${name}`, title);
}
