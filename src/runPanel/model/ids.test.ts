import { KnownIds } from './ids';

const id = (prefix: string, end: string) => `${prefix}_${end.padStart(26, '0')}`;
const [first, second, third] = ['1', '2', '3'].map((end) => id('cus', end)) as [
  string,
  string,
  string,
];
const pattern = '^cus_[0-9a-z]{26}$';

function rememberedIds(): KnownIds {
  const ids = new KnownIds();
  ids.noteResponse({ id: first, legal_name: 'Imports', external_id: 'C-1' });
  ids.noteResponse({ id: second, legal_name: 'Exports' });
  return ids;
}

const order = (ids: KnownIds) => ids.matching(pattern).map((known) => known.id);

it('offers ids that match a pattern, newest first', () => {
  const ids = rememberedIds();
  ids.noteResponse({ id: id('txn', '1') });
  expect(ids.matching(pattern)).toEqual([
    { id: second, label: 'Exports' },
    { id: first, label: 'Imports, C-1' },
  ]);
  expect(ids.matching(undefined)).toEqual([]);
  expect(ids.matching('^[A-Z]{2}$')).toEqual([]);
});

it('puts the ids in a request first, in the order of the request', () => {
  const ids = rememberedIds();
  ids.noteRequest({ customer_id: first, destination: { customer_id: second } });
  expect(order(ids)).toEqual([first, second]);
});

it('adds new ids from a list response at the end', () => {
  const ids = rememberedIds();
  ids.noteResponse({ data: [{ id: first }, { id: third }] });
  expect(order(ids)).toEqual([second, first, third]);
});

it('remembers only well-formed ids of the objects in responses', () => {
  const ids = rememberedIds();
  ids.noteResponse({ id: 'C-1', customer_id: third });
  ids.noteRequest({ customer_id: third });
  expect(order(ids)).toEqual([second, first]);
});

it('replaces different example ids with different known ids', () => {
  const ids = rememberedIds();
  const example = {
    customer_id: id('cus', 'a'),
    steps: [{ to: id('cus', 'b') }, { to: id('cus', 'a') }, { to: id('cus', 'c') }],
    quote_id: id('quo', 'a'),
    amount: 1,
  };
  expect(ids.fill(example)).toEqual({
    customer_id: second,
    steps: [{ to: first }, { to: second }, { to: id('cus', 'c') }],
    quote_id: id('quo', 'a'),
    amount: 1,
  });
});

describe('refill', () => {
  const [firstExample, secondExample] = [id('cus', 'a'), id('cus', 'b')];
  const start = {
    customer_id: firstExample,
    steps: [{ to: secondExample }],
    quote_id: id('quo', 'a'),
  };

  it.each<[string, typeof start, typeof start]>([
    ['ids of the example', start, { ...start, customer_id: second, steps: [{ to: first }] }],
    [
      'all but a chosen id',
      { ...start, customer_id: first },
      { ...start, customer_id: first, steps: [{ to: second }] },
    ],
    [
      'all but an unknown id that was entered',
      { ...start, customer_id: third },
      { ...start, customer_id: third, steps: [{ to: second }] },
    ],
  ])('replaces %s', (_, values, expected) => {
    expect(rememberedIds().refill(values, start).values).toEqual(expected);
  });

  it('keeps a chosen id, however often the form opens', () => {
    const ids = rememberedIds();
    let draft = { values: { ...start, customer_id: first }, start };
    for (const end of ['4', '5']) {
      ids.noteResponse({ id: id('cus', end) });
      draft = ids.refill(draft.values, draft.start);
      expect(draft.values.customer_id).toBe(first);
      expect(draft.values.steps).toEqual([{ to: id('cus', end) }]);
    }
  });
});
