import { toSearchDocuments } from './searchDocuments';
import type { SearchablePage } from './searchablePage';

const page = (number: number): SearchablePage => ({
  path: `/part/page_${number}`,
  breadcrumbs: ['Part'],
  keywords: ['extra word'],
  description: 'What a page says.',
  records: [
    { kind: 'title', text: 'How to Pay', section: 'How to Pay', hash: '' },
    { kind: 'body', text: 'The first text', section: 'How to Pay', hash: '' },
    { kind: 'heading', text: 'Limits', section: 'Limits', hash: '#limits' },
    { kind: 'body', text: 'a limit of 500,000', section: 'Limits', hash: '#limits' },
  ],
});

describe('toSearchDocuments', () => {
  const rest = { u: '/part/page_1', b: ['Part'] };

  it('creates documents for records, keywords and description', () => {
    expect(toSearchDocuments([page(1)])).toEqual([
      { id: 0, x: 'how to pay', k: 'title', t: '', s: 'How to Pay', h: '', ...rest },
      { id: 1, x: 'first text', k: 'body', t: '', s: 'How to Pay', h: '', ...rest },
      { id: 2, x: 'limits', k: 'heading', t: '', s: 'Limits', h: '#limits', ...rest },
      { id: 3, x: 'limit 500000', k: 'body', t: '', s: 'Limits', h: '#limits', ...rest },
      {
        id: 4,
        x: 'extra word page1 page 1',
        k: 'alias',
        t: '',
        s: 'How to Pay',
        h: '',
        ...rest,
      },
      { id: 5, x: 'page says', k: 'summary', t: '', s: 'How to Pay', h: '', ...rest },
    ]);
  });

  it('leaves the words of the title out of the alias', () => {
    const titled = { ...page(1), path: '/part/how_to_pay', keywords: [] };
    expect(toSearchDocuments([titled]).find(({ k }) => k === 'alias')?.x).toBe('');
  });

  it('numbers the documents across pages', () => {
    const ids = toSearchDocuments([page(1), page(2)]).map(({ id }) => id);
    expect(ids).toEqual([...ids.keys()]);
  });

  it('joins the body texts of a page in a large index', () => {
    const documents = toSearchDocuments(Array.from({ length: 501 }, (_, number) => page(number)));
    const bodies = documents.filter(({ u, k }) => u === '/part/page_7' && k === 'body');
    expect(bodies.map(({ x, h }) => [x, h])).toEqual([['first text limit 500000', '']]);
  });
});
