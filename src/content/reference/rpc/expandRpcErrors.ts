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
  strong,
  table,
  tableFilter,
  type Inline,
  type Row,
} from '../nodes';
import { errorMeaning } from './errorMeaning';
import {
  asSubscriptionsDocument,
  subscriptionsOf,
  type Subscription,
} from '../subscriptions/document';
import { errorAnchor, methodPage, subscriptionPage } from '../../../domain/referencePages/rpcPages';
import { asRpcDocument, errorEntries, errorsOf } from '../openrpc/document';
import type { RpcDocument } from '../openrpc/types';
import { openRpcFile } from '../openrpc/openRpcFile';
import { sourceLink } from '../openrpc/sources';
import { ContentError } from '../../contentError';

type ErrorEntry = ReturnType<typeof errorEntries>[number];

/** Returns whether the document gives only the code and the message of an error. */
const isPlain = ({ cause }: ErrorEntry): boolean => cause === '';

const retryOf = (error: ErrorEntry): string => (isPlain(error) ? '–' : error.retry.retry);

function retryFact({ retry, how }: ErrorEntry['retry']): Inline[] {
  const verdicts = {
    no: 'No.',
    'after fixing': 'Once the request is corrected.',
    'same request': 'Yes, the same request.',
    'another node': 'On another node.',
  };
  return [verdicts[retry], ' ', ...markdown(how)];
}

function methodLinks(
  rpc: RpcDocument,
  subscriptions: readonly Subscription[],
  code: number,
): Inline[][] {
  const methods = rpc.methods
    .filter((method) => errorsOf(rpc, method).some((error) => error.code === code))
    .map(({ name }): Inline[] => [link(`${methodPage(name)}#errors`, inlineCode(name))]);
  const subscriptionLinks = subscriptions
    .filter((subscription) => subscription['x-errors-when']?.[code] !== undefined)
    .map(({ name }): Inline[] => [link(`${subscriptionPage(name)}#errors`, inlineCode(name))]);
  return [...methods, ...subscriptionLinks];
}

function returnedBy(
  rpc: RpcDocument,
  subscriptions: readonly Subscription[],
  { code, kind }: ErrorEntry,
): Inline[] {
  const links = methodLinks(rpc, subscriptions, code);
  if (links.length > 0) return joinInline(links, ', ');
  return [kind === 'standard' ? 'Any request, before a method is called.' : 'No method.'];
}

function errorSection(
  rpc: RpcDocument,
  subscriptions: readonly Subscription[],
  error: ErrorEntry,
): RootContent[] {
  const { name, message, cause, fix, retry, dataText } = error;
  const [source] = error.source;
  const facts: Inline[][] = [
    [strong('Message'), ': ', inlineCode(message)],
    ...(isPlain(error)
      ? []
      : [
          [strong('Cause'), ': ', ...markdown(cause)],
          [strong('Fix'), ': ', ...markdown(fix)],
          [strong('Retry'), ': ', ...retryFact(retry)],
        ]),
    ...(dataText === undefined ? [] : [[strong('Data'), ': ', ...markdown(dataText)]]),
    [strong('Returned by'), ': ', ...returnedBy(rpc, subscriptions, error)],
    ...(source === undefined
      ? []
      : [[strong('Source'), ': ', sourceLink(rpc, source, 'where the node creates it')]]),
  ];
  return [
    heading(3, errorAnchor(error.code), String(error.code)),
    paragraph(inlineCode(name), ': ', ...errorMeaning(error)),
    lineList(facts),
    ...(isPlain(error) ? [] : [code('json', formatMultiline(error.sample), 'title="Sample"')]),
  ];
}

function overviewRow(error: ErrorEntry): Row {
  const { code, name, meaning } = error;
  return {
    cells: [
      [link(`#${errorAnchor(code)}`, inlineCode(String(code)))],
      [inlineCode(name)],
      markdown(meaning),
      [retryOf(error)],
    ],
  };
}

/**
 * Returns a filter, a table of all error codes, and a section on each code: the document's facts,
 * and the methods and subscriptions that return it.
 *
 * @param document the parsed `reference/openrpc.json`
 * @param subscriptionsDocument the parsed `reference/subscriptions.json`, if there is one
 * @throws ContentError if the errors cannot be shown
 */
export function expandRpcErrors(document: unknown, subscriptionsDocument: unknown): RootContent[] {
  const rpc = asRpcDocument(document);
  const subscriptions =
    subscriptionsDocument === undefined
      ? []
      : subscriptionsOf(asSubscriptionsDocument(subscriptionsDocument));
  const errors = errorEntries(rpc);
  if (errors.length === 0) {
    throw new ContentError(
      `${openRpcFile} describes no errors.`,
      'Add errors to its "components", or remove <RpcErrors>.',
    );
  }
  const sections = (kind: ErrorEntry['kind'], title: string): RootContent[] => {
    const errorsOfKind = errors.filter((error) => error.kind === kind);
    if (errorsOfKind.length === 0) return [];
    return [
      heading(2, kind, title),
      ...errorsOfKind.flatMap((error) => errorSection(rpc, subscriptions, error)),
    ];
  };
  return [
    heading(2, 'all', 'All codes'),
    tableFilter('Filter error codes', {
      Retry: [...new Set(errors.map(retryOf))],
    }),
    table(['Code', 'Name', 'Meaning', 'Retry'], errors.map(overviewRow)),
    ...sections('standard', 'JSON-RPC codes'),
    ...sections('node', 'Node codes'),
  ];
}
