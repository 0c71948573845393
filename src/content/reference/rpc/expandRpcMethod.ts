import type { Code, RootContent } from 'mdast';
import { rpcCurl } from '../../../shared/samples/rpcCurl';
import { formatNumber } from '../../tokens/tokens';
import { asRpcDocument, errorsOf, findMethod, schemasOf } from '../openrpc/document';
import type { Example, Limit, Method, RpcDocument } from '../openrpc/types';
import { errorsTable } from '../openrpc/errorsTable';
import { requestOf, responseCases } from '../openrpc/examples';
import { parametersSection } from '../openrpc/parametersSection';
import {
  caseTabs,
  code,
  heading,
  languageTabs,
  lineList,
  markdown,
  noteList,
  sinceSentence,
  strong,
  type Inline,
} from '../nodes';
import { joinParts } from '../operation';
import { rpcHeader } from './header';
import { resultSection, wrappedValue } from './resultSection';
import { kitSample } from './kitSample';
import { pythonSample } from './pythonSample';
import { rustSample } from './rustSample';

function limitItem({ value, unit, description, since: release }: Limit): Inline[] {
  return [
    strong(`${formatNumber(value)} ${unit}`),
    ': ',
    ...markdown(description),
    ...sinceSentence(release),
  ];
}

function limitsSection(method: Method): RootContent[] {
  const limits = method['x-limits'] ?? [];
  if (limits.length === 0) return [];
  return [heading(2, 'limits', 'Limits'), lineList(limits.map(limitItem))];
}

function errorsSection(document: RpcDocument, method: Method): RootContent[] {
  const errors = errorsOf(document, method);
  if (errors.length === 0) return [];
  const conditions = errors.map(({ code: number }) => ({
    code: number,
    when: method['x-errors-when']?.[number]?.when ?? document['x-errors'][number]?.meaning ?? '',
  }));
  return [heading(2, 'errors', 'Errors'), errorsTable(document, conditions)];
}

function notesSection({ 'x-notes': notes = [] }: Method): RootContent[] {
  if (notes.length === 0) return [];
  return [heading(2, 'what-to-know', 'What to know'), noteList(notes)];
}

/**
 * Returns an example's call in each language; only in bash if the method is removed or takes its
 * parameters by name.
 */
function clientSamples(
  endpoint: string,
  document: RpcDocument,
  method: Method,
  example: Example,
): Code[] {
  const request = requestOf(method, example);
  const schemas = schemasOf(document);
  const isWrapped = wrappedValue(method.result.schema) !== undefined;
  const bash = code('bash', rpcCurl(endpoint, request));
  if (method.paramStructure === 'by-name') return [bash];
  const kit = kitSample(endpoint, schemas, method);
  const rust = rustSample(endpoint, schemas, method);
  return [
    bash,
    ...(kit === undefined ? [] : [code('typescript', kit)]),
    ...(rust === undefined ? [] : [code('rust', rust)]),
    ...(rust === undefined ? [] : [code('python', pythonSample(endpoint, request, isWrapped))]),
  ];
}

function samplesSection(document: RpcDocument, method: Method): RootContent[] {
  const [example] = method.examples;
  const [server] = method.servers ?? document.servers;
  if (example === undefined || server === undefined) return [];
  return [
    heading(2, 'example', 'Example'),
    languageTabs(clientSamples(server.url, document, method, example)),
    heading(3, method.examples.length > 1 ? 'other-answers' : 'response', 'Response'),
    ...caseTabs(responseCases(method)),
  ];
}

/**
 * Returns the reference of one method: header, samples, parameters, result, limits, notes and
 * errors.
 *
 * @param document the parsed `reference/openrpc.json`
 * @throws ContentError if the document is missing or invalid, or has no such method
 */
export function expandRpcMethod(document: unknown, name: string): RootContent[] {
  const rpc = asRpcDocument(document);
  const method = findMethod(rpc, name);
  return joinParts(name, true, {
    header: rpcHeader(rpc, method),
    samples: samplesSection(rpc, method),
    body: [
      ...parametersSection(rpc, method),
      ...resultSection(rpc, method),
      ...limitsSection(method),
      ...notesSection(method),
      ...errorsSection(rpc, method),
    ],
  });
}
