import type { Schema } from '../fields/schema';
import type { Method, RpcDocument } from './types';

/* A small OpenRPC document for tests. */

const schemas: Readonly<Record<string, Schema>> = {
  U8: { title: 'U8', 'x-label': 'u8', type: 'integer' },
  Slot: {
    title: 'Slot',
    'x-label': 'u64',
    type: 'integer',
    'x-unit': 'slots',
    description: 'A slot.',
  },
  Level: { type: 'string', enum: ['low', 'high'], default: 'high' },
  Point: {
    type: 'object',
    required: ['x'],
    properties: { x: { $ref: '#/components/schemas/U8' }, y: { type: 'number' } },
  },
};

const getThing: Method = {
  name: 'getThing',
  summary: 'Read a thing.',
  tags: [{ $ref: '#/components/tags/things' }],
  params: [
    {
      name: 'slot',
      required: true,
      description: 'Where.',
      schema: { $ref: '#/components/schemas/Slot' },
    },
    {
      name: 'config',
      required: false,
      schema: {
        type: 'object',
        properties: {
          level: { description: 'How `high`.', allOf: [{ $ref: '#/components/schemas/Level' }] },
          from: { type: 'integer', 'x-default': 'the last `slot`' },
        },
      },
    },
  ],
  result: {
    name: 'result',
    description: 'The thing.',
    schema: {
      type: 'object',
      required: ['context', 'value'],
      properties: {
        context: { type: 'object' },
        value: { oneOf: [{ $ref: '#/components/schemas/Point' }, { type: 'null' }] },
      },
    },
  },
  errors: [{ $ref: '#/components/errors/GONE' }],
  examples: [
    {
      name: 'getThing',
      params: [{ name: 'slot', value: 7 }],
      result: { value: { context: { slot: 7 }, value: null } },
    },
    {
      name: 'too old',
      description: 'The slot is too old.',
      params: [{ name: 'slot', value: 1 }],
      'x-error': { code: -32001, message: 'Gone' },
    },
  ],
  'x-source': ['rpc/src/rpc.rs#L7-L9'],
  'x-notes': [{ text: '**Slow.** Use [oldThing](./oldThing.mdx).', 'x-source': ['advice'] }],
  'x-tier': 'full',
  'x-limits': [{ value: 5000, unit: 'bytes', description: 'The largest thing.' }],
  'x-commitment': { allowed: ['processed', 'finalized'], default: 'finalized' },
  'x-errors-when': {
    '-32001': { when: 'The slot is too old.', 'x-source': ['rpc/src/rpc.rs#L8'] },
  },
};

const oldThing: Method = {
  name: 'oldThing',
  summary: 'Read a thing the old way.',
  tags: [{ $ref: '#/components/tags/things' }],
  params: [],
  result: {
    name: 'result',
    schema: { type: 'array', items: { $ref: '#/components/schemas/Slot' } },
  },
  deprecated: true,
  examples: [{ name: 'oldThing', params: [], result: { value: [1] } }],
  'x-source': ['CHANGELOG.md#L1'],
  'x-tier': 'removed',
  'x-deprecated-in': '1.9',
  'x-removed-in': 'node 2.0',
  'x-replacement': ['getThing'],
};

export const document: RpcDocument & { readonly openrpc: string } = {
  openrpc: '1.3.2',
  info: { 'x-source': { repository: 'https://git.example/node', release: 'v2.2.15' } },
  servers: [{ url: 'https://rpc.example' }],
  'x-transport': {
    notes: [{ text: '**POST.** With JSON.', 'x-source': ['rpc/src/rpc.rs#L1'] }],
    paths: [{ path: '/health', answer: '`ok`.', 'x-source': ['rpc/src/rpc.rs#L2'] }],
  },
  'x-request-options': [{ text: 'Unknown keys are ignored.', 'x-source': ['a.rs#L3'] }],
  'x-storage-failures': [{ method: 'getThing', answer: '`null`', 'x-source': ['a.rs#L4'] }],
  'x-shared': {
    sizes: {
      columns: ['Size', 'Limit'],
      rows: [{ cells: ['`small`', 'none'], 'x-source': ['a.rs#L5'] }],
      notes: [{ text: '**Sizes** differ.', 'x-source': ['advice'] }],
    },
  },
  methods: [oldThing, getThing],
  'x-groups': [{ name: 'things', title: 'Things', description: 'All things.' }],
  'x-errors': {
    '-32001': {
      name: 'GONE',
      kind: 'node',
      since: 'node 2.0',
      dataText: '`{slot: u64}`',
      meaning: 'The block is gone.',
      cause: 'It was purged.',
      fix: 'Ask a node with more history.',
      retry: { retry: 'another node', how: 'Immediately.' },
      sample: { jsonrpc: '2.0', error: { code: -32001, message: 'Block gone' }, id: 1 },
      source: ['rpc/src/rpc.rs#L8'],
    },
  },
  components: { schemas, errors: { GONE: { code: -32001, message: 'Block gone' } } },
};
