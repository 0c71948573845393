import { editDistance } from './editDistance';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['fee', 'fee', 0],
    ['fee', 'fees', 1],
    ['fee', 'fie', 1],
    ['', 'fee', 3],
    ['nework', 'network', 1],
    ['netwrok', 'network', 1],
    ['entwrok', 'network', 2],
    ['setltemnt', 'settlement', 2],
    ['ca', 'abc', 3],
  ])('of "%s" and "%s" is %d', (a, b, expected) => {
    expect(editDistance(a, b, 3)).toBe(expected);
    expect(editDistance(b, a, 3)).toBe(expected);
  });

  it.each([
    ['fee', 'fees', 0],
    ['brand', 'network', 3],
    ['entwrok', 'network', 1],
    ['badc', 'abcde', 2],
  ])('of "%s" and "%s" is more than %d', (a, b, limit) => {
    expect(editDistance(a, b, limit)).toBe(Infinity);
  });
});
