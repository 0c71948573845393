import { anyKeys, commonShapes, type ObjectShape } from './documentShapes';

/**
 * HTTP methods that a path of an OpenAPI document may have. The other members of a path are not
 * operations.
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
  ...commonShapes,
  // OpenRPC also allows a list of schemas, as in draft 7 of JSON Schema.
  schema: { ...commonShapes['schema'], items: 'schema|boolean' },
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
