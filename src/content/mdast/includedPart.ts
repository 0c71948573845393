import type { Node, Root } from 'mdast';

/** A partial where a page includes it, until its nodes take its place. */
export interface IncludedPart extends Node {
  type: 'includedPart';
  /** Not `children`, because visitors of the page's nodes must not take these for its own. */
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
