import { markdown } from './nodes';

describe('markdown', () => {
  it('reads one paragraph', () => {
    expect(markdown('The `id` of it.')).toEqual([
      { type: 'text', value: 'The ' },
      { type: 'inlineCode', value: 'id' },
      { type: 'text', value: ' of it.' },
    ]);
  });

  it.each([
    'One.\n\nTwo.',
    '- an item',
    '',
    'A <b>bold</b> word',
    '**in <i>it</i>**',
    '<p>block</p>',
  ])('rejects %j and quotes it', (source) => {
    expect(() => markdown(source)).toThrow(JSON.stringify(source));
  });
});
