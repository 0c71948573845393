import type { RootContent } from 'mdast';
import { inlineCode, noteList, link, markdown, table } from '../nodes';
import { methodPage } from '../../../domain/referencePages/rpcPages';
import { asRpcDocument } from '../openrpc/document';
import type { RpcDocument, SharedSection } from '../openrpc/types';
import { didYouMean, listNames } from '../../../shared/suggest';
import { ContentError } from '../../contentError';

const parts: Readonly<Record<string, (document: RpcDocument) => RootContent>> = {
  options: (document) => noteList(document['x-request-options']),
  paths: (document) =>
    table(
      ['Path', 'Answer'],
      document['x-transport'].paths.map(({ path, answer }) => ({
        cells: [[inlineCode(path)], markdown(answer)],
      })),
    ),
  storage: (document) =>
    table(
      ['Method', 'Answer'],
      document['x-storage-failures'].map(({ method, answer }) => ({
        cells: [[link(methodPage(method), inlineCode(method))], markdown(answer)],
      })),
    ),
  transport: (document) => noteList(document['x-transport'].notes),
};

function sharedSection({ columns = [], rows = [], notes = [] }: SharedSection): RootContent[] {
  return [
    ...(rows.length === 0
      ? []
      : [
          table(
            columns,
            rows.map(({ cells }) => ({ cells: cells.map(markdown) })),
          ),
        ]),
    ...(notes.length === 0 ? [] : [noteList(notes)]),
  ];
}

/**
 * Returns a part of the reference that methods share, such as the transport rules.
 *
 * @param document the parsed `reference/openrpc.json`
 * @throws ContentError if the document is missing or invalid, or has no such part
 */
export function expandRpcShared(document: unknown, name: string): RootContent[] {
  const rpc = asRpcDocument(document);
  const part = parts[name];
  if (part !== undefined) return [part(rpc)];
  const section = rpc['x-shared'][name];
  if (section === undefined) {
    const names = [...Object.keys(parts), ...Object.keys(rpc['x-shared'])];
    const advice = didYouMean(name, names, listNames('shared parts', names));
    throw new ContentError(`The JSON-RPC reference has no shared part "${name}".`, advice);
  }
  return sharedSection(section);
}
