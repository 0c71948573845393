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
import type { ObjectMembers } from './member';
import { sharedMembers } from './sharedMembers';
import { discriminatorMembers, schemaMembers } from './schemaMembers';

const method = 'methods 0';
const field = `${method} params 1 schema properties n`;
const pairing = `${method} examples 1`;

export const openRpcMembers: Readonly<Record<string, ObjectMembers>> = {
  document: {
    path: '',
    members: {
      components: [undefined, silent('it holds shared parts')],
      externalDocs: named('document.externalDocs', link),
      info: [{ title: 'A', version: '1' }, documentName],
      methods: [undefined, shows('JSON-RPC')],
      openrpc: ['1.4.0', format],
      servers: [[{ url: 'https://MARK.example' }], shows()],
      'x-described-on-pages': [[], format],
    },
  },
  ...sharedMembers,
  server: {
    path: 'servers 0',
    members: {
      description: named('server.description'),
      name: named('server.name'),
      summary: named('server.summary'),
      url: ['https://MARK.example', shows()],
      variables: named(
        'server.variables',
        { v: { default: 'a' } },
        { 'servers 0 url': 'https://{v}.example' },
      ),
    },
  },
  tag: {
    path: `${method} tags 0`,
    members: {
      description: named('tag.description'),
      externalDocs: named('tag.externalDocs', link),
      name: [undefined, shows('Group')],
      summary: named('tag.summary'),
    },
  },
  components: {
    path: 'components',
    members: {
      contentDescriptors: component('contentDescriptors', { name: 'a', schema: {} }),
      errors: [
        { A: { code: 77, message: mark } },
        shows(),
        { 'x-errors': { 77: { name: mark, meaning: 'A.' } } },
      ],
      examplePairings: component('examplePairings', { params: [] }),
      examples: component('examples', { value: 1 }),
      links: component('links', {}),
      schemas: component('schemas', {}),
      tags: component('tags', { name: 'a' }),
    },
  },
  method: {
    path: method,
    members: {
      deprecated: [true, shows('deprecated')],
      description: named('method.description'),
      errors: [[{ code: 77, message: mark }], shows()],
      examples: [undefined, shows('params')],
      externalDocs: named('method.externalDocs', link),
      links: named('method.links', [{ name: 'a' }]),
      name: [undefined, shows('JSON-RPC')],
      paramStructure: ['by-name', shows('"params": { "p": "v" }')],
      params: [undefined, shows('params-p')],
      result: [undefined, shows('Fields of the result')],
      servers: [[{ url: 'https://MARK.example' }], shows()],
      summary: shown,
      tags: [undefined, shows('Group')],
    },
  },
  descriptor: {
    path: `${method} params 1`,
    members: {
      deprecated: [true, shows('deprecated')],
      description: shown,
      name: shown,
      required: [
        true,
        showsRequired('o', 'object'),
        {
          [`${method} paramStructure`]: 'by-name',
          [`${method} examples 0 params 1`]: { name: 'o', value: {} },
          [`${method} examples 1 params 1`]: { name: 'o', value: {} },
        },
      ],
      schema: [{ type: 'boolean' }, shows('boolean')],
      summary: shown,
    },
  },
  error: {
    path: `${method} errors 0`,
    members: {
      code: [77, shows('<code>77</code>'), { [`${method} errors 0`]: { message: 'A.' } }],
      data: named('error.data', mark, { [`${method} errors 0`]: { code: 77, message: 'A.' } }),
      message: [mark, shows(), { [`${method} errors 0`]: { code: 77 } }],
    },
  },
  pairing: {
    path: pairing,
    members: {
      description: shown,
      name: shown,
      params: [undefined, shows('params')],
      result: [{ name: 'r', value: 777 }, shows('777')],
      summary: shown,
    },
  },
  value: {
    path: `${pairing} params 0`,
    members: {
      description: named('value.description'),
      externalValue: named('value.externalValue'),
      name: ['p', silent('the parameter has the name')],
      summary: named('value.summary'),
      value: shown,
    },
  },
  discriminator: discriminatorMembers(field),
  schema: {
    path: field,
    members: {
      ...schemaMembers(field).members,
      title: [mark, silent('it names a generated type')],
    },
  },
};
