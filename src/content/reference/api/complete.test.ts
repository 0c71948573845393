import { completeApi } from './complete';

it.each([1, 2, 3, 9])('follows a chain of %i references to a shared response', (length) => {
  const names = Array.from({ length }, (_, index) => `R${index}`);
  const body = { description: 'Done.' };
  const responses = Object.fromEntries(
    names.map((name, index) => [
      name,
      index === length - 1 ? body : { $ref: `#/components/responses/R${index + 1}` },
    ]),
  );
  const { paths } = completeApi({
    openapi: '3.1.0',
    paths: { '/a': { get: { responses: { '200': { $ref: '#/components/responses/R0' } } } } },
    components: { responses },
  });
  expect(paths['/a']?.['get']?.responses['200']).toMatchObject(body);
});
