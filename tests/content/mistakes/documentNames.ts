import { api, text } from './builders';
import type { FileMistakes } from './version';

const refused = {
  400: {
    description: 'Refused.',
    content: {
      'application/problem+json': {
        examples: { refused: { value: { status: 400, detail: 'Refused.' } } },
      },
    },
  },
};

const oauth = {
  components: {
    securitySchemes: {
      oauth: { type: 'oauth2', flows: { clientCredentials: { scopes: { read: 'Reads.' } } } },
    },
  },
  'x-described-on-pages': ['securityScheme.flows'],
};

const describedServers = { 'x-described-on-pages': ['server.url', 'server.variables'] };

export const documentNames: FileMistakes = {
  'names in documents': [
    [
      api(text, { responses: refused, 'x-problems': ['refusd'] }),
      'reference/openapi.json:1:314 No response has an example of the problem "refusd". Did you mean "refused"?',
      api(text, { responses: refused, 'x-problems': ['refused'] }),
    ],
    [
      api(text, { responses: refused, 'x-problems': ['refused', 'refused'] }),
      'reference/openapi.json:1:324 "x-problems" lists "refused" twice. Remove one of the two.',
      api(text, { responses: refused, 'x-problems': ['refused'] }),
    ],
    [
      api(text, {
        responses: refused,
        'x-problems': ['refused'],
        'x-problems-when': { refusd: 'Always.' },
      }),
      'reference/openapi.json:1:353 "refusd" is not in "x-problems". Did you mean "refused"?',
      api(text, {
        responses: refused,
        'x-problems': ['refused'],
        'x-problems-when': { refused: 'Always.' },
      }),
    ],
    [
      api(text, {
        responses: refused,
        'x-problems': ['refused'],
        'x-problem-values': { refusd: { detail: 'Too late.' } },
      }),
      'reference/openapi.json:1:354 "refusd" is not in "x-problems". Did you mean "refused"?',
      api(text, {
        responses: refused,
        'x-problems': ['refused'],
        'x-problem-values': { refused: { detail: 'Too late.' } },
      }),
    ],
    [
      api(text, { security: [{ oauth: ['raed'] }] }, oauth),
      'reference/openapi.json:1:181 The security scheme "oauth" has no scope "raed". Did you mean "read"?',
      api(text, { security: [{ oauth: ['read'] }] }, oauth),
    ],
    [
      api(text, {}, { security: [{ oath: [] }], ...oauth }),
      'reference/openapi.json:1:329 There is no security scheme "oath". Did you mean "oauth"?',
      api(text, {}, { security: [{ oauth: [] }], ...oauth }),
    ],
    [
      api(text, {}, oauth),
      'reference/openapi.json:1:229 Warning: Nothing uses securitySchemes/oauth in "components". Remove it, or use it.',
      api(text, { security: [{ oauth: ['read'] }] }, oauth),
    ],
    [
      api(text, { tags: ['payment'] }, { tags: [{ name: 'payment' }, { name: 'payment' }] }),
      'reference/openapi.json:1:265 The tag "payment" is defined twice. Remove one of the two.',
      api(text, { tags: ['payment'] }, { tags: [{ name: 'payment' }] }),
    ],
    [
      api(text, { tags: ['payment', 'refnds'] }, { tags: [{ name: 'payment' }] }),
      'reference/openapi.json:1:177 There is no tag "refnds". Add it to the "tags" of the document.',
      api(text, { tags: ['payment'] }, { tags: [{ name: 'payment' }] }),
    ],
    [
      api(text, { tags: [] }, { tags: [{ name: 'payment' }] }),
      'reference/openapi.json:1:237 Warning: No operation has the tag "payment". Remove the tag, or give it to an operation.',
      api(text, { tags: ['payment'] }, { tags: [{ name: 'payment' }] }),
    ],
    [
      api(text, {}, { components: { headers: { Unused: { schema: text } } } }),
      'reference/openapi.json:1:221 Warning: Nothing uses headers/Unused in "components". Remove it, or use it.',
      api(text),
    ],
    [
      api(text, {}, { 'x-described-on-pages': ['hedders'] }),
      'reference/openapi.json:1:235 Warning: "hedders" is not a part that the reference leaves out. Remove it from the list.',
      api(text),
    ],
    [
      api(
        text,
        {},
        {
          servers: [
            { url: 'https://{host}.example', variables: { host: { enum: ['a'], default: 'b' } } },
          ],
          ...describedServers,
        },
      ),
      'reference/openapi.json:1:298 The default "b" is not in the enum of "host". Use a.',
      api(
        text,
        {},
        {
          servers: [
            { url: 'https://{host}.example', variables: { host: { enum: ['a'], default: 'a' } } },
          ],
          ...describedServers,
        },
      ),
    ],
    [
      api(
        text,
        {},
        {
          servers: [{ url: 'https://{host}.example', variables: { host: { enum: ['a'] } } }],
          ...describedServers,
        },
      ),
      'reference/openapi.json:1:274 The variable "host" has an enum, but no default. Add "default". Use a.',
      api(
        text,
        {},
        {
          servers: [
            { url: 'https://{host}.example', variables: { host: { enum: ['a'], default: 'a' } } },
          ],
          ...describedServers,
        },
      ),
    ],
    [
      api(
        text,
        {},
        {
          servers: [
            {
              url: 'https://{host}.example',
              variables: { host: { default: 'b' }, hots: { default: 'b' } },
            },
          ],
          ...describedServers,
        },
      ),
      'reference/openapi.json:1:290 The URL has no variable "hots". Did you mean "host"?',
      api(
        text,
        {},
        {
          servers: [{ url: 'https://{host}.example', variables: { host: { default: 'b' } } }],
          ...describedServers,
        },
      ),
    ],
    [
      api(text, { parameters: [{ $ref: '#/components/schemas/Q' }] }),
      'reference/openapi.json:1:82 The $ref "#/components/schemas/Q" refers to components/schemas. Refer to components/parameters here.',
      api(text),
    ],
    [
      api(text, { 'x-problems': ['refused', 'expired'] }),
      'reference/openapi.json:1:172 No response has examples of the problems in "x-problems". Add them to the responses, or remove the list.',
      api(text),
    ],
  ],
};
