/*
 * Keys of the objects in OpenAPI and OpenRPC documents, with the kinds of their values. `any`: not
 * checked. `text`: a string that is not empty. `!` after a key: required. `[x]`: a list of x. `{x}`:
 * a map of x. `a|b`: either.
 */

/**
 * HTTP methods that a path of an OpenAPI document may have; its other members are not operations.
 */
export const operationMethods: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
]);

/** Keys of an object with their kinds. */
export type ObjectShape = Readonly<Record<string, string>>;

const anyKeys = (keys: string): ObjectShape =>
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

const common: Readonly<Record<string, ObjectShape>> = {
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

const operation: ObjectShape = {
  callbacks: 'any',
  deprecated: 'boolean',
  description: 'string',
  externalDocs: 'docs',
  operationId: 'any',
  parameters: '[parameter]',
  requestBody: 'body',
  responses: '{response}',
  security: '[any]',
  servers: '[server]',
  summary: 'string',
  tags: '[string]',
  'x-problem-example': 'string',
  'x-problem-values': '{values}',
  'x-problems': '[string]',
  'x-problems-when': '{string}',
};

/** The kinds of objects in an OpenAPI document, by short names such as `body`. */
export const openApiShapes: Readonly<Record<string, ObjectShape>> = {
  ...common,
  document: {
    ...anyKeys('jsonSchemaDialect x-described-on-pages'),
    externalDocs: 'docs',
    components: 'components',
    'info!': 'info',
    'openapi!': 'string',
    paths: '{path}',
    security: '[any]',
    servers: '[server]',
    tags: '[tag]',
    webhooks: '{path}',
  },
  components: {
    ...anyKeys('callbacks links'),
    examples: '{example}',
    headers: '{header}',
    parameters: '{parameter}',
    pathItems: '{path}',
    requestBodies: '{body}',
    responses: '{response}',
    schemas: '{schema}',
    securitySchemes: '{securityScheme}',
  },
  path: {
    $ref: 'string',
    description: 'string',
    parameters: '[parameter]',
    servers: '[server]',
    summary: 'string',
    ...Object.fromEntries([...operationMethods].map((method) => [method, 'operation'])),
  },
  operation,
  parameter: {
    'name!': 'text',
    'in!': 'place',
    ...anyKeys('allowEmptyValue allowReserved example explode style'),
    examples: '{example}',
    content: '{media}',
    deprecated: 'boolean',
    description: 'string',
    required: 'boolean',
    schema: 'schema',
  },
  header: {
    ...anyKeys('example examples explode style'),
    content: '{media}',
    deprecated: 'boolean',
    description: 'string',
    required: 'boolean',
    schema: 'schema',
  },
  body: { 'content!': '{media}', description: 'string', required: 'boolean' },
  response: { content: '{media}', 'description!': 'string', headers: '{header}', links: 'any' },
  media: { encoding: 'any', example: 'any', examples: '{example}', schema: 'schema' },
  example: anyKeys('description externalValue summary value'),
  securityScheme: anyKeys('bearerFormat description flows in name openIdConnectUrl scheme type'),
};

const method: ObjectShape = {
  deprecated: 'boolean',
  description: 'string',
  errors: '[error]',
  examples: '[pairing]',
  externalDocs: 'docs',
  links: 'any',
  name: 'any',
  paramStructure: 'structure',
  params: '[descriptor]',
  result: 'descriptor',
  servers: '[server]',
  summary: 'string',
  tags: '[tag]',
  'x-commitment': 'commitment',
  'x-deprecated-in': 'string',
  'x-enabled-by': 'flag',
  'x-errors-when': '{cause}',
  'x-notes': '[note]',
  'x-removed-in': 'string',
  'x-replacement': '[string]',
  'x-requires': 'string',
  'x-source': '[string]',
  'x-tier': 'tier',
  'x-unsubscribe': 'string',
};

/** The kinds of objects in an OpenRPC document, by short names such as `descriptor`. */
export const openRpcShapes: Readonly<Record<string, ObjectShape>> = {
  ...common,
  document: {
    components: 'components',
    ...anyKeys('x-described-on-pages'),
    externalDocs: 'docs',
    'info!': 'info',
    'methods!': '[method]',
    'openrpc!': 'string',
    servers: '[server]',
  },
  components: {
    ...anyKeys('examplePairings examples links'),
    contentDescriptors: '{descriptor}',
    errors: '{error}',
    schemas: '{schema}',
    tags: '{tag}',
  },
  method,
  descriptor: {
    'name!': 'text',
    deprecated: 'boolean',
    description: 'string',
    required: 'boolean',
    'schema!': 'schema',
    summary: 'string',
  },
  cause: { 'when!': 'string', 'x-source': '[string]' },
  commitment: { 'allowed!': '[string]', 'default!': 'string', 'x-source': '[string]' },
  flag: { 'description!': 'string', 'flag!': 'string', 'x-source': '[string]' },
  note: { 'text!': 'text', 'x-source': '[string]' },
  error: { 'code!': 'number', data: 'any', 'message!': 'text' },
  pairing: {
    ...anyKeys('description name summary'),
    'params!': '[value]',
    result: 'value',
  },
  value: { 'value!': 'any', ...anyKeys('description externalValue name summary') },
};
