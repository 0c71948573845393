import { z } from 'zod';
import { base58Bytes } from '../../shared/base58';
import { isCountryCode } from '../../shared/isCountryCode';

/* Types of the values in data files. Error messages quote their descriptions. */

const maxPercent = 100;
const addressBytes = 32;

/** Returns the type of a string that matches a pattern. */
export const stringMatching = (pattern: RegExp, description: string) =>
  z.string().regex(pattern).meta({ description });

export const text = z.string().trim().min(1).meta({ description: 'a string that is not empty' });
export const flag = z.boolean().meta({ description: 'true or false' });
export const count = z.int().min(0).meta({ description: 'a whole number, 0 or more, unquoted' });
export const countOrText = z
  .union([count, text])
  .meta({ description: 'a whole number, 0 or more, or a string that is not empty' });
export const quantity = z.number().positive().meta({ description: 'a number above 0, unquoted' });
export const percent = z
  .number()
  .min(0)
  .max(maxPercent)
  .meta({ description: 'a number from 0 to 100, unquoted' });
/** Hundredths of a percent. */
export const basisPoints = z
  .int()
  .min(0)
  .max(100 * maxPercent)
  .meta({ description: 'a whole number from 0 to 10000, unquoted' });
/** Decimal places of a currency or token; a u64 allows at most 19. */
export const decimals = z
  .int()
  .min(0)
  .max(19)
  .meta({ description: 'a whole number from 0 to 19, unquoted' });
/** On-chain programs number their errors from 6000. */
export const programError = z
  .int()
  .min(6000)
  .max(6999)
  .meta({ description: 'a whole number from 6000 to 6999, unquoted' });
export const httpError = z
  .int()
  .min(400)
  .max(599)
  .meta({ description: 'an HTTP status from 400 to 599, unquoted' });

export const decimal = stringMatching(
  /^(?:0|[1-9]\d*)\.\d+$/,
  "a decimal number in quotes, such as '1.08500'",
);
/** A displayed amount, with thousands separators. */
export const amount = stringMatching(
  /^(?:0|[1-9]\d{0,2}(?:,\d{3})*)\.\d+$/,
  "an amount with separators and decimals in quotes, such as '1,000.00'",
);
/** A whole number that may exceed 2^53. */
export const digits = stringMatching(
  /^(?:0|[1-9]\d*)$/,
  "a whole number in quotes, such as '98640000'",
);
export const timeOfDay = stringMatching(
  /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  "a time of day in quotes, such as '22:30'",
);
export const dayAndTime = stringMatching(
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?:[01]\d|2[0-3]):[0-5]\d$/,
  "a day and a time in quotes, such as 'Friday 22:00'",
);
export const release = stringMatching(/^\d+\.\d+\.\d+$/, 'a release, such as 2.2.15');
export const identifier = stringMatching(
  /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/,
  'lower-case words joined by underscores, such as pending_review',
);
export const errorName = stringMatching(/^(?:[A-Z][a-z]+)+$/, 'a name such as BadgeMissing');
export const webAddress = stringMatching(
  /^(?:https|wss):\/\/[a-z0-9.-]+(?:\/[^\s/]+)*$/,
  'a URL without a port that starts with https:// or wss:// and does not end with a slash',
);
export const hostAndPort = stringMatching(
  /^[a-z0-9.-]+:\d{1,5}$/,
  'a host and a port, such as entrypoint.example:8001',
);
export const mailAddress = stringMatching(/^[\w.-]+@[a-z0-9.-]+$/, 'an email address');

export const chainAddress = z
  .string()
  .refine((value) => base58Bytes(value) === addressBytes)
  .meta({ description: 'an on-chain address: 32 bytes in base58' });

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

/** Returns whether a string is an ISO 4217 currency code. */
export function isCurrencyCode(code: string): boolean {
  return currencyCodes.has(code);
}

export const currencyCode = z
  .string()
  .refine(isCurrencyCode)
  .meta({ description: 'an ISO 4217 code, such as EUR' });

export const countryCode = z
  .string()
  .refine(isCountryCode)
  .meta({ description: 'an ISO 3166-1 alpha-2 code, such as GB' });

/** Returns the type of a string that is one of these values. */
export function oneOf<Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values).meta({ description: `one of ${values.join(', ')}` });
}

export const object = z.strictObject;

/** Returns the type of a non-empty list of maps with the given shape. */
export function list<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .array(z.strictObject(shape))
    .min(1)
    .meta({ description: 'a list of at least one entry' });
}

export const httpsUrl = stringMatching(/^https:\/\/\S+$/, 'a URL that starts with https://');

/** Keys of a citation: a statement and the publication that supports it. */
export const publication = {
  statement: text,
  title: text,
  publisher: text,
  url: httpsUrl.optional(),
};

/** Keys of a status change; a dash as `from` means that there was no status before. */
export const transition = {
  id: identifier,
  from: identifier.or(z.literal('–')).meta({ description: 'a status, or – if there was none' }),
  to: identifier,
  by: text,
  trigger: text,
  event: text,
  within: text,
  problems: z.array(identifier).optional(),
};

/** Groups of transaction kinds; `transactions.yaml` says which groups each kind is in. */
export const kindGroup = oneOf(
  'incoming',
  'pay_in',
  'outgoing',
  'payout',
  'on_chain',
  'flow',
  'single',
  'single_payout',
  'refusable',
  'paying',
);

export const state = { state: identifier, meaning: text };

export const programErrors = list({ code: programError, name: errorName, meaning: text });

/** Returns the type of a map from names to entries of the given shape. */
export function namedEntries<Shape extends z.ZodRawShape>(shape: Shape) {
  const name = z.string().regex(/^[A-Za-z][\w-]*$/);
  return z.record(name, z.strictObject(shape)).meta({ description: 'named entries' });
}
