import type { RootContent } from 'mdast';
import {
  heading,
  inlineCode,
  link,
  markdown,
  paragraph,
  table,
  tableFilter,
  type Row,
} from '../nodes';
import { errorMeaning } from './errorMeaning';
import { refName } from '../fields/schema';
import { asRpcDocument, errorEntries } from '../openrpc/document';
import type { Method, RpcDocument } from '../openrpc/types';
import {
  errorAnchor,
  errorSection,
  errorsPage,
  methodPage,
} from '../../../domain/referencePages/rpcPages';

/**
 * The values of the column "Needs", easiest first; `removed` means that no node serves the method.
 */
const needs = ['every node', 'full API', 'history', 'removed'];

function needsOf({ 'x-tier': tier, 'x-requires': requiredFlag }: Method): string {
  const [every = '', full = '', history = '', removed = ''] = needs;
  if (tier === 'removed') return removed;
  const api = tier === 'minimal' ? every : full;
  return requiredFlag === undefined ? api : `${api}, ${history}`;
}

function methodRow(method: Method): Row {
  const { name, summary } = method;
  return {
    id: name,
    cells: [[link(methodPage(name), inlineCode(name))], markdown(summary), [needsOf(method)]],
  };
}

function methodsTable(methods: readonly Method[]): RootContent {
  return table(['Method', 'What it does', 'Needs'], methods.map(methodRow));
}

function hasTag(group: string): (method: Method) => boolean {
  return ({ tags }) => tags.some(({ $ref }) => refName($ref) === group);
}

function methodsSection({ methods, 'x-groups': groups }: RpcDocument): RootContent[] {
  const sorted = methods.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const current = sorted.filter(({ deprecated }) => deprecated !== true);
  const deprecatedMethods = sorted.filter(({ deprecated }) => deprecated === true);
  const found = new Set(methods.flatMap((method) => needsOf(method).split(', ')));
  return [
    heading(2, 'methods', 'Methods'),
    tableFilter('Filter methods', {
      Group: [
        ...groups.map(({ title }) => title),
        ...(deprecatedMethods.length === 0 ? [] : ['Deprecated']),
      ],
      Needs: needs.filter((need) => found.has(need)),
    }),
    ...groups.flatMap(({ name, title, description }) => {
      const groupMethods = current.filter(hasTag(name));
      if (groupMethods.length === 0) return [];
      return [
        heading(3, `group-${name}`, title),
        paragraph(...markdown(description)),
        methodsTable(groupMethods),
      ];
    }),
    ...(deprecatedMethods.length === 0
      ? []
      : [
          heading(3, 'group-deprecated', 'Deprecated'),
          paragraph('Removed from current nodes, which answer ', inlineCode('-32601'), '.'),
          methodsTable(deprecatedMethods),
        ]),
  ];
}

function errorsSection(document: RpcDocument): RootContent[] {
  const rows = errorEntries(document).map((error): Row => {
    const { code, name, dataText } = error;
    return {
      id: errorAnchor(code),
      cells: [
        [link(errorSection(code), inlineCode(String(code)))],
        [inlineCode(name)],
        errorMeaning(error),
        dataText === undefined ? ['–'] : markdown(dataText),
      ],
    };
  });
  if (rows.length === 0) return [];
  return [
    heading(2, 'error-codes', 'Error codes'),
    paragraph(
      'An error response has HTTP status 200 and the member ',
      inlineCode('error'),
      ' in place of ',
      inlineCode('result'),
      '. The codes from -32700 to -32600 are those of JSON-RPC 2.0, the others are the node’s own. The page on ',
      link(errorsPage, 'error codes'),
      ' gives the cause and the fix of each, and says whether to retry.',
    ),
    table(['Code', 'Name', 'Meaning', 'Data'], rows),
  ];
}

/**
 * Returns a filter, a table of methods for each group (deprecated methods last), and a table of
 * error codes.
 *
 * @param document the parsed `reference/openrpc.json`
 * @throws ContentError if the index cannot be shown
 */
export function expandRpcIndex(document: unknown): RootContent[] {
  const rpc = asRpcDocument(document);
  return [...methodsSection(rpc), ...errorsSection(rpc)];
}
