import type { RootContent } from 'mdast';
import {
  asRpcDocument,
  errorsOf,
  findMethod,
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
import { answerOf, bashSample, jsonSample, requestOf, rustSample } from './samples';

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

function exampleSection(document: RpcDocument, method: Method): RootContent[] {
  const [example] = method.examples;
  const [server] = method.servers ?? document.servers;
  if (example === undefined || server === undefined) return [];
  const request = requestOf(method.name, example);
  const isWrapped = wrappedValue(method.result.schema) !== undefined;
  return [
    heading(2, 'example', 'Example'),
    languageTabs([
      code('bash', bashSample(server.url, request)),
      code('json', jsonSample(request)),
      code('rust', rustSample(server.url, request, isWrapped)),
    ]),
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
