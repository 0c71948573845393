import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Explanation, FrontMatter, Library } from '../types';
import { ContentError } from '../contentError';

/** A component that expands to Markdown generated from the version's data. */
export interface Expander {
  readonly attributes: z.ZodObject;
  /** Whether the component shows a document part that should appear only once in a version. */
  readonly showsPart?: true;
  /** Dotted names of the data that the component reads; the required data comes first. */
  readonly usedData?: (attributes: Readonly<Record<string, string>>) => readonly string[];
  /**
   * @param attributes validated, with tokens replaced
   * @throws ContentError if an author's mistake keeps the component from expanding
   * @throws AlreadyReportedError if the cause has already been reported
   */
  readonly expand: (
    attributes: Readonly<Record<string, string>>,
    library: Library,
  ) => RootContent[];
  /** Returns the document's texts that the page should show but does not. */
  readonly omissions?: (
    attributes: Readonly<Record<string, string>>,
    library: Library,
    page: PageTexts,
  ) => readonly Omission[];
}

/** The texts of a page that may already say what a component leaves out. */
export type PageTexts = Pick<FrontMatter, 'description' | 'title'>;

/** A text that a document contains but the page does not show. */
export interface Omission extends Explanation {
  readonly text: string;
  readonly key: 'description' | 'summary';
}

/** Thrown if the cause of a failure has already been reported. */
export class AlreadyReportedError extends Error {}

/**
 * Returns an optional reference document by its file name without extension; undefined if the
 * version does not have it.
 *
 * @throws AlreadyReportedError if it could not be read
 */
export function optionalDocument(library: Library, name: string): unknown {
  const { documents, faultyDocuments } = library;
  const isPresent = documents.has(name) || faultyDocuments?.has(name) === true;
  return isPresent ? documentOf(library, name) : undefined;
}

/**
 * Returns a reference document by its file name without extension.
 *
 * @throws ContentError if it is missing
 * @throws AlreadyReportedError if it could not be read
 */
export function documentOf({ documents, faultyDocuments }: Library, name: string): unknown {
  const document = documents.get(name);
  if (document !== undefined) return document;
  if (faultyDocuments?.has(name) === true) throw new AlreadyReportedError();
  throw new ContentError(
    `The version has no reference/${name}.json.`,
    'Add the file, or remove the component.',
  );
}
