import { TestClient } from '../../../tools/sandbox/testClient';
import { Validator } from '../../shared/schema/validator';
import { checkHeaders } from './responses';
import { readRoutes } from './router';

it('reports a header that the operation does not declare', () => {
  const route = { operationId: 'getNetwork', responses: { 200: { headers: { ETag: {} } } } };
  const response = (headers: object) => ({
    status: 200,
    headers: new Headers({ 'Content-Type': 'application/json', ...headers }),
    body: null,
  });
  expect(() => {
    checkHeaders(route, response({ ETag: '"1"' }));
  }).not.toThrow();
  expect(() => {
    checkHeaders(route, response({ Location: '/v1' }));
  }).toThrow('getNetwork does not declare location for 200.');
});

it('the OpenAPI document lists the headers of every response', () => {
  const { document } = new TestClient().data;
  const routes = readRoutes(document, new Validator(document));
  const unlisted = routes.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([, { headers }]) => headers === undefined)
      .map(([status]) => `${operationId} ${status}`),
  );
  expect(unlisted).toEqual([]);
});
