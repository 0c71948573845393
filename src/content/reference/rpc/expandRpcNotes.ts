import type { RootContent } from 'mdast';
import { lineList, markdown } from '../nodes';
import { asRpcDocument, findMethod } from './document';

/**
 * What users of a method should know, as a list.
 *
 * @param document the parsed `reference/openrpc.json`
 * @throws when the document has no such method, or no notes for it
 */
export function expandRpcNotes(document: unknown, name: string): RootContent[] {
  const notes = findMethod(asRpcDocument(document), name)['x-notes'] ?? [];
  if (notes.length === 0) throw new Error(`reference/openrpc.json has no notes for "${name}".`);
  return [lineList(notes.map(({ text }) => markdown(text)))];
}
