import type { Position } from 'unist';
import type { AnchorReference, Library, Problem, Source } from '../types';
import type { PageIds } from './ids';

/** What the resolving of one page reads and fills. */
export interface PageContext {
  readonly source: Source;
  /** The lines of the file, to find places inside of nodes. */
  readonly lines: readonly string[];
  readonly library: Library;
  readonly ids: PageIds;
  readonly problems: Problem[];
  /** Links to anchors of this page, checked when all its ids are known. */
  readonly ownAnchors: AnchorReference[];
  /** Links to anchors of other pages. */
  readonly anchorReferences: AnchorReference[];
  /** Number of drawings inlined so far. */
  figures: number;
  /** A mistake hides part of the page, so that its anchors are not all known. */
  unreadable: boolean;
}

/** Anything that may know its place in the file. */
export interface Placed {
  readonly position?: Position | undefined;
}

/** A place in the page's file. */
export interface Point {
  readonly line: number;
  readonly column: number;
}

/** Where a node begins; the file's start for nodes without a place. */
export function startOf(node: Placed): Point {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** Adds a problem at a point or at the start of a node. */
export function report(
  context: PageContext,
  at: Placed | Point,
  message: string,
  advice: string,
): void {
  const { line, column } = 'line' in at ? at : startOf(at);
  context.problems.push({ file: context.source.file, line, column, message, advice });
}
