import { decimalsOf, feeOf, receivedOf, sumOf } from './apiAmounts';

describe('amounts', () => {
  it.each([
    ['10000.00', 5, 2, '5.00'],
    ['21645.77', 1, 2, '2.16'],
    ['250.000000', 4, 6, '0.100000'],
    ['0.50', 100, 2, '0.00'],
    ['1.50', 100, 2, '0.02'],
    ['12345', 10, 0, '12'],
  ])('fee of %s at %s basis points', (amount, basisPoints, decimals, fee) => {
    expect(feeOf(amount, basisPoints, decimals)).toBe(fee);
  });

  it.each([
    ['19990.00', '39.98', '1.08500', 2, '21645.77'],
    ['500.00', '0.40', '1', 6, '499.600000'],
    ['0.25', '0.00', '0.1', 2, '0.02'],
    ['0.35', '0.00', '0.1', 2, '0.04'],
  ])('%s less %s at %s', (amount, fee, rate, decimals, received) => {
    expect(receivedOf(amount, fee, rate, decimals)).toBe(received);
  });

  it('adds and counts decimals', () => {
    expect(sumOf('3081.22', '22643.51')).toBe('25724.73');
    expect(decimalsOf('5')).toBe(0);
    expect(decimalsOf('0.100000')).toBe(6);
  });
});
