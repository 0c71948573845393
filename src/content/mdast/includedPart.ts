import type { Node, Root } from 'mdast';

/** A placeholder for a partial in a page, until the nodes of the partial replace it. */
export interface IncludedPart extends Node {
  type: 'includedPart';
  /** Not named `children`, so that code that visits the page's nodes does not enter it. */
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
