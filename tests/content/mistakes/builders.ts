import { pageOf, type Files } from './version';

export const text = { type: 'string' };

/**
 * The information that every document needs. It comes last, so that it does not shift the positions
 * in messages.
 */
export const info = { title: 'Title', version: '1' };

/** The page that the generated reference of an operation links to. */
export const apiPage: Files = {
  'api.mdx': pageOf(
    'API',
    '',
    '## Scopes\n\nText.\n\n## Idempotency\n\nText.\n\n## Errors\n\nText.',
  ),
};

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
      info,
    }),
    'page.mdx': pageOf('Page', '', '<ApiOperation id="a" />'),
    ...apiPage,
  };
}

/** Adds `info`, which every document needs, to the text of a document. */
export const withInfo = (document: string): string =>
  `${document.slice(0, -1)},"info":${JSON.stringify(info)}}`;

/** Returns an OpenRPC document with a method, and a page that shows it. */
export const rpc = (members: object, root: object = {}): Files => ({
  'reference/openrpc.json': JSON.stringify({
    openrpc: '1.3.2',
    methods: [{ name: 'a', params: [], ...members }],
    ...root,
    info,
  }),
  'page.mdx': pageOf('Page', '', '<RpcMethod name="a" />'),
});

export const example = { name: 'usual', params: [], result: { name: 'result', value: 1 } };
export const number = { name: 'n', schema: { type: 'integer' } };
