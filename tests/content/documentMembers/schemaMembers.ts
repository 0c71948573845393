import {
  format,
  identifier,
  link,
  mark,
  named,
  shown,
  shows,
  showsRequired,
  silent,
} from './member';
import type { Changes, Member, ObjectMembers } from './member';

const object = { type: 'object', properties: { x: {}, y: {} } };
const kinds = [mark, 'b'].map((kind) => ({
  type: 'object',
  properties: { kind: { const: kind } },
}));

const bothKinds = `<code>${mark}</code> <code>b</code>`;

const keyword = (name: string, value: unknown = { type: 'integer' }): Member =>
  named(`"${name}"`, value);

/** Returns the keywords of a schema, to insert into the schema of an integer field at `path`. */
export function schemaMembers(path: string): ObjectMembers {
  const inType = (type: string): Changes => ({ [`${path} type`]: type });
  return {
    path,
    members: {
      $anchor: [mark, identifier],
      $comment: [mark, silent('JSON Schema reserves it for maintainers')],
      $defs: [{ a: {} }, identifier],
      $dynamicAnchor: [mark, identifier],
      $dynamicRef: named('schema.$dynamicRef', '#a'),
      $id: [mark, identifier],
      $ref: ['#/components/schemas/A', shows(), { 'components schemas A': { description: mark } }],
      $schema: [mark, format],
      $vocabulary: [{}, format],
      additionalItems: [{}, silent('it means nothing without a list of items')],
      additionalProperties: [{ type: 'boolean' }, shows('Values: boolean'), inType('object')],
      allOf: [[{ description: mark }], shows()],
      anyOf: [[{ type: 'boolean' }, { type: 'string' }], shows('boolean'), { [path]: {} }],
      const: [777, shows('777')],
      contains: keyword('contains'),
      contentEncoding: keyword('contentEncoding', 'base64'),
      contentMediaType: keyword('contentMediaType', 'a/b'),
      contentSchema: keyword('contentSchema'),
      default: [777, shows('777')],
      definitions: [{ a: {} }, identifier],
      dependencies: keyword('dependencies', {}),
      dependentRequired: [{ x: ['y'] }, shows('Comes with'), { [path]: object }],
      dependentSchemas: keyword('dependentSchemas', {}),
      deprecated: [true, shows('deprecated')],
      description: shown,
      discriminator: [{ propertyName: 'kind' }, shows(bothKinds), { [path]: { oneOf: kinds } }],
      else: keyword('else'),
      enum: [[1, 777], shows('777')],
      example: [777, shows('Example: <code>777</code>.')],
      examples: [[777, 888], shows('Examples: <code>777</code>, <code>888</code>.')],
      exclusiveMaximum: [777, shows('Less than 777')],
      exclusiveMinimum: [0, shows('More than 0')],
      externalDocs: named('schema.externalDocs', link),
      format: named('schema.format', 'int32'),
      id: [mark, identifier],
      if: keyword('if'),
      items: [{ type: 'boolean' }, shows('boolean[]'), inType('array')],
      maxContains: keyword('maxContains', 1),
      maxItems: [777, shows('At most 777'), inType('array')],
      maxLength: [777, shows('At most 777'), inType('string')],
      maxProperties: [777, shows('At most 777'), inType('object')],
      maximum: [777, shows('At most 777')],
      minContains: keyword('minContains', 1),
      minItems: [777, shows('At least 777'), inType('array')],
      minLength: [777, shows('At least 777'), inType('string')],
      minProperties: [777, shows('At least 777'), inType('object')],
      minimum: [1, shows('At least 1')],
      multipleOf: [777, shows('A multiple of 777')],
      not: keyword('not'),
      nullable: named('nullable', true),
      oneOf: [[{ type: 'boolean' }, { type: 'string' }], shows('boolean'), { [path]: {} }],
      pattern: [mark, shows(), inType('string')],
      patternProperties: named('schema.patternProperties', { '^a': {} }, inType('object')),
      prefixItems: [[{ type: 'boolean' }], shows('boolean'), inType('array')],
      properties: [{ MARK: {} }, shows(), inType('object')],
      propertyNames: [{ maxLength: 777 }, shows('777'), inType('object')],
      readOnly: [true, shows('Cannot be set')],
      required: [['x'], showsRequired('x', 'any'), { [path]: object }],
      then: keyword('then'),
      title: shown,
      type: ['boolean', shows('boolean')],
      unevaluatedItems: keyword('unevaluatedItems'),
      unevaluatedProperties: keyword('unevaluatedProperties'),
      uniqueItems: [true, shows('No entry occurs twice'), inType('array')],
      writeOnly: [true, silent('only requests list the field')],
      xml: named('schema.xml', { name: 'a' }),
    },
  };
}

/** Returns the members of a schema's discriminator. */
export function discriminatorMembers(path: string): ObjectMembers {
  const body = { oneOf: kinds, discriminator: { propertyName: 'kind' } };
  return {
    path: `${path} discriminator`,
    members: {
      mapping: named(
        'discriminator.mapping',
        { other: '#/components/schemas/A' },
        { [path]: body, 'components schemas A': kinds[0] },
      ),
      propertyName: [undefined, shows(bothKinds), { [path]: body }],
    },
  };
}
