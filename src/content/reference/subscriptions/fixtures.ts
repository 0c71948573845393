import type { SubscriptionsDocument } from './document';

/* A document with a single subscription, for tests. */

export const document: SubscriptionsDocument = {
  info: { 'x-source': { repository: 'https://git.example/node', release: 'v2.2.15' } },
  servers: [{ url: 'wss://rpc.example' }],
  'x-groups': [{ name: 'things', title: 'Things' }],
  'x-limits': [
    {
      name: 'Queue',
      value: 1000,
      unit: 'notifications',
      flag: '--queue',
      description: 'A slower client is disconnected.',
      'x-source': ['rpc/src/rpc.rs#L1'],
    },
    {
      name: 'Threads',
      value: 'half the cores',
      description: 'Make notifications.',
      'x-source': ['rpc/src/rpc.rs#L2'],
    },
  ],
  'x-notes': { order: [{ text: '**None.** Sort them.', 'x-source': ['advice'] }] },
  methods: [
    {
      name: 'thingSubscribe',
      summary: 'Get things.',
      tags: [{ $ref: '#/components/tags/things' }],
      params: [
        {
          name: 'slot',
          required: true,
          description: 'From where.',
          schema: { $ref: 'openrpc.json#/components/schemas/Slot' },
        },
      ],
      result: { name: 'result', description: 'The id.', schema: { type: 'integer' } },
      'x-source': ['rpc/src/pubsub.rs#L7-L9'],
      'x-commitment': { allowed: ['confirmed'], default: 'confirmed' },
      'x-enabled-by': { flag: '--things', description: 'Off by default.', 'x-source': [] },
      'x-unsubscribe': 'thingUnsubscribe',
      'x-notification': {
        name: 'thingNotification',
        description: 'A thing.',
        schema: {
          type: 'object',
          required: ['value'],
          properties: { value: { $ref: '#/components/schemas/Thing' } },
        },
        examples: [
          { name: 'usual', description: 'A thing.', value: { value: { x: 1 } } },
          { name: 'other', description: 'Another thing.', value: { value: { x: 2 } } },
        ],
        'x-source': ['rpc/src/pubsub.rs#L10'],
      },
      'x-notes': [{ text: '**Twice.** It can come twice.', 'x-source': ['advice'] }],
      'x-errors-when': { '-32001': { when: 'The slot is too old.', 'x-source': [] } },
      examples: [
        { name: 'usual', params: [{ name: 'slot', value: 7 }], result: { value: 23 } },
        {
          name: 'old',
          description: 'Too old.',
          params: [{ name: 'slot', value: 1 }],
          'x-error': { code: -32001, message: 'Gone' },
        },
      ],
    },
    {
      name: 'thingUnsubscribe',
      summary: 'End it.',
      tags: [{ $ref: '#/components/tags/things' }],
      params: [{ name: 'subscription', required: true, schema: { type: 'integer' } }],
      result: { name: 'result', description: 'Always `true`.', schema: { type: 'boolean' } },
      'x-source': ['rpc/src/pubsub.rs#L11'],
      examples: [
        { name: 'usual', params: [{ name: 'subscription', value: 23 }], result: { value: true } },
      ],
    },
  ],
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['x'],
        properties: {
          x: { description: 'Its size.', $ref: 'openrpc.json#/components/schemas/U8' },
        },
      },
    },
  },
};
