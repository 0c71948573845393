import { withTokens, type TokenValue } from '../../src/content';
import { readCurrentVersion } from './rpcPages';

/* Checks payment rails: account numbers by their check digits, cut-offs by time zone, holidays by rule. */

interface System {
  readonly currency: string;
  readonly timeZone: string;
  readonly payInBefore: string;
  readonly payOutBefore: string;
  readonly closes?: string;
  readonly basis?: string;
  readonly businessDays: string;
  readonly calendar: string;
}
interface AccountNumber {
  readonly currency: string;
  readonly field: 'iban' | 'bic' | 'account_number' | 'bank_code';
  readonly pattern: string;
  readonly rule: 'mod97' | 'aba' | 'none';
  readonly valid: string;
  readonly invalid: string;
}
interface Holiday {
  readonly holiday: string;
  readonly in2025?: string;
  readonly in2026?: string;
}
interface Rails {
  readonly list: readonly System[];
  readonly numbers: readonly AccountNumber[];
  readonly texts: readonly { readonly currency: string; readonly characters: number }[];
  readonly calendars: readonly { readonly calendar: string }[];
  readonly holidays: Readonly<Record<string, readonly Holiday[]>>;
  readonly sources: readonly Source[];
}
interface Source {
  readonly currency: string;
  readonly statement: string;
  readonly title: string;
}
interface Currency {
  readonly code: string;
  readonly fiatInCutOff: string;
  readonly fiatOutCutOff: string;
}

type Account = Readonly<Record<string, string>>;

const { library, pages } = readCurrentVersion();
const { tokens } = library;
const read = <T>(file: string) => withTokens(tokens[file] as TokenValue, tokens) as unknown as T;

const rails = read<Rails>('rails');
const { fiat } = read<{ readonly fiat: readonly Currency[] }>('currencies');
const sandbox = read<{
  readonly payIn: readonly Account[];
  readonly stablecoin: { readonly accounts: readonly Account[]; readonly payIn: Account };
}>('sandbox');

/** ISO 7064 MOD 97-10 as ISO 13616 applies it: 1 for a correct IBAN. */
function remainder97(iban: string): number {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((character) =>
    Number.parseInt(character, 36),
  );
  return Number(BigInt(digits.join('')) % 97n);
}

/** The checksum of an ABA routing number, modulo 10: 0 for a correct one. */
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

const inOrder = (days: readonly (string | undefined)[]) =>
  days.filter((day): day is string => day !== undefined);

describe('the check digits', () => {
  it.each([
    ['GB82WEST12345698765432', 1],
    ['GB82WEST12345698765423', 49],
  ])('of the IBAN %s leave %i', (iban, remainder) => {
    expect(remainder97(iban)).toBe(remainder);
  });

  it.each([
    ['111000025', 0],
    ['111000052', 8],
  ])('of the routing number %s leave %i', (number, remainder) => {
    expect(remainderAba(number)).toBe(remainder);
  });
});

/**
 * Made-up bank numbers: EXMP in an IBAN, one repeated digit, or a routing number with 99, where real
 * ones begin with 00 to 12, 21 to 32, 61 to 72 or 80.
 */
const madeUp = /^(?:EXMP|8{8}|9{4,}|0{6}$)/;

describe('an account number', () => {
  it.each(rails.numbers)('$currency $field $valid passes', (number) => {
    expect(passes(number, number.valid)).toBe(true);
  });

  it.each(rails.numbers)('$currency $field $invalid is refused', (number) => {
    expect(passes(number, number.invalid)).toBe(false);
  });

  it('identifies an account in every currency', () => {
    for (const { code } of fiat) {
      const fields = rails.numbers.filter(({ currency }) => currency === code);
      const names = fields.map(({ field }) => field);
      const isComplete =
        names.includes('iban') || (names.includes('account_number') && names.includes('bank_code'));
      expect([code, isComplete]).toEqual([code, true]);
    }
  });

  it('has a made-up bank number', () => {
    const named = rails.numbers.filter(({ field }) => ['iban', 'bank_code'].includes(field));
    for (const { field, valid } of named) {
      expect(field === 'iban' ? valid.slice(4) : valid).toMatch(madeUp);
    }
  });
});

