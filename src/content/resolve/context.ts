import type { Position } from 'unist';
import type {
  AnchorLink,
  Fix,
  FrontMatter,
  Library,
  Origin,
  Point,
  Problem,
  Source,
  SourceLocation,
} from '../types';
import type { PageIds } from './ids';

/** Input and collected output of resolving one page. */
export interface PageContext {
  readonly source: Source;
  readonly frontMatter: FrontMatter;
  readonly lines: readonly string[];
  readonly library: Library;
  readonly ids: PageIds;
  readonly problems: Problem[];
  /** Links to anchors of this page, checked once all its ids are known. */
  readonly ownAnchorLinks: AnchorLink[];
  /** Links to anchors of other pages. */
  readonly anchorLinks: AnchorLink[];
  /**
   * The parts of reference documents shown so far, each with the name of its component, as JSON.
   */
  readonly shownParts: Set<string>;
  /** Number of closing lines still to be skipped, because their admonitions were reported. */
  closingLinesToSkip: number;
  /** The line that closes the last malformed admonition. Headings above it are misplaced. */
  admonitionEnd: number;
  /** Number of drawings and diagrams so far. */
  figureCount: number;
  /** Whether an error may hide some of the page's anchors. */
  unreadable: boolean;
  /** The partials around this text, outermost first; undefined in a page. */
  readonly includes?: readonly Inclusion[];
  /**
   * Whether the text has syntax errors. If it does, tags may have been removed, so the nesting is
   * unknown.
   */
  readonly hasBrokenTags: boolean;
}

/** An `<Include>` that encloses the current text, and the file that it includes. */
export interface Inclusion {
  readonly file: string;
  readonly node: Positioned;
  readonly context: PageContext;
}

/** A node that may have a position. */
export interface Positioned {
  readonly position?: Position | undefined;
  readonly data?: { readonly file?: string; readonly origin?: Origin } | undefined;
}

/** Returns the start of a node; the start of the file for nodes without a position. */
export function startOf(node: Positioned): Point {
  const start = node.position?.start;
  return { line: start?.line ?? 1, column: start?.column ?? 1 };
}

/** Returns the location of a node; for a generated node, the location of its data, if known. */
export function locationOf(node: Positioned, { library, source }: PageContext): SourceLocation {
  const { origin, file = source.file } = node.data ?? {};
  const location = origin === undefined ? undefined : library.locate?.(origin);
  return location ?? { file, ...startOf(node) };
}

interface ProblemExtras {
  readonly severity?: 'warning' | undefined;
  readonly fix?: Fix | undefined;
}

/** Adds a problem at a point, or at the location of a node. */
export function report(
  context: PageContext,
  at: Positioned | Point,
  message: string,
  advice: string,
  { severity, fix }: ProblemExtras = {},
): void {
  const location =
    'line' in at
      ? { file: context.source.file, line: at.line, column: at.column }
      : locationOf(at, context);
  context.problems.push({
    ...location,
    message,
    advice,
    ...(severity && { severity }),
    ...(fix && { fix }),
  });
}

/**
 * Reports a mistake in the structure of a page, such as an empty component. Does nothing on a page
 * with broken tags, whose structure is unknown.
 */
export function reportStructure(
  context: PageContext,
  at: Positioned | Point,
  message: string,
  advice: string,
  extras?: ProblemExtras,
): void {
  if (!context.hasBrokenTags) report(context, at, message, advice, extras);
}
