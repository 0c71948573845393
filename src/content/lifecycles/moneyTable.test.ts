import { compile, problemsOf } from '../fixtures';
import { library } from './fixtures';

const rows = (attributes: string) =>
  compile(`<MoneyByState ${attributes} />`, library)
    .article.markdown.split('\n')
    .slice(6)
    .filter((line) => line !== '');

describe('MoneyByState', () => {
  it('lists states by the account that holds the money, and says who owes it to whom', () => {
    expect(rows('of="order" kind="send"')).toEqual([
      '| `new`, `moving` | Held | The bank | The sender |',
      "| `done` | The receiver's balance | – | – |",
      '| `failed` | Outside | – | – |',
    ]);
  });

  it('shows each account that may hold the money, and a dash for none', () => {
    expect(rows('of="parcel"')).toEqual([
      '| `under_way` | – | – | – |',
      '| `here` | Outside. Held | –. The bank | –. The customer |',
    ]);
  });

  it.each([
    ['<MoneyByState of="order" />', '1:1 The money of "order" depends on the kind. Add kind="…".'],
    [
      '<MoneyByState of="letter" />',
      '1:1 The states of "letter" move no money. Use <States> instead.',
    ],
  ])('reports %s', (body, expected) => {
    expect(problemsOf(body, library)).toEqual([expected]);
  });
});
