import { api, apiPage, info, rpc, text } from './builders';
import { pageOf, type FileMistakes, type Files } from './version';

const a = { ...text, description: 'A.' };
const schemes = (security: object[], ...described: string[]) =>
  api(
    text,
    { security },
    {
      components: {
        securitySchemes: {
          basic: { type: 'http', scheme: 'basic' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      ...(described.length > 0 && { 'x-described-on-pages': described }),
    },
  );

function shared(parameter: object): Files {
  const operation = (operationId: string) => ({
    get: { operationId, parameters: [{ $ref: '#/components/parameters/Id' }], responses: {} },
  });
  return {
    'reference/openapi.json': JSON.stringify({
      openapi: '3.1.0',
      paths: { '/a/{id}': operation('a'), '/b/{id}': operation('b') },
      components: {
        parameters: { Id: { name: 'id', in: 'path', required: true, schema: text, ...parameter } },
      },
      info,
    }),
    'page.mdx': pageOf(
      'Page',
      '',
      '<ApiOperation id="a" heading="2" />\n\n<ApiOperation id="b" heading="2" />',
    ),
    ...apiPage,
  };
}

const errorsPage = (members: object): Files => ({
  ...rpc({}, members),
  'errors.mdx': pageOf('Errors', '', '<RpcErrors />'),
  'sidebars.yaml': 'documentationSidebar: [/, page, errors]\napiSidebar: [api]\n',
});

/** Mistakes in documents that were not written for this site. */
export const foreignDocuments: FileMistakes = {
  'documents of other projects': [
    [
      api({ type: 'object', properties: { list: a }, required: ['id', 'amount', 'payer'] }),
      'reference/openapi.json:1:267 None of the names in "required" is in "properties". Move the list beside the properties that it names, or describe them here.',
      api({
        type: 'object',
        properties: { id: a, amount: a, payer: a },
        required: ['id', 'amount', 'payer'],
      }),
    ],
    [
      shared({}),
      'reference/openapi.json:1:284 reference/openapi.json has no example of the path parameter "id". Add "example" to the parameter, for the samples.',
      shared({ example: 'x' }),
    ],
    [
      schemes([{ token: [] }]),
      'reference/openapi.json:1:255 Warning: Nothing uses securitySchemes/basic in "components". Remove it, or use it.',
      schemes([{ token: [], basic: [] }], 'securitySchemes'),
    ],
    [
      api({ $ref: './schemas/common.json#/Text' }),
      'reference/openapi.json:1:200 The $ref "./schemas/common.json#/Text" is not a pointer into a document of the version. Put common.json in reference/ and write "common.json#/Text", or define the part in this document.',
      api(text),
    ],
    [
      errorsPage({}),
      'errors.mdx:6:1 reference/openrpc.json describes no errors. Add errors to its "components", or remove <RpcErrors>.',
      errorsPage({ components: { errors: { LATE: { code: -1, message: 'Too late.' } } } }),
    ],
  ],
};
