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
import { referenceName } from '../schema';
import { asRpcDocument, type Method, type RpcDocument } from './document';
import { errorAnchor, methodPage } from '../../../subject/rpcPages';

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
  return ({ tags }) => tags.some(({ $ref }) => referenceName($ref) === group);
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

function errorMeaning(document: RpcDocument, code: number, message: string): Inline[] {
  const facts = document['x-errors'][code];
  return [
    ...markdown(message),
    ...(facts?.note === undefined ? [] : [' ', ...markdown(facts.note)]),
    ...(facts?.since === undefined ? [] : [' ', since(facts.since)]),
  ];
}

function errorsSection(document: RpcDocument): RootContent[] {
  const rows = Object.entries(document.components.errors).map(([name, { code, message }]): Row => {
    const { dataText } = document['x-errors'][code] ?? {};
    return {
      id: errorAnchor(code),
      cells: [
        [link(`#${errorAnchor(code)}`, inlineCode(String(code)))],
        [inlineCode(name)],
        errorMeaning(document, code, message),
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
      '. The codes from -32700 to -32600 are those of JSON-RPC 2.0, those from -32001 downwards are the node’s own.',
    ),
    table(['Code', 'Name', 'Meaning', 'Data'], rows),
  ];
}

/**
 * The list of all methods by group, deprecated ones apart, and the table of error codes.
 *
 * @param document the parsed `reference/openrpc.json`
 */
export function expandRpcIndex(document: unknown): RootContent[] {
  const rpc = asRpcDocument(document);
  return [...methodsSection(rpc), ...errorsSection(rpc)];
}
