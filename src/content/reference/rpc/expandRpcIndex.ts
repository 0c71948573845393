import type { RootContent } from 'mdast';
import {
  heading,
  inlineCode,
  link,
  markdown,
  paragraph,
  since,
  table,
  type Inline,
  type Row,
} from '../nodes';
import { refName } from '../schema';
import {
  asRpcDocument,
  errorEntries,
  type ErrorFacts,
  type Method,
  type RpcDocument,
} from '../openrpc/document';
import { errorAnchor, errorSection, errorsPage, methodPage } from '../../../subject/rpcPages';

function methodRow({ name, summary }: Method): Row {
  return { id: name, cells: [[link(methodPage(name), inlineCode(name))], markdown(summary)] };
}

function methodsTable(methods: readonly Method[]): RootContent {
  return table(['Method', 'What it does'], methods.map(methodRow));
}

const methodFilter: RootContent = {
  type: 'mdxJsxFlowElement',
  name: 'TableFilter',
  attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: 'Filter methods' }],
  children: [],
};

function isIn(group: string): (method: Method) => boolean {
  return ({ tags }) => tags.some(({ $ref }) => refName($ref) === group);
}

function methodsSection({ methods, 'x-groups': groups }: RpcDocument): RootContent[] {
  const sorted = methods.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const current = sorted.filter(({ deprecated }) => deprecated !== true);
  return [
    heading(2, 'methods', 'Methods'),
    methodFilter,
    ...groups.flatMap(({ name, title, description }) => [
      heading(3, `group-${name}`, title),
      paragraph(...markdown(description)),
      methodsTable(current.filter(isIn(name))),
    ]),
    heading(3, 'group-deprecated', 'Deprecated'),
    paragraph('Removed from current nodes, which answer ', inlineCode('-32601'), '.'),
    methodsTable(sorted.filter(({ deprecated }) => deprecated === true)),
  ];
}

function errorMeaning({ meaning, note, since: first }: ErrorFacts): Inline[] {
  return [
    ...markdown(meaning),
    ...(note === undefined ? [] : [' ', ...markdown(note)]),
    ...(first === undefined ? [] : [' ', since(first)]),
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
  return [
    heading(2, 'error-codes', 'Error codes'),
    paragraph(
      'An error comes with HTTP status 200 and the member ',
      inlineCode('error'),
      ' in the place of ',
      inlineCode('result'),
      '. The codes from -32700 to -32600 are those of JSON-RPC 2.0, those from -32001 downwards are the node’s own. Cause, fix and retry of each are on the page of ',
      link(errorsPage, 'error codes'),
      '.',
    ),
    table(['Code', 'Name', 'Meaning', 'Data'], rows),
  ];
}

/**
 * Expands to tables of the methods by group, deprecated ones last, and the table of error codes.
 *
 * @param document the parsed `reference/openrpc.json`
 */
export function expandRpcIndex(document: unknown): RootContent[] {
  const rpc = asRpcDocument(document);
  return [...methodsSection(rpc), ...errorsSection(rpc)];
}
