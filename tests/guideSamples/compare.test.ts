import { differences, ValuePairs } from './compare';

const whole = { fields: false, elements: false };
const id = (letter: string) => `cus_${letter.repeat(26)}`;

describe('differences', () => {
  it.each([
    ['equal values', { a: 1, b: ['x'] }, { a: 1, b: ['x'] }, []],
    ['a different value', { a: '1.00' }, { a: '2.00' }, ['a: the page has "1.00", the run "2.00"']],
    ['a different type', { a: 1 }, { a: '1' }, ['a: the page has 1, the run "1"']],
    ['a field that the run lacks', { a: null }, {}, ['a: the page has null, the run nothing']],
    ['a field that the page lacks', {}, { a: 1 }, [': the page lacks a']],
    ['an extra element', { a: [1] }, { a: [1, 2] }, ['a: the run has 1 more: [2]']],
    ['an id for an id', { id: id('a') }, { id: id('b') }, []],
    [
      'an id of a different kind',
      { id: id('a') },
      { id: id('b').replace('cus', 'txn') },
      [`id: the page has "${id('a')}", the run "${id('b').replace('cus', 'txn')}"`],
    ],
    ['one id for two', [id('a'), id('b')], [id('c'), id('c')], [expect.stringContaining('.1:')]],
    ['two ids for one', [id('a'), id('a')], [id('b'), id('c')], [expect.stringContaining('.1:')]],
    [
      'times in a different order',
      ['2025-11-26T08:00:00.000Z', '2025-11-26T09:00:00.000Z'],
      ['2025-11-26T08:00:02.000Z', '2025-11-26T08:00:01.000Z'],
      [expect.stringContaining('.1:')],
    ],
    ['a measured value', { settle_seconds_median: 10 }, { settle_seconds_median: 10.5 }, []],
    [
      'a measured value that is far off',
      { settle_seconds_median: 10 },
      { settle_seconds_median: 20 },
      [expect.any(String)],
    ],
  ])('finds the differences: %s', (_name, page, run, expected) => {
    expect(differences(page, run, new ValuePairs(), whole)).toEqual(expected);
  });

  it('accepts missing fields in a shortened object and missing elements in a partial list', () => {
    const run = { a: 1, list: [{ kind: 'x' }, { kind: 'y', more: 1 }] };
    const free = { fields: true, elements: true };
    expect(differences({ list: [{ kind: 'y' }] }, run, new ValuePairs(), free)).toEqual([]);
    expect(differences({ list: [{ kind: 'z' }] }, run, new ValuePairs(), free)).toHaveLength(1);
  });

  it("replaces the page's values with the run's", () => {
    const pairs = new ValuePairs();
    differences({ id: id('a') }, { id: id('b') }, pairs, whole);
    expect(pairs.replace(`get ${id('a')}`)).toBe(`get ${id('b')}`);
  });
});
