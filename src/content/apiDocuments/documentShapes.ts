/**
 * Keys of an object in an OpenAPI or OpenRPC document, with the kinds of their values. `any`: not
 * checked. `text`: a string that is not empty. `!` after a key: required. `[x]`: a list of x.
 * `{x}`: a map of x. `a|b`: either. `schema`, for example: an object with the keys of that shape.
 */
export type ObjectShape = Readonly<Record<string, string>>;

/** Returns a shape with these keys, separated by spaces, whose values are not checked. */
export const anyKeys = (keys: string): ObjectShape =>
  Object.fromEntries(keys.split(' ').map((key) => [key, 'any']));

const schema: ObjectShape = {
  ...anyKeys(
    '$anchor $comment $dynamicAnchor $dynamicRef $id $schema $vocabulary const contains contentEncoding contentMediaType contentSchema default dependencies dependentSchemas else example examples exclusiveMaximum exclusiveMinimum id if not then unevaluatedItems unevaluatedProperties xml additionalItems',
  ),
  $defs: '{schema}',
  $ref: 'string',
  additionalProperties: 'boolean|schema',
  allOf: '[schema]',
  anyOf: '[schema]',
  definitions: '{schema}',
  dependentRequired: '{[string]}',
  deprecated: 'boolean',
  description: 'string',
  discriminator: 'discriminator',
  enum: '[any]',
  externalDocs: 'docs',
  format: 'string',
  items: 'schema|[schema]|boolean',
  maxContains: 'number',
  maxItems: 'number',
  maxLength: 'number',
  maxProperties: 'number',
  maximum: 'number',
  minContains: 'number',
  minItems: 'number',
  minLength: 'number',
  minProperties: 'number',
  minimum: 'number',
  multipleOf: 'number',
  nullable: 'boolean',
  oneOf: '[schema]',
  pattern: 'pattern',
  patternProperties: '{schema}',
  prefixItems: '[schema]',
  properties: '{schema}',
  propertyNames: 'schema',
  readOnly: 'boolean',
  required: '[string]',
  title: 'string',
  type: 'type|[type]',
  uniqueItems: 'boolean',
  writeOnly: 'boolean',
  'x-default': 'string',
  'x-label': 'string',
  'x-problem-example': 'string',
  'x-problem-values': '{values}',
  'x-problems': '[string]',
  'x-problems-when': '{string}',
  'x-since': 'string',
  'x-unit': 'string',
  'x-variants': '[string]',
};

/** The kinds of objects that both formats have. */
export const commonShapes: Readonly<Record<string, ObjectShape>> = {
  discriminator: { 'propertyName!': 'string', mapping: '{string}' },
  info: {
    'title!': 'text',
    'version!': 'text',
    ...anyKeys('contact summary termsOfService'),
    license: 'license',
    description: 'string',
  },
  schema,
  server: {
    'url!': 'text',
    ...anyKeys('name variables'),
    description: 'string',
    summary: 'string',
  },
  docs: { 'url!': 'text', description: 'string' },
  license: { 'name!': 'text', ...anyKeys('identifier url') },
  tag: { 'name!': 'text', ...anyKeys('description summary'), externalDocs: 'docs' },
};
