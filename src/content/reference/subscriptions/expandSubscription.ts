import type { RootContent } from 'mdast';
import { description, fieldName } from '../fieldCells';
import { FieldLister } from '../fields';
import { formatEnvelope } from '../json';
import {
  code,
  details,
  heading,
  inlineCode,
  joined,
  languageTabs,
  lineList,
  link,
  markdown,
  paragraph,
  strong,
  table,
  text,
  type Inline,
  type Row,
} from '../nodes';
import { schemasOf, type Example, type RpcDocument } from '../rpc/document';
import { parametersSection } from '../rpc/parametersSection';
import { answerOf, jsonSample, requestOf } from '../rpc/samples';
import { sourceLink } from '../rpc/sources';
import { refName } from '../schema';
import { errorSection, indexPage, subscriptionsPage } from '../../../subject/rpcPages';
import {
  asSubscriptionsDocument,
  findSubscription,
  unsubscribeOf,
  withSubscriptionSchemas,
  type Subscription,
  type SubscriptionMethod,
  type SubscriptionsDocument,
} from './document';
import { notificationOf, typescriptSample, wscatSample } from './samples';

function factsLine(document: SubscriptionsDocument, subscription: Subscription): RootContent {
  const { tags, 'x-commitment': commitment, 'x-enabled-by': enabledBy } = subscription;
  const group = document['x-groups'].find(({ name }) => name === refName(tags[0]?.$ref ?? ''));
  const facts: Inline[][] = [
    [strong(group?.title ?? '')],
    ['needs a node with ', inlineCode('--full-rpc-api')],
  ];
  if (enabledBy !== undefined) facts.push(['and ', inlineCode(enabledBy.flag)]);
  if (commitment !== undefined) {
    facts.push([
      link(`${indexPage}#commitment`, text('commitment')),
      ' ',
      ...joined(
        commitment.allowed.map((level) => [inlineCode(level)]),
        ', ',
      ),
    ]);
  }
  const [source] = subscription['x-source'];
  if (source !== undefined) facts.push([sourceLink(document, source, 'implementation')]);
  facts.push([
    inlineCode(`methods[${document.methods.indexOf(subscription)}]`),
    ' of the ',
    link('/subscriptions.json', 'document of the subscriptions'),
  ]);
  return paragraph(...joined(facts, ' · '));
}

function enabledNote({ 'x-enabled-by': enabledBy }: Subscription): RootContent[] {
  return enabledBy === undefined ? [] : [paragraph(...markdown(enabledBy.description))];
}

function notesSection({ 'x-notes': notes = [] }: Subscription): RootContent[] {
  return [heading(2, 'notes', 'What to know'), lineList(notes.map((note) => markdown(note.text)))];
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

function notificationRows(rpc: RpcDocument, { 'x-notification': sent }: Subscription): Row[] {
  const lister = new FieldLister(schemasOf(rpc));
  const place = { path: '', id: 'notification' };
  const [root, ...inner] = lister.list(place, sent.schema, true, sent.description);
  const fields = root === undefined ? [] : [{ ...root, path: 'result' }, ...inner];
  return fields.map((field): Row => {
    const { type, nullable, unit } = field.view;
    return {
      ...(field.id !== place.id && { id: field.id }),
      cells: [
        fieldName(field),
        [type],
        [`${nullable ? 'yes' : 'no'}${field.required ? '' : ', optional'}`],
        [unit ?? '–'],
        description(field),
      ],
    };
  });
}

/** The id that the first example of a call returns. */
function sampleId({ examples }: SubscriptionMethod): unknown {
  return examples[0]?.result?.value;
}

function notificationSection(rpc: RpcDocument, subscription: Subscription): RootContent[] {
  const { name, examples } = subscription['x-notification'];
  const [usual, ...others] = examples;
  const sample = (value: unknown) =>
    code(
      'json',
      formatEnvelope(notificationOf(subscription, value, sampleId(subscription))),
      'title="Notification"',
    );
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
      ' has these fields:',
    ),
    table(
      ['Field', 'Type', 'Nullable', 'Unit', 'Description'],
      notificationRows(rpc, subscription),
    ),
    ...(usual === undefined ? [] : [sample(usual.value)]),
    ...others.map(({ description: summary, value }) => details(summary, [sample(value)])),
  ];
}

function errorsTable({ 'x-errors': facts }: RpcDocument, method: SubscriptionMethod): RootContent {
  const conditions = Object.entries(method['x-errors-when'] ?? {});
  const rows = conditions
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .map(([number, { when }]): Row => ({
      cells: [
        [link(errorSection(Number(number)), inlineCode(number))],
        [inlineCode(facts[number]?.name ?? '')],
        markdown(when),
      ],
    }));
  return table(['Code', 'Name', 'When'], rows);
}

function answerCode(example: Example): RootContent {
  const title = example['x-error'] === undefined ? 'Response' : 'Error';
  return code('json', formatEnvelope(answerOf(example)), `title="${title}"`);
}

function otherAnswers({ name, examples }: SubscriptionMethod): RootContent[] {
  return examples
    .slice(1)
    .map((example) =>
      details(example.description ?? example.name, [
        code('json', jsonSample(requestOf(name, example)), 'title="Request"'),
        answerCode(example),
      ]),
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
    code('json', jsonSample(requestOf(method.name, example)), 'title="Request"'),
    answerCode(example),
    errorsTable(rpc, method),
  ];
}

function exampleSection(
  { servers }: SubscriptionsDocument,
  subscription: Subscription,
): RootContent[] {
  const [example] = subscription.examples;
  const [server] = servers;
  if (example === undefined || server === undefined) return [];
  const request = requestOf(subscription.name, example);
  return [
    heading(2, 'example', 'Example'),
    languageTabs([
      code('bash', wscatSample(server.url, request)),
      code('json', jsonSample(request)),
      code('typescript', typescriptSample(server.url, request, subscription)),
    ]),
    answerCode(example),
    ...otherAnswers(subscription),
  ];
}

/**
 * The reference of one subscription: facts, notes, parameters, result, notification, errors, an
 * example and the call that ends it.
 *
 * @param document the parsed `reference/subscriptions.json`
 * @param openrpc the parsed `reference/openrpc.json`, which has the shared schemas
 * @throws when a document has no such subscription or refers to what it does not have
 */
export function expandSubscription(
  document: unknown,
  openrpc: unknown,
  name: string,
): RootContent[] {
  const subscriptions = asSubscriptionsDocument(document);
  const rpc = withSubscriptionSchemas(openrpc, subscriptions);
  const subscription = findSubscription(subscriptions, name);
  return [
    factsLine(subscriptions, subscription),
    ...enabledNote(subscription),
    ...notesSection(subscription),
    ...parametersSection(rpc, subscription),
    ...resultSection(subscription),
    ...notificationSection(rpc, subscription),
    heading(2, 'errors', 'Errors'),
    errorsTable(rpc, subscription),
    ...exampleSection(subscriptions, subscription),
    ...unsubscribeSection(rpc, unsubscribeOf(subscriptions, subscription)),
  ];
}
