import { withInfo } from './builders';
import { pageOf, type FileMistakes } from './version';

export const documents: FileMistakes = {
  documents: [
    [
      {
        'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": []}').replace(
          /}$/,
          ',}',
        ),
      },
      'reference/openrpc.json:1:75 Invalid JSON: unexpected comma before }. Remove the comma.',
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": []}') },
    ],
    [
      { 'reference/openrpc.json': '{"openrpc": "1.3.2", "openrpc": "1"}' },
      'reference/openrpc.json:1:22 Invalid JSON: duplicate key "openrpc". Remove one of the two.',
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": []}') },
    ],
    [
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc": "1.3.2", "x-a": {"$ref": "#/nope"}, "methods": []}',
        ),
      },
      'reference/openrpc.json:1:39 The $ref "#/nope" has no target. Define the target, or correct the $ref.',
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc": "1.3.2", "x-nope": {}, "x-a": {"$ref": "#/x-nope"}, "methods": []}',
        ),
      },
    ],
    [
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc": "1.3.2", "servers": [{"url": "{rpc_limits.nope}"}], "methods": []}',
        ),
      },
      'reference/openrpc.json:1:43 Unknown token "{rpc_limits.nope}". Use a site name or a value of a file in reference/, or remove the braces.',
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc": "1.3.2", "servers": [{"url": "https://rpc_limits.nope"}], "methods": []}',
        ),
      },
    ],
    [
      { 'reference/openrpc.json': '[1]' },
      'reference/openrpc.json:1:1 The top level of a document must be an object. Write its content as named members between { and }.',
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": []}') },
    ],
    [
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc":"1.3.2","methods":[{"name":"a","params":[]},{"name":"a","params":[]}]}',
        ),
      },
      'reference/openrpc.json:1:64 The method "a" is defined twice. Rename or remove one of the two.',
      { 'reference/openrpc.json': withInfo('{"openrpc":"1.3.2","methods":[]}') },
    ],
    [
      { 'reference/openrpc.json': withInfo('{"openrpc":"1.3.2","methods":[{"params":[]}]}') },
      'reference/openrpc.json:1:31 A method has no name. Add "name".',
      { 'reference/openrpc.json': withInfo('{"openrpc":"1.3.2","methods":[]}') },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","paths":{"/a":{"get":{"responses":{}}}}}',
        ),
      },
      'reference/openapi.json:1:41 The operation GET /a has no operationId. Add "operationId" with a name that no other operation has.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{}}') },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","paths":{"/a":{"get":{"operationId":"a","responses":{}},"post":{"operationId":"a","responses":{}}}}}',
        ),
      },
      'reference/openapi.json:1:98 The operationId "a" is used twice. Rename one of the two.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{}}') },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","paths":{"/a":{"get":{"operationId":"a","responses":{}}}}}',
        ),
      },
      'reference/openapi.json:1:57 No page shows "a". Add <ApiOperation id="a" /> to a page.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{}}') },
    ],
    [
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc":"1.3.2","methods":[{"name":"a","params":[]}]}',
        ),
      },
      'reference/openrpc.json:1:40 No page shows "a". Add <RpcMethod name="a" /> to a page.',
      {
        'reference/openrpc.json': withInfo(
          '{"openrpc":"1.3.2","methods":[{"name":"a","params":[]}]}',
        ),
        'page.mdx': pageOf('Page', '', '<RpcMethod name="a" />'),
      },
    ],
    [
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{},"webhooks":{}}') },
      'reference/openapi.json:1:42 Warning: The webhooks are not shown by <ApiOperation>. Describe this part on a page, and add "webhooks" to the document\'s list x-described-on-pages.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{}}') },
    ],
    [
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{"/a":{"gett":{}}}}') },
      'reference/openapi.json:1:35 Unknown key "gett" in a path. Did you mean "get"?',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{"/a":{}}}') },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","paths":{},"components":{"schemass":{}}}',
        ),
      },
      'reference/openapi.json:1:45 Unknown key "schemass" in the components object. Did you mean "schemas"?',
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","paths":{},"components":{"schemas":{}}}',
        ),
      },
    ],
    [
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{"/a":null}}') },
      'reference/openapi.json:1:34 "/a" is not an object. Write an object: { … }.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{"/a":{}}}') },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","servers":"https://a.example","paths":{}}',
        ),
      },
      'reference/openapi.json:1:30 "servers" is not a list. Write a list: [ … ].',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","servers":[],"paths":{}}') },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"type":["int","null"]}}}}',
        ),
      },
      'reference/openapi.json:1:58 "int" is not a type. Did you mean "integer"?',
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"type":["integer","null"]}}}}',
        ),
      },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"type":"sting"}}}}',
        ),
      },
      'reference/openapi.json:1:57 "sting" is not a type. Did you mean "string"?',
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"type":"string"}}}}',
        ),
      },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"pattern":"("}}}}',
        ),
      },
      'reference/openapi.json:1:60 The pattern is not a valid regular expression. Check its brackets and quantifiers, and write \\\\ for a backslash.',
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"pattern":"()"}}}}',
        ),
      },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"maxLength":"5"}}}}',
        ),
      },
      'reference/openapi.json:1:62 "maxLength" is not a number. Write a number, without quotes.',
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"maxLength":5}}}}',
        ),
      },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"schemas":{"A":{"$ref":"#/components/schemas/A"}}}}',
        ),
      },
      'reference/openapi.json:1:58 The $ref "#/components/schemas/A" leads back to itself. Write the object itself in place of this $ref.',
      {
        'reference/openapi.json': withInfo('{"openapi":"3.1.0","components":{"schemas":{"A":{}}}}'),
      },
    ],
    [
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"parameters":{"a":{"in":"query"}}}}',
        ),
      },
      'reference/openapi.json:1:52 A parameter has no "name". Add "name".',
      {
        'reference/openapi.json': withInfo(
          '{"openapi":"3.1.0","components":{"parameters":{"a":{"in":"query","name":"a"}}}}',
        ),
      },
    ],
    [
      { 'reference/openapi.json': '{"swagger":"2.0"}' },
      'reference/openapi.json:1:12 The document uses Swagger 2.0. Convert it to OpenAPI 3.1.',
      { 'reference/openapi.json': withInfo('{"openapi":"3.1.0","paths":{}}') },
    ],
    [
      { 'reference/openrpc.json': '{}' },
      'reference/openrpc.json:1:1 The document has no "openrpc". Write "openrpc": "1.3.2" at the start.',
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": []}') },
    ],
    [
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": null}') },
      'reference/openrpc.json:1:33 "methods" is not a list. Write a list: [ … ].',
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": []}') },
    ],
    [
      { 'reference/openrpc.json': `{"openrpc": "1.3.2", "a": ${'['.repeat(5000)}` },
      'reference/openrpc.json:1:226 The document is nested more than 200 levels deep. Check the brackets, or nest less deeply.',
      { 'reference/openrpc.json': withInfo('{"openrpc": "1.3.2", "methods": [], "x-a": []}') },
    ],
  ],
};
