import { z } from 'zod';
import { startsWithDate } from '../../shared/startsWithDate';
import {
  count,
  countryCode,
  currencyCode,
  httpsUrl,
  identifier,
  list,
  object,
  oneOf,
  publication,
  stringMatching,
  text,
  timeOfDay,
} from './values';

const timeZones = new Set(Intl.supportedValuesOf('timeZone'));
const timeZone = z
  .string()
  .refine((name) => timeZones.has(name))
  .meta({ description: 'an IANA time zone, such as Europe/London' });

const date = stringMatching(/^20\d\d-[01]\d-[0-3]\d$/, "a date in quotes, such as '2025-12-25'")
  .refine(startsWithDate)
  .meta({ description: "a date in quotes, such as '2025-12-25'" });
const pattern = stringMatching(
  /^\^.*\$$/,
  "a regular expression in quotes that starts with ^ and ends with $, such as '^[0-9]{9}$'",
);
const allWithIban = z.literal('All with an IBAN');

const system = object({
  currency: currencyCode,
  system: text,
  operator: text,
  timeZone,
  payInBefore: timeOfDay,
  payOutBefore: timeOfDay,
  closes: timeOfDay.optional(),
  businessDays: oneOf('Monday to Friday', 'Sunday to Thursday'),
  calendar: text,
  payee: text,
  basis: text.optional(),
});

const day = date.optional();
const holidays = list({ holiday: text, in2025: day, in2026: day, in2027: day });

const ibanCountry = stringMatching(/^[A-Z]{2}$/, 'two capital letters, such as GB');

/** Schema of `rails.yaml`; any key not listed here is a currency's payment system. */
export const rails = z
  .object({
    list: z.array(system).min(1),
    ibanLengths: list({ length: count, countries: z.array(ibanCountry).min(1) }),
    ibanTerritories: z.record(countryCode, z.array(countryCode).min(1)),
    numbers: list({
      currency: currencyCode.or(allWithIban),
      field: oneOf('iban', 'bic', 'account_number', 'bank_code'),
      name: text,
      form: text,
      pattern,
      rule: oneOf('mod97', 'aba', 'none'),
      check: text.optional(),
      valid: text,
      invalid: text,
      why: text,
    }),
    texts: list({
      currency: currencyCode,
      message: text,
      element: text,
      characters: count,
      set: text,
    }),
    characterSets: list({ set: text, allowed: text, others: text }),
    returns: list({ case: text, when: text, see: text, money: text }),
    sandbox: list({ what: text, production: text, sandbox: text }),
    deadlines: list({ of: text, calendar: text, what: text, figures: z.array(text).min(1) }),
    calendars: list({ calendar: text, publisher: text, source: httpsUrl, rule: text }),
    holidays: z.record(identifier, holidays),
    sources: list({ currency: currencyCode.or(z.literal('All')), ...publication }),
  })
  .catchall(system);
