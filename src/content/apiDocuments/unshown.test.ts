import { partsOf } from './documentParts';
import type { Members } from './finding';
import { unshownKeywords } from './unshown';

const inSchema = (schema: object) => ({
  openapi: '3.1.0',
  components: { schemas: { Thing: schema } },
});
const inMethod = (method: object) => ({ openrpc: '1.3.2', methods: [method] });
const reported = (document: Members) =>
  unshownKeywords(partsOf(document)).map(({ message, path }) => [message, path.join('.')]);

it.each<[string, Members, string, string]>([
  [
    'one keyword',
    inSchema({ type: 'array', contains: { type: 'string' } }),
    'The reference does not show "contains" in schemas.',
    'components.schemas.Thing.contains',
  ],
  [
    'several keywords',
    inSchema({ not: { required: ['a'] }, allOf: [{ if: {}, then: {} }] }),
    'The reference does not show "not", "if" and "then" in schemas. This occurs in 3 places.',
    'components.schemas.Thing.not',
  ],
  [
    'a keyword of a parameter',
    inMethod({ params: [{ schema: { not: {} } }] }),
    'The reference does not show "not" in schemas.',
    'methods.0.params.0.schema.not',
  ],
  [
    'a keyword of a notification',
    inMethod({ 'x-notification': { schema: { items: { not: {} } } } }),
    'The reference does not show "not" in schemas.',
    'methods.0.x-notification.schema.items.not',
  ],
])('reports %s', (_, document, message, path) => {
  expect(reported(document)).toEqual([[message, path]]);
});

it.each<[string, Members]>([
  ['fields named like keywords', inSchema({ properties: { not: {}, if: {} } })],
  ['schemas named like keywords', { openapi: '3.1.0', components: { schemas: { not: {} } } }],
  ['"not" with a description', inSchema({ not: { const: 'x', description: 'Not so.' } })],
  ['examples', inSchema({ examples: [{ not: 1 }], default: { contains: 1 } })],
  ['members outside schemas', { openapi: '3.1.0', info: { not: 'here' } }],
])('ignores %s', (_, document) => {
  expect(reported(document)).toEqual([]);
});
