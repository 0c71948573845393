import { rails, readData, type AccountNumber } from './rails';

/*
 * Checks payment rails, such as the check digits of account numbers and the time zones of cut-offs.
 */

interface Currency {
  readonly code: string;
  readonly fiatInCutOff: string;
  readonly fiatOutCutOff: string;
}

type Account = Readonly<Record<string, string>>;

const { fiat } = readData<{ readonly fiat: readonly Currency[] }>('currencies');
const sandbox = readData<{
  readonly payIn: readonly Account[];
  readonly stablecoin: { readonly accounts: readonly Account[]; readonly payIn: Account };
}>('sandbox');

/** Returns the remainder of an IBAN modulo 97 (ISO 7064 MOD 97-10, ISO 13616); 1 if it is valid. */
function remainder97(iban: string): number {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) =>
    Number.parseInt(character, 36),
  );
  return Number(BigInt(digits.join('')) % 97n);
}

/** Returns the checksum of an ABA routing number, modulo 10: 0 for a valid number. */
function remainderAba(number: string): number {
  const weights = [3, 7, 1];
  const sum = [...number].reduce((at, digit, i) => at + Number(digit) * (weights[i % 3] ?? 0), 0);
  return sum % 10;
}

const rules = {
  mod97: (value: string) => remainder97(value) === 1,
  aba: (value: string) => remainderAba(value) === 0,
  none: () => true,
};

const passes = ({ pattern, rule }: AccountNumber, value: string) =>
  new RegExp(pattern).test(value) && rules[rule](value);

describe('check digits', () => {
  it.each([
    ['GB82WEST12345698765432', 1],
    ['GB82WEST12345698765423', 49],
  ])('the IBAN %s has a remainder of %i', (iban, remainder) => {
    expect(remainder97(iban)).toBe(remainder);
  });

  it.each([
    ['111000025', 0],
    ['111000052', 8],
  ])('the routing number %s has a remainder of %i', (number, remainder) => {
    expect(remainderAba(number)).toBe(remainder);
  });
});

/**
 * Matches bank numbers that are made up: 000000, and those that start with EXMP, 88888888 or 9999.
 * Real routing numbers start with 00 to 12, 21 to 32, 61 to 72 or 80.
 */
const madeUp = /^(?:EXMP|8{8}|9{4,}|0{6}$)/;

describe('account numbers', () => {
  it.each(rails.numbers)('$currency $field $valid is accepted', (number) => {
    expect(passes(number, number.valid)).toBe(true);
  });

  it.each(rails.numbers)('$currency $field $invalid is rejected', (number) => {
    expect(passes(number, number.invalid)).toBe(false);
  });

  it('identify an account in every currency', () => {
    for (const { code } of fiat) {
      const fields = rails.numbers.filter(({ currency }) => currency === code);
      const names = fields.map(({ field }) => field);
      const isComplete =
        names.includes('iban') || (names.includes('account_number') && names.includes('bank_code'));
      expect([code, isComplete]).toEqual([code, true]);
    }
  });

  it('have a made-up bank number', () => {
    const named = rails.numbers.filter(({ field }) => ['iban', 'bank_code'].includes(field));
    for (const { field, valid } of named) {
      expect(field === 'iban' ? valid.slice(4) : valid).toMatch(madeUp);
    }
  });
});

describe('the accounts of the sandbox', () => {
  // These accounts state no currency; the stablecoin settles in US dollars.
  const inDollars = [...sandbox.stablecoin.accounts, sandbox.stablecoin.payIn].map((account) => ({
    ...account,
    currency: 'USD',
  }));

  it.each<Account>([...sandbox.payIn, ...inDollars])(
    'in $currency have the form of the currency and a made-up bank number',
    ({ currency, iban, bic, account_number: number, bank_code: code }) => {
      const numbers = { iban, bic, account_number: number, bank_code: code };
      for (const [field, value] of Object.entries(numbers)) {
        if (value === undefined) continue;
        const formats = rails.numbers.filter(
          (format) => format.field === field && (format.currency === currency || field === 'bic'),
        );
        expect([field, formats.some((format) => passes(format, value))]).toEqual([field, true]);
      }
      expect(iban?.slice(4) ?? code).toMatch(madeUp);
    },
  );

  it('include one for pay-ins in every currency', () => {
    expect(sandbox.payIn.map(({ currency }) => currency).sort()).toEqual(
      fiat.map(({ code }) => code).sort(),
    );
  });
});

/** Converts a local time on 26 November 2025 to UTC. */
function inUtc(time: string, timeZone: string): string {
  const midday = new Date('2025-11-26T12:00:00.000Z');
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const offset = minutes(parts.format(midday)) - 12 * 60;
  const utc = (minutes(time) - offset + 24 * 60) % (24 * 60);
  return `${String(Math.floor(utc / 60)).padStart(2, '0')}:${String(utc % 60).padStart(2, '0')}`;
}

describe('cut-offs', () => {
  it.each(fiat)('of $code agree in local time and in UTC', (currency) => {
    const system = rails.list.find((candidate) => candidate.currency === currency.code);
    if (system === undefined) throw new Error('The currency has no payment system.');
    expect(inUtc(system.payInBefore, system.timeZone)).toBe(currency.fiatInCutOff);
    expect(inUtc(system.payOutBefore, system.timeZone)).toBe(currency.fiatOutCutOff);
  });

  it.each(rails.list)('in $currency are in order: pay-out, pay-in, closing time', (system) => {
    const { payInBefore, payOutBefore, closes = payInBefore } = system;
    expect([payOutBefore, payInBefore, closes].sort()).toEqual([payOutBefore, payInBefore, closes]);
  });
});

describe('the sources', () => {
  const statementsOn = (currency: string) =>
    rails.sources
      .filter((source) => source.currency === currency)
      .map(({ statement }) => statement.toLowerCase())
      .join('; ');

  it.each(rails.list)('say who operates the system for $currency or when it is open', (system) => {
    expect(statementsOn(system.currency)).toMatch(/operator|days/);
  });

  it.each(rails.list.filter(({ basis }) => basis !== undefined))(
    'state when the payee can use money in $currency, where a law sets that time',
    (system) => {
      expect(statementsOn(system.currency)).toContain('when the payee can use the money');
    },
  );

  it.each(rails.list.filter(({ closes }) => closes !== undefined))(
    'state the deadline for payments in $currency',
    (system) => {
      expect(statementsOn(system.currency)).toContain('deadline for customer payments');
    },
  );
});

describe('the format of a BIC', () => {
  const bic = rails.numbers.find(({ field }) => field === 'bic');

  it.each(['EXMPDEFF', 'E0MPDEFF', 'EXMPDEFF123'])('allows %s', (value) => {
    expect(value).toMatch(new RegExp(bic?.pattern ?? 'none'));
  });

  it.each(['EXMP1EFF', 'EXMPDEFF12', 'exmpdeff'])('rejects %s', (value) => {
    expect(value).not.toMatch(new RegExp(bic?.pattern ?? 'none'));
  });
});

it('states for every currency how much text reaches the payee', () => {
  expect(rails.texts.map(({ currency }) => currency)).toEqual(fiat.map(({ code }) => code));
});
