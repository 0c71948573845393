import type { Part } from './documentParts';
import type { Finding } from './finding';

/** Where a document keeps its shared parts, by their name in the specification. */
const homes: Readonly<Record<string, string>> = {
  body: 'requestBodies',
  descriptor: 'contentDescriptors',
  error: 'errors',
  example: 'examples',
  header: 'headers',
  pairing: 'examplePairings',
  parameter: 'parameters',
  path: 'pathItems',
  response: 'responses',
  schema: 'schemas',
  tag: 'tags',
};

/** Reports each `$ref` to a shared part of another kind, such as a parameter in place of a schema. */
export function refKinds(parts: readonly Part[]): Finding[] {
  return parts.flatMap(({ shape, value, path }): Finding[] => {
    const { $ref } = value;
    const home = homes[shape];
    const [, kind] =
      typeof $ref === 'string' ? (/^#\/components\/(\w+)\/[^/]+$/.exec($ref) ?? []) : [];
    if (home === undefined || kind === undefined || kind === home) return [];
    const message = `The $ref "${String($ref)}" refers to one of the ${kind}.`;
    return [{ path: [...path, '$ref'], message, advice: `Refer to one of the ${home} here.` }];
  });
}
