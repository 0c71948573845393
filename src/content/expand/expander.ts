import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { Library } from '../types';

/** A component that stands for Markdown made from the version's data. */
export interface Expander {
  readonly attributes: z.ZodObject;
  /**
   * @param attributes validated, with tokens replaced
   * @throws Error with a message for the author when the data does not have what is asked for
   */
  readonly expand: (
    attributes: Readonly<Record<string, string>>,
    library: Library,
  ) => RootContent[];
}

/** A reference document of the version by its file's name without ending. @throws Error without it */
export function documentOf({ documents }: Library, name: string): unknown {
  const document = documents.get(name);
  if (document === undefined) throw new Error(`The version has no reference/${name}.json.`);
  return document;
}
