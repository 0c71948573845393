import { readDocument } from './document';

test('reports what else is missing from a document without a version', () => {
  const source = { file: 'content/current/reference/openrpc.json', text: '{"info":{}}' };
  expect(readDocument(source, {}).problems.map(({ message }) => message)).toEqual([
    'The document has no "openrpc".',
    'The document has no "methods".',
    'The info object has no "title" and no "version".',
  ]);
});
