import { compile, problemsOf } from '../fixtures';
import { library } from './fixtures';
import type { TokenValue } from '../types';

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

  it('reports a kind for which a movement has no lines', () => {
    const { lifecycles } = library.tokens as { lifecycles: { money: TokenValue[] } };
    const line = { movement: 'pay', kind: 'get', debit: 'held', credit: 'outside', amount: 'fee' };
    const money = [...lifecycles.money, line];
    const changed = {
      ...library,
      tokens: { ...library.tokens, lifecycles: { ...lifecycles, money } },
    };
    expect(problemsOf('<MoneyByState of="order" kind="both" />', changed)).toEqual([
      '1:1 lifecycles.yaml does not say how money moves in "order" of the kind "both". Add the missing movements of its changes to "money".',
    ]);
  });

  it.each([
    [
      '<MoneyByState of="order" />',
      '1:1 How money moves in "order" depends on the kind. Add kind="…".',
    ],
    [
      '<MoneyByState of="letter" />',
      '1:1 No change of "letter" moves money. Use <States> instead.',
    ],
  ])('reports %j', (body, expected) => {
    expect(problemsOf(body, library)).toEqual([expected]);
  });
});
