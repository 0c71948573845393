import type { Part } from './documentParts';
import type { Finding } from './finding';

const componentKeys: Readonly<Record<string, string>> = {
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

/**
 * Reports each `$ref` to a shared part of another kind, such as a parameter in place of a schema.
 */
export function refKindFaults(parts: readonly Part[]): Finding[] {
  return parts.flatMap(({ shape, value, path }): Finding[] => {
    const { $ref } = value;
    const expected = componentKeys[shape];
    const [, kind] =
      typeof $ref === 'string' ? (/^#\/components\/(\w+)\/[^/]+$/.exec($ref) ?? []) : [];
    if (expected === undefined || kind === undefined || kind === expected) return [];
    const message = `The $ref "${String($ref)}" refers to components/${kind}.`;
    return [{ path: [...path, '$ref'], message, advice: `Refer to components/${expected} here.` }];
  });
}