describe('an account of the sandbox', () => {
  // The issuer of the stablecoin is paid in its currency.
  const inDollars = [...sandbox.stablecoin.accounts, sandbox.stablecoin.payIn].map((account) => ({
    ...account,
    currency: 'USD',
  }));

  it.each<Account>([...sandbox.payIn, ...inDollars])(
    'in $currency has the form of its currency and a made-up bank number',
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

  it('can be paid to in every currency', () => {
    expect(sandbox.payIn.map(({ currency }) => currency).sort()).toEqual(
      fiat.map(({ code }) => code).sort(),
    );
  });
});

/** A local time of the samples' day in UTC. Standard time is observed on that day everywhere. */
function inUtc(time: string, timeZone: string): string {
  const midday = new Date('2025-11-26T12:00:00.000Z');
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const offset = minutes(parts.format(midday)) - 12 * 60;
  const utc = (minutes(time) - offset + 24 * 60) % (24 * 60);
  return `${String(Math.floor(utc / 60)).padStart(2, '0')}:${String(utc % 60).padStart(2, '0')}`;
}

describe('cut-offs', () => {
  it.each(fiat)('of $code are the same in local time and in UTC', (currency) => {
    const system = rails.list.find((candidate) => candidate.currency === currency.code);
    if (system === undefined) throw new Error('The currency has no payment system.');
    expect(inUtc(system.payInBefore, system.timeZone)).toBe(currency.fiatInCutOff);
    expect(inUtc(system.payOutBefore, system.timeZone)).toBe(currency.fiatOutCutOff);
  });

  it.each(rails.list)('in $currency are not later than the payment system closes', (system) => {
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

  it.each(rails.list)(
    'name who operates, or when it is open, the system of $currency',
    (system) => {
      expect(statementsOn(system.currency)).toMatch(/operator|days/);
    },
  );

  it.each(rails.list.filter(({ basis }) => basis !== undefined))(
    'support the law on when a payee can use $currency',
    (system) => {
      expect(statementsOn(system.currency)).toContain('when the payee can use the money');
    },
  );
});

describe('the form of a BIC', () => {
  const bic = rails.numbers.find(({ field }) => field === 'bic');

  it.each(['EXMPDEFF', 'E0MPDEFF', 'EXMPDEFF123'])('allows %s', (value) => {
    expect(value).toMatch(new RegExp(bic?.pattern ?? 'none'));
  });

  it.each(['EXMP1EFF', 'EXMPDEFF12', 'exmpdeff'])('refuses %s', (value) => {
    expect(value).not.toMatch(new RegExp(bic?.pattern ?? 'none'));
  });
});

it('states for every currency which text reaches the payee', () => {
  expect(rails.texts.map(({ currency }) => currency)).toEqual(fiat.map(({ code }) => code));
});

/* Holidays by rule. Days are counted in UTC. */

const dayLength = 24 * 60 * 60 * 1000;
const date = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const plus = (day: Date, days: number) => new Date(day.getTime() + days * dayLength);
const iso = (day: Date) => day.toISOString().slice(0, 10);
const saturday = 6;
const isWeekend = (day: Date) => [0, saturday].includes(day.getUTCDay());

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const day = h + l - 7 * m + 114;
  return date(year, Math.floor(day / 31), (day % 31) + 1);
}

/** The nth weekday of a month; the last for -1. Sunday is 0. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  if (n === -1) {
    const last = date(year, month + 1, 0);
    return plus(last, -((last.getUTCDay() - weekday + 7) % 7));
  }
  const first = date(year, month, 1);
  return plus(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (n - 1));
}

const fixed =
  (month: number, day: number) =>
  (year: number): Date =>
    date(year, month, day);
const afterEaster = (days: number) => (year: number) => plus(easter(year), days);
const monday = 1;
const thursday = 4;

type Rule = (year: number) => Date;
/** Moves a holiday to a business day; undefined leaves it at the weekend. */
type Move = (day: Date, taken: ReadonlySet<string>) => Date | undefined;

const stay: Move = (day) => (isWeekend(day) ? undefined : day);
const sundayToMonday: Move = (day) => {
  if (day.getUTCDay() === saturday) return undefined;
  return day.getUTCDay() === 0 ? plus(day, 1) : day;
};
const toNextFreeWeekday: Move = (day, taken) => {
  let moved = day;
  while (isWeekend(moved) || (moved !== day && taken.has(iso(moved)))) moved = plus(moved, 1);
  return moved;
};

const newYear = fixed(1, 1);
const goodFriday = afterEaster(-2);
const easterMonday = afterEaster(1);
const labourDay = fixed(5, 1);
const christmas = fixed(12, 25);
const boxingDay = fixed(12, 26);

const calendars: Readonly<Record<string, { readonly days: readonly Rule[]; readonly move: Move }>> =
  {
    fedwire: {
      days: [
        newYear,
        (year) => nth(year, 1, monday, 3),
        (year) => nth(year, 2, monday, 3),
        (year) => nth(year, 5, monday, -1),
        fixed(6, 19),
        fixed(7, 4),
        (year) => nth(year, 9, monday, 1),
        (year) => nth(year, 10, monday, 2),
        fixed(11, 11),
        (year) => nth(year, 11, thursday, 4),
        christmas,
      ],
      move: sundayToMonday,
    },
    target: {
      days: [newYear, goodFriday, easterMonday, labourDay, christmas, boxingDay],
      move: stay,
    },
    chaps: {
      days: [
        newYear,
        goodFriday,
        easterMonday,
        (year) => nth(year, 5, monday, 1),
        (year) => nth(year, 5, monday, -1),
        (year) => nth(year, 8, monday, -1),
        christmas,
        boxingDay,
      ],
      move: toNextFreeWeekday,
    },
    sic: {
      days: [
        newYear,
        fixed(1, 2),
        goodFriday,
        easterMonday,
        labourDay,
        afterEaster(39),
        afterEaster(50),
        fixed(8, 1),
        christmas,
        boxingDay,
      ],
      move: stay,
    },
    brazil: {
      days: [
        newYear,
        afterEaster(-48),
        afterEaster(-47),
        goodFriday,
        fixed(4, 21),
        labourDay,
        afterEaster(60),
        fixed(9, 7),
        fixed(10, 12),
        fixed(11, 2),
        fixed(11, 15),
        fixed(11, 20),
        christmas,
      ],
      move: stay,
    },
  };

function computed(name: string, year: number): string[] {
  const { days = [], move = stay } = calendars[name] ?? {};
  const taken = new Set<string>();
  const found = days
    .map((rule) => rule(year))
    .flatMap((day) => {
      const moved = move(day, taken);
      if (moved === undefined) return [];
      taken.add(iso(moved));
      return [iso(moved)];
    });
  return [...found].sort();
}

const holidaysOf = (name: string, year: number) => {
  const key = year === 2025 ? 'in2025' : 'in2026';
  return inOrder((rails.holidays[name] ?? []).map((holiday) => holiday[key]));
};

describe('holidays', () => {
  it('has a calendar for every payment system', () => {
    const names = rails.calendars.map(({ calendar }) => calendar.toLowerCase());
    expect(Object.keys(rails.holidays).sort()).toEqual([...names].sort());
    expect(rails.list.map(({ calendar }) => calendar.toLowerCase()).sort()).toEqual(
      [...names].sort(),
    );
  });

  it.each(
    Object.keys(calendars).flatMap((name) => [2025, 2026].map((year) => [name, year] as const)),
  )('of %s in %i follow the rules', (name, year) => {
    expect(holidaysOf(name, year)).toEqual(computed(name, year));
  });

  it.each(
    Object.keys(rails.holidays).flatMap((name) =>
      [2025, 2026].map((year) => [name, year] as const),
    ),
  )('of %s in %i are business days of the year, in order', (name, year) => {
    const days = holidaysOf(name, year);
    const weekend = name === 'kuwait' ? [5, saturday] : [0, saturday];
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) {
      expect(day.slice(0, 4)).toBe(String(year));
      expect([day, weekend.includes(new Date(day).getUTCDay())]).toEqual([day, false]);
    }
  });

  it('of Japan that fall on a Sunday are kept on a later day', () => {
    // National holidays with a fixed day, by the Act on National Holidays.
    const national = [
      fixed(2, 11),
      fixed(2, 23),
      fixed(4, 29),
      fixed(8, 11),
      fixed(11, 3),
      fixed(11, 23),
    ];
    for (const year of [2025, 2026]) {
      for (const rule of national) {
        const kept = sundayToMonday(rule(year), new Set());
        if (kept !== undefined) expect(holidaysOf('japan', year)).toContain(iso(kept));
      }
      for (const [month, day] of [
        [1, 1],
        [1, 2],
        [1, 3],
        [12, 31],
      ] as const) {
        const bank = date(year, month, day);
        expect(holidaysOf('japan', year).includes(iso(bank))).toBe(!isWeekend(bank));
      }
    }
  });
});

it('names the next business day of the guide by the calendars', () => {
  const text = pages.get('documentation/institutions/network/informaiton')?.source.text ?? '';
  const flows = text.matchAll(
    /"currency": "(\w+)",\s+"cut_off_at": "(\S{10})T[^"]+",\s+"next_business_day": "(\S+)"/g,
  );
  const shown = [...flows].map(([, currency = '', day = '', next = '']) => ({
    currency,
    day,
    next,
  }));
  expect(shown.length).toBeGreaterThan(1);
  for (const { currency, day, next } of shown) {
    const system = rails.list.find((candidate) => candidate.currency === currency);
    const closed = holidaysOf(system?.calendar.toLowerCase() ?? '', Number(day.slice(0, 4)));
    let expected = plus(new Date(day), 1);
    while (isWeekend(expected) || closed.includes(iso(expected))) expected = plus(expected, 1);
    expect([currency, next]).toEqual([currency, iso(expected)]);
  }
});
