import type { Library } from '../types';

/** A reference document of the version by its file's name without ending. @throws Error without it */
export function documentOf({ documents }: Library, name: string): unknown {
  const document = documents.get(name);
  if (document === undefined) throw new Error(`The version has no reference/${name}.json.`);
  return document;
}
