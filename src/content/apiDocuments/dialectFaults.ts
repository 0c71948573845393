import { joinWords } from '../../shared/joinWords';
import type { Part } from './documentParts';
import { listOf, messageForPlaces, type Finding, type Members, type Path } from './finding';

/** Schema keywords that OpenAPI 3.0 does not have. */
const newKeywords = new Set(
  [
    '$anchor $comment $defs $dynamicAnchor $dynamicRef $id $schema const contains contentEncoding',
    'contentMediaType contentSchema dependentRequired dependentSchemas else examples if',
    'maxContains minContains patternProperties prefixItems propertyNames then unevaluatedItems',
    'unevaluatedProperties',
  ].flatMap((names) => names.split(' ')),
);

/** Objects, other than schemas, in whose place a document may have a `$ref`. */
const referable = new Set([
  'body',
  'descriptor',
  'error',
  'example',
  'header',
  'parameter',
  'response',
]);

const bounds = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

const upgrade = 'change "openapi" to "3.1.0"';

function nullableFault({ value, path }: Part, format: string): Finding[] {
  const { nullable, type } = value;
  if (nullable === undefined) return [];
  const advice =
    nullable !== true
      ? 'Remove it.'
      : typeof type === 'string'
        ? `Write "type": ["${type}", "null"].`
        : Array.isArray(type)
          ? 'Add "null" to the list of types.'
          : 'Write "anyOf": [ …, { "type": "null" } ].';
  const message = `"nullable" has no effect in ${format}.`;
  return [{ path: [...path, 'nullable'], message, advice, atKey: true }];
}

function boundFaults({ value, path }: Part, format: string, isOld: boolean): Finding[] {
  return bounds.flatMap(([key, bound]): Finding[] => {
    const exclusive = value[key];
    const limit = value[bound];
    const at = [...path, key];
    if (isOld && typeof exclusive === 'number') {
      const message = `"${key}" must be true or false in ${format}.`;
      const advice = `Write "${bound}": ${exclusive} and "${key}": true, or ${upgrade}.`;
      return [{ path: at, message, advice }];
    }
    if (isOld || typeof exclusive !== 'boolean') return [];
    const message = `"${key}" must be a number in ${format}.`;
    const advice = !exclusive
      ? 'Remove it.'
      : typeof limit === 'number'
        ? `Write "${key}": ${limit}, and remove "${bound}".`
        : 'Write the limit as a number.';
    return [{ path: at, message, advice }];
  });
}

function typeFault({ value, path }: Part): Finding[] {
  const { type } = value;
  if (type !== 'null' && !Array.isArray(type)) return [];
  const [name = 'string', another] = listOf(type).filter((each) => each !== 'null');
  const isNullable = type === 'null' || listOf(type).includes('null');
  const types = another === undefined ? `"type": "${String(name)}"` : 'one type, or "anyOf"';
  const advice = `Write ${types}${isNullable ? ', and "nullable": true' : ''}, or ${upgrade}.`;
  const message = `"type" cannot be ${type === 'null' ? '"null"' : 'a list'} in OpenAPI 3.0.`;
  return [{ path: [...path, 'type'], message, advice }];
}

function mergedFault(found: readonly (readonly [name: string, path: Path])[]): Finding[] {
  const [first] = found;
  if (first === undefined) return [];
  const names = [...new Set(found.map(([name]) => `"${name}"`))];
  const list = joinWords(names);
  const message = messageForPlaces(`OpenAPI 3.0 does not have ${list}.`, found.length);
  const advice = `To use ${names.length === 1 ? 'it' : 'them'}, ${upgrade}.`;
  return [{ path: first[1], message, advice, atKey: true }];
}

/** Reports a key beside a `$ref`, where it has no effect. */
function siblingFaults({ shape, value, path }: Part, isOld: boolean): Finding[] {
  if (typeof value['$ref'] !== 'string') return [];
  if (shape === 'schema' ? !isOld : !referable.has(shape)) return [];
  const allowed = shape !== 'schema' && !isOld ? ['$ref', 'summary', 'description'] : ['$ref'];
  const key = Object.keys(value).find((each) => !allowed.includes(each) && !each.startsWith('x-'));
  if (key === undefined) return [];
  const message = `"${key}" has no effect beside a "$ref"${shape === 'schema' ? ' in OpenAPI 3.0' : ''}.`;
  const advice =
    shape === 'schema'
      ? `Write "allOf": [{ "$ref": … }], or ${upgrade}.`
      : 'Remove it, or write the object itself in place of the "$ref".';
  return [{ path: [...path, key], message, advice, atKey: true }];
}

/** Reports an object with both `example` and `examples`. */
function exampleFaults({ shape, value, path }: Part): Finding[] {
  if (!['header', 'media', 'parameter', 'schema'].includes(shape)) return [];
  if (!('example' in value) || !('examples' in value)) return [];
  const message = '"example" and "examples" cannot be used together.';
  const advice = 'Move the example to "examples", and remove "example".';
  return [{ path: [...path, 'example'], message, advice, atKey: true }];
}

/**
 * Reports what a document's version of OpenAPI or OpenRPC ignores or does not allow, such as
 * `nullable` in OpenAPI 3.1 or a list of types in 3.0.
 */
export function dialectFaults(document: Members, parts: readonly Part[]): Finding[] {
  const isOpenApi = 'openapi' in document;
  const isOld = String(document['openapi']).startsWith('3.0');
  const format = isOpenApi ? `OpenAPI ${isOld ? '3.0' : '3.1'}` : 'OpenRPC';
  const newer = parts.flatMap(({ shape, value, path }) =>
    isOld && shape === 'schema'
      ? Object.keys(value)
          .filter((name) => newKeywords.has(name))
          .map((name) => [name, [...path, name]] as const)
      : [],
  );
  return [
    ...mergedFault(newer),
    ...parts.flatMap((part) => [
      ...(part.shape === 'schema'
        ? [
            ...(isOld ? typeFault(part) : nullableFault(part, format)),
            ...boundFaults(part, format, isOld),
          ]
        : []),
      ...siblingFaults(part, isOld),
      ...exampleFaults(part),
    ]),
  ];
}
