import { missingOperationParts, operationsOf } from './operations';

const operation = `\`GET /customers\`

- operation \`listCustomers\`
- scope \`customers:read\`

### Parameters

- \`limit\` (integer): How many.

\`\`\`bash
curl "$API/customers"
\`\`\`

**Response 200**

### Errors

None of its own.
`;

it('finds each operation with the text below it', () => {
  const found = operationsOf(`# Page\n\n${operation}\n\`DELETE /customers/{id}\` · more\n`);
  expect(found.map(({ call }) => call)).toEqual(['GET /customers', 'DELETE /customers/{id}']);
  expect(found[0]?.text.trim()).toBe(operation.trim());
});

it.each<[string, string, string, string[]]>([
  ['nothing', '', '', []],
  ['the scope', '- scope `customers:read`', '', ['GET /customers has no scope.']],
  ['the parameters', '(integer)', '', ['GET /customers has no parameters.']],
  ['the request', 'curl', 'wget', ['GET /customers has no sample of the request.']],
  ['the response', '**Response 200**', '', ['GET /customers has no response.']],
  ['the errors', '### Errors', '### Other', ['GET /customers has no errors.']],
  ['the operation', '`GET', '`LOOK', ['There is no operation.']],
])('reports missing parts: %s', (_, from, to, expected) => {
  expect(missingOperationParts(operation.replace(from, to))).toEqual(expected);
});

it.each([
  ['declared as none', operation.replace(/- `limit`.*/, 'None.')],
  [
    'part of the path',
    operation.replace(/- `limit`.*/, '').replace('/customers`', '/customers/{id}`'),
  ],
])('accepts parameters that are %s', (_, page) => {
  expect(missingOperationParts(page)).toEqual([]);
});

it('accepts one section of errors for all operations of a page', () => {
  const other = operation.replace('### Errors', '');
  expect(missingOperationParts(`${other}\n${other}\n## Errors\n\nA table.\n`)).toEqual([]);
});
