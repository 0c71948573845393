import type { RootContent } from 'mdast';
import { formatMultiline } from '../../../shared/json';
import {
  code,
  heading,
  inlineCode,
  joinInline,
  lineList,
  link,
  markdown,
  paragraph,
  sinceSentence,
  strong,
  table,
  tableFilter,
  type Inline,
  type Row,
} from '../nodes';
import {
  asSubscriptionsDocument,
  subscriptionsOf,
  type SubscriptionsDocument,
} from '../subscriptions/document';
import { errorAnchor, methodPage, subscriptionPage } from '../../../subject/rpcPages';
import { asRpcDocument, errorEntries, errorsOf } from '../openrpc/document';
import type { RpcDocument } from '../openrpc/types';
import { sourceLink } from '../openrpc/sources';

type ErrorEntry = ReturnType<typeof errorEntries>[number];

function retryFact({ retry, how }: ErrorEntry['retry']): Inline[] {
  const verdicts = {
    no: 'No.',
    'after fixing': 'Once the request is corrected.',
    'same request': 'Yes, the same request.',
    'another node': 'On another node.',
  };
  return [verdicts[retry], ' ', ...markdown(how)];
}

/** Returns links to the methods and subscriptions that return an error. */
function methodLinks(
  rpc: RpcDocument,
  subscriptions: SubscriptionsDocument,
  code: number,
): Inline[][] {
  const methods = rpc.methods
    .filter((method) => errorsOf(rpc, method).some((error) => error.code === code))
    .map(({ name }): Inline[] => [link(`${methodPage(name)}#errors`, inlineCode(name))]);
  const subscriptionLinks = subscriptionsOf(subscriptions)
    .filter((subscription) => subscription['x-errors-when']?.[code] !== undefined)
    .map(({ name }): Inline[] => [link(`${subscriptionPage(name)}#errors`, inlineCode(name))]);
  return [...methods, ...subscriptionLinks];
}

function returnedBy(
  rpc: RpcDocument,
  subscriptions: SubscriptionsDocument,
  { code, kind }: ErrorEntry,
): Inline[] {
  const links = methodLinks(rpc, subscriptions, code);
  if (links.length > 0) return joinInline(links, ', ');
  return [kind === 'standard' ? 'Any request, before a method is called.' : 'No method.'];
}

function errorSection(
  rpc: RpcDocument,
  subscriptions: SubscriptionsDocument,
  error: ErrorEntry,
): RootContent[] {
  const { name, meaning, note, since: release, message, cause, fix, retry, dataText } = error;
  const [source] = error.source;
  const facts: Inline[][] = [
    [strong('Message'), ': ', inlineCode(message)],
    [strong('Cause'), ': ', ...markdown(cause)],
    [strong('Fix'), ': ', ...markdown(fix)],
    [strong('Retry'), ': ', ...retryFact(retry)],
    ...(dataText === undefined ? [] : [[strong('Data'), ': ', ...markdown(dataText)]]),
    [strong('Returned by'), ': ', ...returnedBy(rpc, subscriptions, error)],
    ...(source === undefined
      ? []
      : [[strong('Source'), ': ', sourceLink(rpc, source, 'where the node makes it')]]),
  ];
  return [
    heading(3, errorAnchor(error.code), String(error.code)),
    paragraph(
      inlineCode(name),
      ': ',
      ...markdown(meaning),
      ...(note === undefined ? [] : [' ', ...markdown(note)]),
      ...(release === undefined ? [] : [' ', sinceSentence(release)]),
    ),
    lineList(facts),
    code('json', formatMultiline(error.sample), 'title="Sample"'),
  ];
}

function overviewRow({ code, name, meaning, retry }: ErrorEntry): Row {
  return {
    cells: [
      [link(`#${errorAnchor(code)}`, inlineCode(String(code)))],
      [inlineCode(name)],
      markdown(meaning),
      [retry.retry],
    ],
  };
}

/**
 * Returns a table of all error codes, and a section for each with its meaning, cause, fix, advice on
 * retries, sample and the methods and subscriptions that return it.
 *
 * @param document the parsed `reference/openrpc.json`
 * @param subscriptionsDocument the parsed `reference/subscriptions.json`
 * @throws ContentError if a document is missing or invalid, or an error has no facts
 */
export function expandRpcErrors(document: unknown, subscriptionsDocument: unknown): RootContent[] {
  const rpc = asRpcDocument(document);
  const subscriptions = asSubscriptionsDocument(subscriptionsDocument);
  const errors = errorEntries(rpc);
  const sections = (kind: ErrorEntry['kind']) =>
    errors
      .filter((error) => error.kind === kind)
      .flatMap((error) => errorSection(rpc, subscriptions, error));
  return [
    heading(2, 'all', 'All codes'),
    tableFilter('Filter error codes', {
      Retry: [...new Set(errors.map(({ retry }) => retry.retry))],
    }),
    table(['Code', 'Name', 'Meaning', 'Retry'], errors.map(overviewRow)),
    heading(2, 'standard', 'Codes of JSON-RPC'),
    ...sections('standard'),
    heading(2, 'node', 'Codes of the node'),
    ...sections('node'),
  ];
}
