import { readDocument } from './document';

test('a document without a version does not hide that it has no methods', () => {
  const source = { file: 'content/current/reference/openrpc.json', text: '{"info":{}}' };
  expect(readDocument(source, {}).problems.map(({ message }) => message)).toEqual([
    'The document has no "openrpc".',
    'The document has no "methods".',
  ]);
});
