import type { RootContent } from 'mdast';
import { fieldsNode } from '../fields/fieldNodes';
import { FieldLister, type Field } from '../fields/fields';
import { capitalize } from '../../../shared/capitalize';
import { formatMultiline } from '../../../shared/json';
import {
  caseTabs,
  code,
  heading,
  inlineCode,
  languageTabs,
  link,
  markdown,
  noteList,
  paragraph,
} from '../nodes';
import { joinParts } from '../operation';
import { schemasOf } from '../openrpc/document';
import type { RpcDocument } from '../openrpc/types';
import { errorsTable } from '../openrpc/errorsTable';
import { requestCode, requestOf, responseCases, responseCode } from '../openrpc/examples';
import { formatMessage } from '../openrpc/formatMessage';
import { parametersSection } from '../openrpc/parametersSection';
import { subscriptionsPage } from '../../../domain/referencePages/rpcPages';
import {
  asSubscriptionsDocument,
  findSubscription,
  unsubscribeOf,
  withSubscriptionSchemas,
  type Subscription,
  type SubscriptionMethod,
  type SubscriptionsDocument,
} from './document';
import { subscriptionHeader } from './header';
import { notificationOf, typescriptSample, wscatSample } from './samples';

function enabledNote({ 'x-enabled-by': enabledBy }: Subscription): RootContent[] {
  return enabledBy === undefined ? [] : [paragraph(...markdown(enabledBy.description))];
}

function notesSection({ 'x-notes': notes = [] }: Subscription): RootContent[] {
  return [heading(2, 'notes', 'What to know'), noteList(notes)];
}

function resultSection({ result }: Subscription): RootContent[] {
  return [
    heading(2, 'result', 'Result'),
    paragraph(
      'A number. ',
      ...markdown(result.description ?? ''),
      ' See ',
      link(`${subscriptionsPage}#ids`, 'how ids work'),
      '.',
    ),
  ];
}

function notificationField(rpc: RpcDocument, subscription: Subscription): Field {
  const { schema, description } = subscription['x-notification'];
  const position = { path: '', id: 'notification' };
  const root = new FieldLister(schemasOf(rpc)).list(position, schema, true, description);
  return { ...root, name: 'result', path: 'result' };
}

function sampleId({ examples }: SubscriptionMethod): unknown {
  return examples[0]?.result?.value;
}

function notificationSection(rpc: RpcDocument, subscription: Subscription): RootContent[] {
  const { name } = subscription['x-notification'];
  return [
    heading(2, 'notification', 'Notification'),
    paragraph(
      'Each notification is a message with the method ',
      inlineCode(name),
      '. It has no ',
      inlineCode('id'),
      '; ',
      inlineCode('params.subscription'),
      ' is the id of the subscription, and ',
      inlineCode('params.result'),
      ' is the following:',
    ),
    fieldsNode(
      'Fields of the notification',
      [notificationField(rpc, subscription)],
      'response',
      'notification',
    ),
  ];
}

function notificationSamples(subscription: Subscription): RootContent[] {
  const { examples } = subscription['x-notification'];
  if (examples.length === 0) return [];
  const cases = examples.map(({ name, description, value }) => ({
    label: capitalize(name),
    content: [
      paragraph(...markdown(description)),
      code(
        'json',
        formatMessage(notificationOf(subscription, value, sampleId(subscription))),
        'title="Notification"',
      ),
    ],
  }));
  return [heading(3, 'notification-samples', 'Notifications'), ...caseTabs(cases)];
}

function errorsTableOf(
  rpc: RpcDocument,
  { 'x-errors-when': errors = {} }: SubscriptionMethod,
): RootContent {
  const conditions = Object.entries(errors).map(([code, { when }]) => ({
    code: Number(code),
    when,
  }));
  return errorsTable(
    rpc,
    conditions.toSorted((a, b) => b.code - a.code),
  );
}

function unsubscribeSection(rpc: RpcDocument, method: SubscriptionMethod): RootContent[] {
  const [example] = method.examples;
  if (example === undefined) return [];
  return [
    heading(2, 'unsubscribe', 'Unsubscribe'),
    paragraph(
      inlineCode(method.name),
      ' takes the id of the subscription as its only parameter. ',
      ...markdown(method.result.description ?? ''),
    ),
    requestCode(method, example),
    responseCode(example),
    errorsTableOf(rpc, method),
  ];
}

function samplesSection(
  { servers }: SubscriptionsDocument,
  subscription: Subscription,
): RootContent[] {
  const [example] = subscription.examples;
  const [server] = servers;
  if (example === undefined || server === undefined) return [];
  const request = requestOf(subscription, example);
  return [
    heading(2, 'example', 'Example'),
    languageTabs([
      code('bash', wscatSample(server.url, request)),
      code('json', formatMultiline(request)),
      code('typescript', typescriptSample(server.url, request, subscription)),
    ]),
    heading(3, 'response', 'Response'),
    ...caseTabs(responseCases(subscription)),
    ...notificationSamples(subscription),
  ];
}

/**
 * Returns the reference of one subscription: header, samples, parameters, result, notification,
 * notes, errors and the unsubscribe call.
 *
 * @param document the parsed `reference/subscriptions.json`
 * @param openrpc the parsed `reference/openrpc.json`, which contains the shared schemas
 * @throws ContentError if the subscription cannot be shown
 */
export function expandSubscription(
  document: unknown,
  openrpc: unknown,
  name: string,
): RootContent[] {
  const subscriptions = asSubscriptionsDocument(document);
  const rpc = withSubscriptionSchemas(openrpc, subscriptions);
  const subscription = findSubscription(subscriptions, name);
  return joinParts(name, true, {
    header: [...subscriptionHeader(subscriptions, subscription), ...enabledNote(subscription)],
    samples: samplesSection(subscriptions, subscription),
    body: [
      ...parametersSection(rpc, subscription),
      ...resultSection(subscription),
      ...notificationSection(rpc, subscription),
      ...notesSection(subscription),
      heading(2, 'errors', 'Errors'),
      errorsTableOf(rpc, subscription),
      ...unsubscribeSection(rpc, unsubscribeOf(subscriptions, subscription)),
    ],
  });
}
