import {
  component,
  format,
  link,
  mark,
  named,
  documentName,
  shown,
  shows,
  showsRequired,
  silent,
} from './member';
import type { Changes, Member, ObjectMembers } from './member';
import { sharedMembers } from './sharedMembers';
import { discriminatorMembers, schemaMembers } from './schemaMembers';

const item = 'paths /a/{id}';
const operation = `${item} post`;
const media = `${operation} requestBody content application/json`;
const withoutExample = { [`${media} example`]: undefined };
const response = `${operation} responses 200`;
const groupsOperations = silent('sidebars group the pages of operations');
const twice = { a: { value: { n: 1 } }, b: { value: { n: 2 } } };
const withScope: Changes = {
  'components securitySchemes s': { type: 'oauth2', flows: { password: { scopes: { MARK: '' } } } },
  'x-described-on-pages': ['securityScheme.flows'],
};
const inTags: Changes = { [`${operation} tags`]: ['t'], 'tags 0 name': 't' };

const inScheme = (type: string): Changes => ({
  [`${operation} security`]: [{ s: [] }],
  'components securitySchemes s type': type,
});

export const openApiMembers: Readonly<Record<string, ObjectMembers>> = {
  document: {
    path: '',
    members: {
      components: [{}, silent('it holds shared parts')],
      externalDocs: named('document.externalDocs', link),
      info: [{ title: 'A', version: '1' }, documentName],
      jsonSchemaDialect: ['https://json-schema.org/draft/2020-12/schema', format],
      openapi: ['3.1.1', format],
      paths: [undefined, shows('/a/')],
      security: [[{ s: ['MARK'] }], shows(), withScope],
      servers: named('server.url', [link]),
      tags: [[{ name: 't' }], groupsOperations, { [`${operation} tags`]: ['t'] }],
      webhooks: named('webhooks', { a: {} }),
      'x-described-on-pages': [[], format],
    },
  },
  ...sharedMembers,
  server: {
    path: `${operation} servers 0`,
    members: {
      description: [
        mark,
        shows('only in mark'),
        { [`${operation} servers 0`]: link, 'x-described-on-pages': ['server.url'] },
      ],
      name: named('server.name', mark, { [`${operation} servers 0`]: link }),
      summary: named('server.summary', mark, { [`${operation} servers 0`]: link }),
      url: shown,
      variables: named(
        'server.variables',
        { v: { default: 'a' } },
        { [`${operation} servers 0`]: { url: 'https://{v}.example' } },
      ),
    },
  },
  tag: {
    path: 'tags 0',
    members: {
      description: named('tag.description', mark, inTags),
      externalDocs: named('tag.externalDocs', link, inTags),
      name: ['t', groupsOperations, inTags],
      summary: named('tag.summary', mark, inTags),
    },
  },
  components: {
    path: 'components',
    members: {
      callbacks: component('callbacks', {}),
      examples: component('examples', { value: 1 }),
      headers: component('headers', { schema: {} }),
      links: component('links', {}),
      parameters: component('parameters', { name: 'a', in: 'query', schema: {} }),
      pathItems: component('pathItems', {}),
      requestBodies: component('requestBodies', { content: {} }),
      responses: component('responses', { description: 'A.' }),
      schemas: component('schemas', {}),
      securitySchemes: component('securitySchemes', { type: 'mutualTLS' }),
    },
  },
  path: {
    path: item,
    members: {
      $ref: named('path.$ref', '#/components/pathItems/A', { 'components pathItems A': {} }),
      description: named('path.description'),
      parameters: [[{ name: mark, in: 'query', schema: {} }], shows()],
      servers: [[{ url: 'https://MARK.example' }], shows()],
      summary: named('path.summary'),
      ...Object.fromEntries(
        ['delete', 'get', 'head', 'options', 'patch', 'put', 'trace'].map(
          (method): [string, Member] => [
            method,
            [
              {
                operationId: mark,
                parameters: [{ name: 'id', in: 'path', required: true, schema: {} }],
                responses: {},
              },
              { names: `No page shows "${mark}"` },
            ],
          ],
        ),
      ),
      post: [undefined, shows('POST')],
    },
  },
  operation: {
    path: operation,
    members: {
      callbacks: named('callbacks', { a: {} }),
      deprecated: [true, shows('deprecated')],
      description: shown,
      externalDocs: named('operation.externalDocs', link),
      operationId: [undefined, shows('operation <code>a</code>')],
      parameters: [undefined, shows('path-id')],
      requestBody: [undefined, shows('In the body')],
      responses: [undefined, shows('Status 200')],
      security: [[{ s: [mark] }], shows(), withScope],
      servers: [[{ url: 'https://MARK.example' }], shows()],
      summary: shown,
      tags: [[mark], groupsOperations],
    },
  },
  parameter: {
    path: `${operation} parameters 1`,
    members: {
      allowEmptyValue: named('parameter.allowEmptyValue', true),
      allowReserved: named('parameter.allowReserved', true),
      content: [
        { 'application/json': { schema: { type: 'boolean' } } },
        shows('boolean'),
        { [`${operation} parameters 1 schema`]: undefined },
      ],
      deprecated: [true, shows('deprecated')],
      description: shown,
      example: shown,
      examples: named('parameter.examples', { a: { value: 'a' }, b: { value: 'b' } }),
      explode: named('parameter.explode', false),
      in: ['header', shows('As headers')],
      name: shown,
      required: [true, showsRequired('q', 'string')],
      schema: [{ type: 'boolean' }, shows('boolean')],
      style: named('parameter.style', 'deepObject'),
    },
  },
  header: {
    path: `${response} headers A`,
    members: Object.fromEntries(
      Object.entries({
        content: {},
        deprecated: true,
        description: mark,
        example: mark,
        examples: {},
        explode: true,
        required: true,
        schema: {},
        style: 'simple',
      }).map(([key, value]) => [key, named('headers', value)]),
    ),
  },
  body: {
    path: `${operation} requestBody`,
    members: {
      content: [undefined, shows('body-n')],
      description: shown,
      required: [true, silent('every request of the operation has the body that the sample has')],
    },
  },
  response: {
    path: response,
    members: {
      content: [{ 'application/json': { schema: { properties: { MARK: {} } } } }, shows()],
      description: shown,
      headers: named('headers', { A: { schema: {} } }),
      links: named('links', { A: { operationId: 'a' } }),
    },
  },
  media: {
    path: media,
    members: {
      encoding: named('media.encoding', { n: { contentType: 'a/b' } }),
      example: [{ n: 777 }, shows('777')],
      examples: named('media.examples', twice, withoutExample),
      schema: [{ type: 'object', properties: { MARK: {} } }, shows()],
    },
  },
  example: {
    path: `${media} examples a`,
    members: {
      description: named('example.description', mark, {
        ...withoutExample,
        [`${media} examples a value`]: { n: 1 },
      }),
      externalValue: named('example.externalValue', 'https://a.example/a.json', {
        ...withoutExample,
        [`${media} examples b value`]: { n: 1 },
      }),
      summary: named('example.summary', mark, {
        ...withoutExample,
        [`${media} examples a value`]: { n: 1 },
      }),
      value: [{ n: 777 }, shows('777'), withoutExample],
    },
  },
  securityScheme: {
    path: 'components securitySchemes s',
    members: {
      bearerFormat: named('securityScheme.bearerFormat', 'JWT', {
        ...inScheme('http'),
        'components securitySchemes s scheme': 'bearer',
      }),
      description: named('securityScheme.description', mark, inScheme('mutualTLS')),
      flows: named('securityScheme.flows', {}, inScheme('oauth2')),
      in: named('apiKey', 'header', inScheme('apiKey')),
      name: named('apiKey', mark, inScheme('apiKey')),
      openIdConnectUrl: named(
        'securityScheme.openIdConnectUrl',
        link.url,
        inScheme('openIdConnect'),
      ),
      scheme: named('securitySchemes', 'basic', inScheme('http')),
      type: [
        'mutualTLS',
        silent('the samples send a certificate and a bearer token'),
        inScheme('mutualTLS'),
      ],
    },
  },
  discriminator: discriminatorMembers(`${media} schema properties n`),
  schema: schemaMembers(`${media} schema properties n`),
};
