import { api, rpc, text } from './builders';
import { pageOf, type FileMistakes, type Files } from './version';

const pageDescription = 'A description of this page which is long enough for the check.';
const method = (description: string, root: object = {}) => rpc({ description }, root);
const described = (...parts: string[]) => ({ 'x-described-on-pages': parts });

const long = {
  type: 'object',
  properties: { kind: { const: 'long' } },
  description: 'A long one.',
};
const media = {
  schema: { oneOf: [long], discriminator: { propertyName: 'kind' } },
  examples: { long: { value: { kind: 'long' } } },
};

const variant = (members: object, root: object = {}): Files => ({
  ...api(text, { requestBody: { content: { 'application/json': media } }, ...members }, root),
  'page.mdx': pageOf('Page', '', '<ApiOperation id="a" variant="long" />'),
});

const fault = (position: string, message: string) => `reference/${position} Warning: ${message}`;
const hiddenDescription = fault(
  'openrpc.json:1:70',
  'This description is not shown: its page has another one. Make it the description of the page, or put its content on the page and add "method.description" to the document\'s list x-described-on-pages.',
);
const summarized = api(text, { summary: 'Get a thing', description: 'Returns a thing.' });
const hiddenSummary = fault(
  'openapi.json:1:170',
  'This summary is not shown: its page has another title. Make it the title of the page, or add "operation.summary" to the document\'s list x-described-on-pages.',
);

/** Texts in documents that the pages leave out. */
export const omitted: FileMistakes = {
  'texts that pages leave out': [
    [
      method('Reads a thing.'),
      hiddenDescription,
      method(`${pageDescription.slice(0, -6)}*check*.`),
    ],
    [
      method('Reads a thing.'),
      hiddenDescription,
      method('Reads a thing.', described('method.description')),
    ],
    [
      summarized,
      hiddenSummary,
      { ...summarized, 'page.mdx': pageOf('Get a thing', '', '<ApiOperation id="a" />') },
    ],
    [
      summarized,
      hiddenSummary,
      { ...summarized, 'page.mdx': pageOf('Page', '', '<ApiOperation id="a" heading="2" />') },
    ],
    [
      variant({ description: 'Makes a thing.' }),
      fault(
        'openapi.json:1:415',
        'This description is not shown: its pages show the descriptions of the variants. Put its content on a page, and add "operation.description" to the document\'s list x-described-on-pages.',
      ),
      variant({ description: 'Makes a thing.' }, described('operation.description')),
    ],
  ],
};
