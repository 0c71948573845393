import type { Node, Root } from 'mdast';

/** The place of a partial in a page, until the nodes of the partial replace it. */
export interface IncludedPart extends Node {
  type: 'includedPart';
  /** Not `children`, so that visitors of the page's nodes do not enter it. */
  root: Root;
  /** The page's context with the partial's text, path and parameters. */
  context: unknown;
}

declare module 'mdast' {
  interface RootContentMap {
    includedPart: IncludedPart;
  }
  interface BlockContentMap {
    includedPart: IncludedPart;
  }
}
