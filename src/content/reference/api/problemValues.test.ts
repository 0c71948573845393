import { document, makeThing } from './fixtures';
import { withOwnProblems } from './problemValues';

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const withMakeThing = (operation: object) => ({
  ...document,
  paths: { ...document.paths, '/things': { post: operation } },
});

it('returns undefined without a document, or if no operation needs its own problem examples', () => {
  const paths = Object.entries(document.paths).filter(([path]) => path !== '/nothing');
  expect(withOwnProblems({ ...document, paths: Object.fromEntries(paths) })).toBeUndefined();
  expect(withOwnProblems(undefined)).toBeUndefined();
});

it('limits a shared response to the problems that the operation names, in its examples and description', () => {
  const { Refused } = document.components.responses ?? {};
  const changed = {
    ...document,
    components: {
      ...document.components,
      responses: { Refused: { ...Refused, description: 'One of: `no_token`, `no_thing`.' } },
    },
  };
  const published = withOwnProblems(changed) as unknown as Published;
  expect(published.paths['/nothing']?.['get']).toHaveProperty(['responses', '404'], {
    description: 'One of: `no_token`.',
    content: {
      'application/problem+json': {
        schema: {},
        examples: {
          no_token: { value: { code: 'no_token', status: 401, detail: 'The token is missing.' } },
        },
      },
    },
  });
  expect(published.paths['/things']).toEqual(document.paths['/things']);
  expect(published).toHaveProperty(['components', 'responses', 'Refused']);
});

it('drops a shared response that no operation refers to any more', () => {
  const { '/nothing': only } = document.paths;
  const published = withOwnProblems({ ...document, paths: { '/nothing': only } });
  expect(published).toHaveProperty(['components', 'responses'], {});
  expect(published).toHaveProperty(['components', 'schemas'], document.components.schemas);
});

it('gives an operation examples with its own values, and leaves the other operations as they are', () => {
  const changed = withMakeThing({
    ...makeThing,
    'x-problem-values': { no_thing: { detail: 'There is no thing.', of: 'thing' } },
  });
  const published = withOwnProblems(changed) as unknown as Published;
  const own = published.paths['/things']?.['post'];
  expect(own).not.toHaveProperty('x-problem-values');
  expect(own).toHaveProperty(
    ['responses', '404', 'content', 'application/problem+json', 'examples'],
    {
      no_token: { value: { code: 'no_token', status: 401, detail: 'The token is missing.' } },
      no_thing: {
        value: { code: 'no_thing', status: 404, detail: 'There is no thing.', of: 'thing' },
      },
    },
  );
  expect(own).toHaveProperty(['responses', '202'], makeThing.responses['202']);
  const other = '/things/{thing_id}';
  expect(published.paths[other]).toEqual(document.paths[other]);
});

it('keeps request_id last in an example', () => {
  const value = { code: 'full', detail: 'It is full.', request_id: 'req_1' };
  const media = { schema: {}, examples: { full: { value } } };
  const published = withOwnProblems(
    withMakeThing({
      ...makeThing,
      responses: { '409': { content: { 'application/problem+json': media } } },
      'x-problem-values': { full: { limit: 3 } },
    }),
  );
  expect(JSON.stringify(published)).toContain(
    '{"code":"full","detail":"It is full.","limit":3,"request_id":"req_1"}',
  );
});

it('keeps a response whose reference has no target', () => {
  const responses = { '404': { $ref: '#/components/responses/None' } };
  const published = withOwnProblems(
    withMakeThing({ ...makeThing, responses, 'x-problem-values': { no_thing: { of: 'thing' } } }),
  );
  expect(published).toHaveProperty(['paths', '/things', 'post', 'responses'], responses);
});
