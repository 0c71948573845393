import {
  divide,
  formatRate,
  formatUnits,
  parseRate,
  parseUnits,
  rescale,
  roundSignificant,
  shareOf,
} from './decimal';
import { Ledger, OverdrawnError } from './ledger';
import { exchange, rateBetween, amountToSell } from './rates';
import { TestClient } from '../../../tools/sandbox/testClient';

const { data } = new TestClient();

describe('decimal arithmetic', () => {
  it.each([
    ['10000.00', 2, 1_000_000n],
    ['10000', 0, 10_000n],
    ['250.000000', 6, 250_000_000n],
  ])('reads %s with %s decimals as %s', (value, decimals, units) => {
    expect(parseUnits(value, decimals)).toBe(units);
    expect(formatUnits(units, decimals)).toBe(value);
  });

  it.each([
    ['10000', 2],
    ['10000.000', 2],
    ['10.', 0],
  ])('rejects %s as an amount with %s decimals', (value, decimals) => {
    expect(parseUnits(value, decimals)).toBeUndefined();
  });

  it.each([
    [5n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 2n],
    [26n, 10n, 3n],
  ])('rounds %s / %s half to even', (dividend, divisor, quotient) => {
    expect(divide(dividend, divisor)).toBe(quotient);
  });

  it.each([
    [1_000_000n, 5, 500n],
    [2_164_577n, 1, 216n],
    [50n, 100, 0n],
    [150n, 100, 2n],
  ])('rounds a fee on %s of %s bps half to even', (units, bps, fee) => {
    expect(shareOf(units, bps)).toBe(fee);
  });

  it('changes the number of decimals, rounding half to even', () => {
    expect(rescale(24_990n, 2, 6)).toBe(249_900_000n);
    expect(rescale(249_905_000n, 6, 2)).toBe(24_990n);
    expect(rescale(249_915_000n, 6, 2)).toBe(24_992n);
  });

  it.each([
    [217n, 200n, '1.08500'],
    [200n, 217n, '0.921659'],
    [9_999_995n, 10_000_000n, '1.00000'],
    [1n, 492n, '0.00203252'],
  ])('writes %s / %s with six significant digits', (dividend, divisor, text) => {
    const rate = roundSignificant(dividend, divisor, 6);
    expect(formatRate(rate)).toBe(text);
    expect(parseRate(text)).toEqual(rate);
  });
});

describe('currency exchange', () => {
  it.each([
    ['EUR', 'USD', '1.08500'],
    ['USD', 'EUR', '0.921659'],
    ['EUR', 'CHF', '0.958239'],
    ['USD', 'JPY', '151.250'],
    ['JPY', 'USD', '0.00661157'],
  ])('converts %s to %s at %s', (sell, buy, rate) => {
    expect(formatRate(rateBetween(data, sell, buy))).toBe(rate);
  });

  it.each([
    ['EUR', 'USD', 433_132n],
    ['USD', 'JPY', 1n],
    ['JPY', 'EUR', 100n],
    ['EUR', 'JPY', 999_999n],
  ])('finds the smallest amount of %s to sell for an amount of %s', (sell, buy, units) => {
    const decimals = (code: string) => (code === 'JPY' ? 0 : 2);
    const rate = rateBetween(data, sell, buy);
    const amountBought = (amount: bigint) =>
      exchange(amount - shareOf(amount, 20), rate, decimals(sell), decimals(buy));
    const least = amountToSell(units, rate, 20, decimals(sell), decimals(buy));
    expect(amountBought(least)).toBeGreaterThanOrEqual(units);
    expect(amountBought(least - 1n)).toBeLessThan(units);
  });
});

describe('the ledger', () => {
  const outside = { account: 'outside', owner: '' };
  const available = { account: 'available', owner: 'cus_1' };
  const held = { account: 'held', owner: 'cus_1' };
  const post = (ledger: Ledger, debit: object, credit: object, units: bigint) => {
    const entry = { debit, credit, currency: 'EUR', units } as Parameters<
      Ledger['post']
    >[0]['entries'][0];
    ledger.post({ time: 0, transactionId: 'txn_1', movement: 'test', entries: [entry] });
  };

  it('refuses entries that would leave an account below zero, and posts none of them', () => {
    const ledger = new Ledger();
    post(ledger, outside, available, 500n);
    const entry = { debit: available, credit: held, currency: 'EUR' };
    expect(() => {
      ledger.post({
        time: 0,
        transactionId: 'txn_1',
        movement: 'test',
        entries: [
          { ...entry, units: 500n },
          { ...entry, units: 1n },
        ],
      });
    }).toThrow(OverdrawnError);
    expect(ledger.balance(available, 'EUR')).toBe(500n);
    expect(ledger.balance(held, 'EUR')).toBe(0n);
    expect(ledger.postings).toHaveLength(1);
  });

  it('refuses a negative entry', () => {
    expect(() => {
      post(new Ledger(), outside, available, -1n);
    }).toThrow(RangeError);
  });
});
