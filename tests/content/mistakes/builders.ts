import { pageOf, type Files } from './version';

export const text = { type: 'string' };

/**
 * Returns an OpenAPI document with an operation that uses a schema, a page that shows the
 * operation, and the page `api.mdx`.
 */
export function api(schema: object, operation: object = {}, root: object = {}): Files {
  const { components = {}, ...others } = root as { components?: object };
  return {
    'reference/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            parameters: [{ name: 'q', in: 'query', schema: { $ref: '#/components/schemas/Q' } }],
            responses: {},
            ...operation,
          },
        },
      },
      components: { schemas: { Q: schema }, ...components },
      ...others,
    }),
    'page.mdx': pageOf('Page', '', '<ApiOperation id="a" />'),
    'api.mdx': pageOf(
      'API',
      '',
      '## Scopes\n\nText.\n\n## Idempotency\n\nText.\n\n## Errors\n\nText.',
    ),
  };
}

/** Returns an OpenRPC document with a method, and a page that shows it. */
export const rpc = (members: object, root: object = {}): Files => ({
  'reference/openrpc.json': JSON.stringify({
    openrpc: '1.3.2',
    methods: [{ name: 'a', params: [], ...members }],
    ...root,
  }),
  'page.mdx': pageOf('Page', '', '<RpcMethod name="a" />'),
});

export const example = { name: 'usual', params: [], result: { name: 'result', value: 1 } };
export const number = { name: 'n', schema: { type: 'integer' } };
