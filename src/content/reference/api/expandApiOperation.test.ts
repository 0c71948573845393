import { idsOf, markdownOf } from '../fixtures';
import { document, getThing, makeThing } from './fixtures';
import { expandApiOperation } from './expandApiOperation';

describe('expandApiOperation', () => {
  const nodes = expandApiOperation(document, { id: 'getThing' });
  const text = markdownOf(nodes);

  it.each([
    [
      'the operation id, the scope and the idempotency',
      '* operation `getThing`\n* [scope](/api.mdx#scopes) `things:read`\n* [idempotent](/api.mdx#idempotency)\n',
    ],
    ['the description', 'The *thing* as it is.'],
    [
      'a parameter with its pattern',
      '<Field name="thing_id" type="string" required="yes">\n    Id of the thing. Pattern `^t[0-9]$`.',
    ],
    ['an optional parameter', '<Field name="part" type="string" required="no">\n    Only a part.'],
    ['a link from a type to its section', 'type="time" href="/api.mdx#conventions" required="no"'],
    ['the request in bash', '"$API/things/t1?since=10:30"'],
    ['the request in Rust', 'async fn get_thing('],
    ['the description of a status', '**Status 200**: The thing.'],
    ['a field of the response', '<Field name="id" type="string">\n    Its id.'],
    [
      'a link to an optional, nullable object',
      'href="/institutions/customers/index.mdx#customer" nullable="yes" required="no"',
    ],
    [
      'the target of the Run button',
      String.raw`<Endpoint label="GET" name="/things/\{thing_id}" run="api getThing" />`,
    ],
    [
      "the operation's position in the document",
      '[openapi.json](/openapi.json) `#/paths/~1things~1{thing_id}/get`',
    ],
    ['the format in the tab of a response that has two formats', '<Tab label="200 CSV">'],
    ['an example of an error', '<Tab label="404 no_thing">'],
    [
      'the detail of a problem that the catalogue lacks',
      '| `no_thing` | 404 | There is no `thing`. |',
    ],
    [
      'a link to the common problems',
      'Plus the codes [common to all operations](/api.mdx#errors).',
    ],
  ])('writes %s', (_, expected) => {
    expect(text).toContain(expected);
  });

  it('lists the fields of a shared schema if the version does not have its page', () => {
    const own = markdownOf(
      expandApiOperation(document, { id: 'getThing' }, new Map(), () => false),
    );
    expect(own).not.toContain('customers/index.mdx');
    expect(own).toContain('<Field name="owner" type="customer" nullable="yes" required="no">');
  });

  it('omits problems that all operations share', () => {
    expect(text).not.toContain('no_token');
  });

  it('creates level 2 sections and an id for each field', () => {
    expect(text.match(/^##? .*/gm)).toEqual([
      '## Example',
      '## Parameters',
      '## Responses',
      '## Errors',
    ]);
    expect(nodes.flatMap(idsOf)).toEqual([
      'request',
      'response',
      'parameters',
      'path-thing_id',
      'query-part',
      'query-since',
      'responses',
      'response-200-id',
      'response-200-owner',
      'errors',
    ]);
  });

  it.each([
    [2, '## Get a thing', '### Errors'],
    [3, '### Get a thing', '#### Errors'],
  ] as const)(
    'starts with a level %d heading on a page with several operations',
    (heading, title, errors) => {
      const several = expandApiOperation(document, { id: 'getThing', heading });
      const lines = markdownOf(several).split('\n');
      expect(lines[0]).toBe(title);
      expect(lines).toContain(errors);
      const [first, ...others] = several.flatMap(idsOf);
      expect(first).toBe('getThing');
      expect(others.every((id) => id.startsWith('getThing-'))).toBe(true);
    },
  );

  it('lists the fields of each variant, and any common problem that the operation describes itself', () => {
    const all = markdownOf(expandApiOperation(document, { id: 'makeThing' }));
    expect(all).toContain(
      '* needs an [`Idempotency-Key`](/api.mdx#idempotency)\n* only in sandbox',
    );
    expect(all).toContain(
      '<Field name="kind" type="string" required="yes" values="round, long" />',
    );
    expect(all).toContain('<Variant label="round">\n      Something round.');
    expect(all).toContain('<Field name="radius" type="integer" required="yes">');
    expect(all).toContain('<Field name="text" type="string" required="no" />');
    expect(all).toContain('| `no_token` | 401 | No token was sent. |');
    expect(all).toContain('```json title="Response 404"');
  });

  it('shows one variant with its example and problems', () => {
    const choice = { id: 'makeThing', variant: 'long', heading: 2 } as const;
    const long = expandApiOperation(document, choice);
    expect(markdownOf(long)).toContain('## A long thing\n');
    expect(markdownOf(long)).toContain('Something long.');
    expect(markdownOf(long)).toContain(String.raw`"text": "it'\''s"`);
    expect(markdownOf(long)).not.toContain('radius');
    expect(markdownOf(long)).toContain('| `no_thing` | 404 |');
    expect(long.flatMap(idsOf)).toContain('makeThing-long-body-text');
    const round = markdownOf(expandApiOperation(document, { ...choice, variant: 'round' }));
    expect(round).not.toContain('no\\_thing');
    expect(round).not.toContain('| `no_thing` |');
  });

  it('says that there are no parameters and no specific problems', () => {
    const nothing = markdownOf(expandApiOperation(document, { id: 'getNothing' }));
    expect(nothing).toContain('None.');
    expect(nothing).toContain('Only the codes [common to all operations](/api.mdx#errors).');
  });

  const withGetThing = (changes: object) => ({
    ...document,
    paths: { ...document.paths, '/things/{thing_id}': { get: { ...getThing, ...changes } } },
  });

  it.each<[string, unknown, { id: string; variant?: string }, string]>([
    [
      'an unknown operation',
      document,
      { id: 'getThong' },
      'reference/openapi.json has no operation "getThong". Did you mean "getThing"?',
    ],
    [
      'an unknown variant',
      document,
      { id: 'makeThing', variant: 'lang' },
      'The body of "makeThing" has no variant "lang". Did you mean "long"?',
    ],
    [
      'a variant of an operation that has none',
      document,
      { id: 'getThing', variant: 'long' },
      'The operation "getThing" has no variants. Remove the attribute "variant".',
    ],
    [
      'a variant without an example',
      {
        ...document,
        paths: {
          '/things': {
            post: {
              ...makeThing,
              requestBody: {
                content: {
                  'application/json': { schema: { $ref: '#/components/schemas/NewThing' } },
                },
              },
            },
          },
        },
      },
      { id: 'makeThing', variant: 'long' },
      'reference/openapi.json has no example of the variant "long" of "makeThing".',
    ],
    [
      'a reference to a parameter that does not exist',
      withGetThing({ parameters: [{ $ref: '#/components/parameters/No' }] }),
      { id: 'getThing' },
      'reference/openapi.json has a $ref to #/components/parameters/No, which does not exist.',
    ],
    [
      'a path parameter without an example',
      withGetThing({ parameters: [{ name: 'thing_id', in: 'path', schema: {} }] }),
      { id: 'getThing' },
      'reference/openapi.json has no example of the path parameter "thing_id".',
    ],
    [
      'a problem that no response explains',
      withGetThing({ 'x-problems': ['no_luck'] }),
      { id: 'getThing' },
      'reference/openapi.json lists the problem "no_luck" for "getThing", but no response has an example of it.',
    ],
    [
      'a document that is not OpenAPI',
      { openrpc: '1.3.2' },
      { id: 'getThing' },
      'reference/openapi.json is missing or is not an OpenAPI document.',
    ],
  ])('throws an error that reports %s', (_, input, choice, message) => {
    expect(() => expandApiOperation(input, choice)).toThrow(message);
  });
});
