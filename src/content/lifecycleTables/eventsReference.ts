import type { RootContent } from 'mdast';
import { z } from 'zod';
import { timeOfId } from '../../shared/timeOfId';
import { objectPages } from '../../domain/referencePages/apiPages';
import { asApiDocument, findCall } from '../reference/api/document';
import { code, heading, inlineCode, link, paragraph, table, type Row } from '../reference/nodes';
import { replaceKnownTokens } from '../tokens/tokens';
import type { Library } from '../types';
import { joinLines } from './cells';
import { readMachine } from './machine';
import { withCode } from './statesTable';
import { ContentError } from '../contentError';

const dataSchema = z.object({
  environments: z.object({
    webhooks: z.object({
      example: z.object({ id: z.string() }),
      events: z.array(
        z.object({
          type: z.string(),
          when: z.string(),
          operation: z.string(),
          id: z.string(),
          event: z.string().optional(),
          statuses: z.array(z.string()).optional(),
        }),
      ),
    }),
  }),
  lifecycles: z.object({
    notifications: z.array(
      z.object({
        machine: z.string(),
        event: z.string(),
        states: z.array(z.string()),
        change: z.string().optional(),
      }),
    ),
  }),
});

type Data = z.infer<typeof dataSchema>;
type Event = Data['environments']['webhooks']['events'][number];

/** Time of an event about an object whose id contains no time. */
const exampleTime = '2025-11-26T08:06:44.100Z';

/**
 * Returns the id and time of an example event. If the data gives an id (`own`), the time comes from
 * that id. Otherwise it comes from the object's id and is also put into the event's id. If the
 * object's id contains no time, returns `eventId` and a fixed time.
 */
function exampleEvent(objectId: string, eventId: string, own?: string) {
  if (own !== undefined) return { id: own, time: timeOfId(own) };
  const time = timeOfId(objectId);
  if (time === undefined) return { id: eventId, time: exampleTime };
  return { id: `${eventId.slice(0, 4)}${objectId.slice(4, 14)}${eventId.slice(14)}`, time };
}

function readData(library: Library): Data {
  const result = dataSchema.safeParse(library.tokens);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  throw new ContentError(
    `The version has no valid ${path.join('.')}, which <WebhookEvents> needs.`,
    'Add or correct it in the data files.',
    { data: path },
  );
}

function rowsOf({ type, statuses = [] }: Event, data: Data, library: Library): Row[] {
  const notification = data.lifecycles.notifications.find(({ event }) => event === type);
  if (notification === undefined)
    return statuses.map((status) => ({ cells: [[inlineCode(status)]] }));
  const { changes } = readMachine(notification.machine, undefined, library);
  return notification.states.map((status) => {
    const causes = changes.filter(({ to, sends }) => to === status && sends === type);
    return {
      cells: [
        [inlineCode(status)],
        joinLines([...new Set(causes.map(({ event }) => event))].map(withCode)),
        withCode([...new Set(causes.map(({ by }) => by))].join('; ')),
      ],
    };
  });
}

function describeEvent(event: Event, data: Data, library: Library): RootContent[] {
  const { type, when, operation, id, event: own } = event;
  const document = asApiDocument(library.documents.get('openapi'));
  const { method, path } = findCall(document, operation);
  const page = objectPages[operation];
  if (page === undefined) {
    throw new ContentError(
      `objectPages has no page for "${operation}".`,
      'Add one in src/domain/referencePages/apiPages.ts.',
    );
  }
  const rows = rowsOf(event, data, library);
  const objectId = replaceKnownTokens(id, library.tokens, 'code');
  const example = exampleEvent(objectId, data.environments.webhooks.example.id, own);
  const payload = {
    id: example.id,
    type,
    created_at: example.time,
    data: {
      id: objectId,
      status: event.statuses?.[0] ?? statusOf(type, data),
    },
  };
  return [
    heading(2, type.replace('.', '-'), type),
    paragraph(
      `${when}. Get the object with `,
      link(page, operation),
      ', ',
      inlineCode(`${method} ${path}`),
      '.',
    ),
    table(rows[0]?.cells.length === 1 ? ['Status'] : ['Status', 'Sent when', 'Caused by'], rows),
    code('json', JSON.stringify(payload, null, 2), 'title="Body"'),
  ];
}

const statusOf = (type: string, data: Data) =>
  data.lifecycles.notifications.find(({ event }) => event === type)?.states[0];

/**
 * Returns a section for each event: when it is sent, its statuses and its body.
 *
 * @throws ContentError if the events cannot be shown
 */
export function eventsReference(library: Library): RootContent[] {
  const data = readData(library);
  return data.environments.webhooks.events.flatMap((event) => describeEvent(event, data, library));
}
