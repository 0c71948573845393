import { idsOf, markdownOf } from '../fixtures';
import { document as openrpc } from '../openrpc/fixtures';
import { expandSubscription } from './expandSubscription';
import {
  expandSubscriptionLimits,
  expandSubscriptionNotes,
  expandSubscriptionsTable,
} from './expandSubscriptionsIndex';
import { document } from './fixtures';

describe('expandSubscription', () => {
  const nodes = expandSubscription(document, openrpc, 'thingSubscribe');
  const text = markdownOf(nodes);

  it.each([
    [
      'the group and what a node needs',
      '* **Things**\n* needs `--full-rpc-api`\n* needs `--things`',
    ],
    [
      'a link to the implementation',
      '[Source](https://git.example/node/blob/v2.2.15/rpc/src/pubsub.rs#L7-L9)',
    ],
    ['the note on the flag that enables the subscription', 'Off by default.'],
    ['a note', '* **Twice.** It can come twice.'],
    [
      'a parameter with a schema of the OpenRPC document',
      '<Field name="slot" type="u64" required="yes" unit="slots">\n    From where.',
    ],
    ['a field of the notification', '<Field name="x" type="u8">\n            Its size.'],
    [
      'a notification with the id of the subscription',
      '"params": { "result": { "value": { "x": 1 } }, "subscription": 23 }',
    ],
    ['another notification with its description', '<Tab label="Other">\n    Another thing.'],
    [
      'an error with a link to its section',
      '| [`-32001`](/validators/network-documentation/errors.mdx#error-32001) | `GONE` | The slot is too old. |',
    ],
    ['a command for the shell', 'wscat --connect wss://rpc.example'],
    ['a program that reads the notification', "message.method === 'thingNotification'"],
    [
      'the call that ends the subscription',
      '`thingUnsubscribe` takes the id of the subscription as its only parameter. Always `true`.',
    ],
  ])('writes %s', (_, expected) => {
    expect(text).toContain(expected);
  });

  it('gives every section and field an id', () => {
    const ids = nodes.flatMap(idsOf);
    expect(ids).toEqual([
      'example',
      'response',
      'notification-samples',
      'params',
      'params-slot',
      'result',
      'notification',
      'notification-value',
      'notification-value-x',
      'notes',
      'errors',
      'unsubscribe',
    ]);
  });

  it.each<[string, unknown, string]>([
    [
      'an unknown subscription',
      document,
      'reference/subscriptions.json has no subscription "thing". Its only subscription is thingSubscribe.',
    ],
    [
      'a missing document',
      undefined,
      'reference/subscriptions.json is missing or has no "x-notes".',
    ],
  ])('throws an error that explains %s', (_, input, message) => {
    expect(() => expandSubscription(input, openrpc, 'thing')).toThrow(message);
  });
});

it('lists subscriptions, with the flag for each that is off by default', () => {
  expect(markdownOf(expandSubscriptionsTable(document))).toContain(
    '| [`thingSubscribe`](/validators/network-documentation/websocket/thingSubscribe.mdx) | Get things. | no: `--things` |',
  );
});

it('lists limits with their flags', () => {
  const text = markdownOf(expandSubscriptionLimits(document));
  expect(text).toContain(
    '| **Queue** | 1,000 notifications | A slower client is disconnected. Set with `--queue`. |',
  );
  expect(text).toContain('| **Threads** | half the cores | Make notifications. |');
});

it('lists the notes on a subject, and fails if there are none', () => {
  expect(markdownOf(expandSubscriptionNotes(document, 'order'))).toBe('* **None.** Sort them.\n');
  expect(() => expandSubscriptionNotes(document, 'size')).toThrow(
    'reference/subscriptions.json has no notes on "size". Its only subject is order.',
  );
  expect(() => expandSubscriptionNotes({ ...document, 'x-notes': {} }, 'size')).toThrow(
    'reference/subscriptions.json has no notes on "size". It has no subjects.',
  );
});
