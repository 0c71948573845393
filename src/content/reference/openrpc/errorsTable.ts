import type { RootContent } from 'mdast';
import { errorSection } from '../../../domain/referencePages/rpcPages';
import { factTable, inlineCode, link, markdown, type Row } from '../nodes';
import type { RpcDocument } from './types';

/**
 * Returns the table of a method's errors.
 * @param errors the errors, each with the condition under which the method returns it
 */
export function errorsTable(
  { 'x-errors': facts }: RpcDocument,
  errors: readonly { readonly code: number; readonly when: string }[],
): RootContent {
  const rows = errors.map(({ code, when }): Row => ({
    cells: [
      [link(errorSection(code), inlineCode(String(code)))],
      [inlineCode(facts[code]?.name ?? '')],
      markdown(when),
    ],
  }));
  return factTable(['Code', 'Name', 'When'], rows);
}
