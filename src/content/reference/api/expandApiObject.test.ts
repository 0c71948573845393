import { idsOf, markdownOf } from '../fixtures';
import { expandApiObject } from './expandApiObject';
import { document } from './fixtures';

describe('expandApiObject', () => {
  it('lists the fields of an object', () => {
    const nodes = expandApiObject(document, 'Thing');
    expect(markdownOf(nodes)).toContain('<Field name="id" type="string">\n    Its id.');
    expect(nodes.flatMap(idsOf)).toEqual(['Thing-id', 'Thing-owner']);
  });

  it.each([
    ['Thong', 'reference/openapi.json has no object "Thong". Did you mean "Thing"?'],
    ['Time', 'The object "Time" in reference/openapi.json has no fields.'],
  ])('throws an error that explains what is wrong with %s', (name, message) => {
    expect(() => expandApiObject(document, name)).toThrow(message);
  });
});
