import type { Code, RootContent } from 'mdast';
import {
  asRpcDocument,
  errorsOf,
  findMethod,
  schemasOf,
  type Example,
  type Limit,
  type Method,
  type RpcDocument,
} from './document';
import { factsLine } from './factsLine';
import { formatEnvelope } from '../json';
import {
  code,
  details,
  heading,
  inlineCode,
  languageTabs,
  lineList,
  link,
  markdown,
  since,
  strong,
  table,
  type Inline,
  type Row,
} from '../nodes';
import { errorSection } from '../../../subject/rpcPages';
import { parametersSection } from './parametersSection';
import { resultSection, wrappedValue } from './resultSection';
import { kitSample } from './kitSample';
import { pythonSample } from './pythonSample';
import { rustSample } from './rustSample';
import { answerOf, bashSample, jsonSample, requestOf } from './samples';

function limitItem({ value, unit, description: words, since: first }: Limit): Inline[] {
  return [
    strong(`${value.toLocaleString('en-US')} ${unit}`),
    ': ',
    ...markdown(words),
    ...(first === undefined ? [] : [' ', since(first)]),
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
  const rows = errors.map(({ code: number }): Row => {
    const { name = '', meaning = '' } = document['x-errors'][number] ?? {};
    const when = method['x-errors-when']?.[number]?.when ?? meaning;
    return {
      cells: [
        [link(errorSection(number), inlineCode(String(number)))],
        [inlineCode(name)],
        markdown(when),
      ],
    };
  });
  return [heading(2, 'errors', 'Errors'), table(['Code', 'Name', 'When'], rows)];
}

function answerCode(example: Example): RootContent {
  const title = example['x-error'] === undefined ? 'Response' : 'Error';
  return code('json', formatEnvelope(answerOf(example)), `title="${title}"`);
}

/** The calls whose answers look different, each behind its description. */
function otherExamples({ name, examples }: Method): RootContent[] {
  const others = examples.slice(1);
  if (others.length === 0) return [];
  return [
    heading(3, 'other-answers', 'Other answers'),
    ...others.map((example) =>
      details(example.description ?? example.name, [
        code('json', jsonSample(requestOf(name, example)), 'title="Request"'),
        answerCode(example),
      ]),
    ),
  ];
}

/** A call in each language, removed methods in bash only. */
function clientSamples(
  endpoint: string,
  document: RpcDocument,
  method: Method,
  example: Example,
): Code[] {
  const request = requestOf(method.name, example);
  const schemas = schemasOf(document);
  const isWrapped = wrappedValue(method.result.schema) !== undefined;
  const kit = kitSample(endpoint, schemas, method);
  const rust = rustSample(endpoint, schemas, method);
  return [
    code('bash', bashSample(endpoint, request)),
    ...(kit === undefined ? [] : [code('typescript', kit)]),
    ...(rust === undefined ? [] : [code('rust', rust)]),
    ...(rust === undefined ? [] : [code('python', pythonSample(endpoint, request, isWrapped))]),
  ];
}

function exampleSection(document: RpcDocument, method: Method): RootContent[] {
  const [example] = method.examples;
  const [server] = method.servers ?? document.servers;
  if (example === undefined || server === undefined) return [];
  return [
    heading(2, 'example', 'Example'),
    languageTabs(clientSamples(server.url, document, method, example)),
    answerCode(example),
    ...otherExamples(method),
  ];
}

/**
 * The reference of one method: a line of facts, parameters, result, limits, errors and an example.
 *
 * @param document the parsed `reference/openrpc.json`
 * @throws when the document has no such method or refers to what it does not have
 */
export function expandRpcMethod(document: unknown, name: string): RootContent[] {
  const rpc = asRpcDocument(document);
  const method = findMethod(rpc, name);
  return [
    factsLine(rpc, method),
    ...parametersSection(rpc, method),
    ...resultSection(rpc, method),
    ...limitsSection(method),
    ...errorsSection(rpc, method),
    ...exampleSection(rpc, method),
  ];
}
