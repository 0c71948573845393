import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Library } from '../types';

/** A component that expands to Markdown generated from the version's data. */
export interface Expander {
  readonly attributes: z.ZodObject;
  /**
   * @param attributes validated, with tokens replaced
   * @throws Error with a message for the author if the data lacks what the attributes name
   */
  readonly expand: (
    attributes: Readonly<Record<string, string>>,
    library: Library,
  ) => RootContent[];
}

/** Returns a reference document by its file name without extension. @throws Error if missing */
export function documentOf({ documents }: Library, name: string): unknown {
  const document = documents.get(name);
  if (document === undefined) throw new Error(`The version has no reference/${name}.json.`);
  return document;
}
