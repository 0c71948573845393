import { scanJson } from '../parse/json';
import { unshownKeywords } from './unshown';

const inSchema = (schema: object) => JSON.stringify({ components: { schemas: { Thing: schema } } });
const messageFor = (text: string) => unshownKeywords(text, scanJson(text).strings)?.message;

it.each<[string, string]>([
  [
    inSchema({ type: 'array', contains: { type: 'string' } }),
    'The reference does not show "contains" in schemas.',
  ],
  [
    inSchema({ allOf: [{ if: {}, then: {} }], not: { required: ['a'] } }),
    'The reference does not show "if", "then", "not" in schemas (first here, 3 times in all).',
  ],
  [
    JSON.stringify({ methods: [{ params: [{ schema: { not: {} } }] }] }),
    'The reference does not show "not" in schemas.',
  ],
])('reports the keywords in %s', (text, message) => {
  expect(messageFor(text)).toBe(message);
});

it.each([
  ['fields named like keywords', inSchema({ properties: { not: {}, if: {} } })],
  ['schemas named like keywords', JSON.stringify({ components: { schemas: { not: {} } } })],
  ['"not" with a description', inSchema({ not: { description: 'Not so.' } })],
  ['examples', inSchema({ examples: [{ not: 1 }], default: { contains: 1 } })],
  ['members outside schemas', JSON.stringify({ info: { not: 'here' } })],
])('ignores %s', (_, text) => {
  expect(messageFor(text)).toBeUndefined();
});
