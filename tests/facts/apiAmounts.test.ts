import { decimalsOf, feeOf, receivedOf, sumOf } from './apiAmounts';

describe('apiAmounts', () => {
  it.each([
    ['5.00', '10000.00', 5, 2],
    ['2.16', '21645.77', 1, 2],
    ['0.100000', '250.000000', 4, 6],
    ['0.00', '0.50', 100, 2],
    ['0.02', '1.50', 100, 2],
    ['12', '12345', 10, 0],
  ])(
    'the fee is %s for an amount of %s at %s basis points',
    (fee, amount, basisPoints, decimals) => {
      expect(feeOf(amount, basisPoints, decimals)).toBe(fee);
    },
  );

  it.each([
    ['21645.77', '19990.00', '39.98', '1.08500', 2],
    ['499.600000', '500.00', '0.40', '1', 6],
    ['0.02', '0.25', '0.00', '0.1', 2],
    ['0.04', '0.35', '0.00', '0.1', 2],
  ])(
    '%s is received for %s less a fee of %s at a rate of %s',
    (received, amount, fee, rate, decimals) => {
      expect(receivedOf(amount, fee, rate, decimals)).toBe(received);
    },
  );

  it('adds decimal strings and counts their decimals', () => {
    expect(sumOf('3081.22', '22643.51')).toBe('25724.73');
    expect(decimalsOf('5')).toBe(0);
    expect(decimalsOf('0.100000')).toBe(6);
  });
});
