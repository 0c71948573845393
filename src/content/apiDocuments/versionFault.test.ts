import { readDocument } from './document';

test('reports everything else that a document without a version lacks', () => {
  const source = { file: 'content/current/reference/openrpc.json', text: '{"info":{}}' };
  expect(readDocument(source, {}).problems.map(({ message }) => message)).toEqual([
    'The document has no "openrpc".',
    'The document has no "methods".',
    'The info object has no "title" and no "version".',
  ]);
});
