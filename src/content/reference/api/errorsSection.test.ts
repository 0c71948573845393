import { markdownOf } from '../fixtures';
import { expandApiOperation } from './expandApiOperation';
import { document, makeThing } from './fixtures';

describe('the errors section', () => {
  it('explains when a problem occurs: in the operation’s words, or else in the catalogue’s', () => {
    const catalogue = new Map([
      ['no_token', 'A token is missing.'],
      ['no_thing', 'The thing does not exist.'],
    ]);
    const text = markdownOf(expandApiOperation(document, { id: 'makeThing' }, catalogue));
    expect(text).toContain('| `no_token` | 401 | No token was sent. |');
    expect(text).toContain('| `no_thing` | 404 | The thing does not exist. |');
    expect(text).toContain('"detail": "There is no `thing`."');
  });

  it('shows a problem with the values of its operation or variant', () => {
    const { schemas } = document.components;
    const operation = {
      ...makeThing,
      'x-problem-values': { no_thing: { detail: 'There is no thing.', of: 'thing' } },
    };
    const long = { ...schemas['NewLong'], 'x-problem-values': { no_thing: { of: 'long thing' } } };
    const changed = {
      ...document,
      paths: { '/things': { post: operation } },
      components: { ...document.components, schemas: { ...schemas, NewLong: long } },
    };
    const problemIn = (variant?: string) => {
      const choice = { id: 'makeThing', ...(variant !== undefined && { variant }) };
      const [, json = ''] =
        /title="Response 404"\n([^`]*)`/.exec(markdownOf(expandApiOperation(changed, choice))) ??
        [];
      return JSON.parse(json) as unknown;
    };
    const problem = { code: 'no_thing', status: 404, detail: 'There is no thing.' };
    expect(problemIn()).toEqual({ ...problem, of: 'thing' });
    expect(problemIn('long')).toEqual({ ...problem, of: 'long thing' });
  });

  it('names, but does not explain, the problems that all variants have', () => {
    const { schemas } = document.components;
    const shared = {
      ...document,
      components: {
        ...document.components,
        schemas: { ...schemas, NewRound: { ...schemas['NewRound'], 'x-problems': ['no_thing'] } },
      },
    };
    const long = markdownOf(expandApiOperation(shared, { id: 'makeThing', variant: 'long' }));
    expect(long).not.toContain('| `no_thing` |');
    expect(long).toContain('| `no_token` | 401 | No token was sent. |');
    expect(long).toContain('Every `kind` can also return [`no_thing`](/api/errors.mdx#no_thing).');
    const round = markdownOf(expandApiOperation(shared, { id: 'makeThing', variant: 'round' }));
    expect(round).toContain('Every `kind` can return [`no_thing`](/api/errors.mdx#no_thing).');
  });
});
