import { z } from 'zod';
import {
  count,
  countryCode,
  currencyCode,
  flag,
  identifier,
  list,
  object,
  oneOf,
  text,
} from './values';

const code = z
  .union([countryCode, z.enum(['EEA', 'other'])])
  .meta({ description: 'EEA, other, or an ISO 3166-1 alpha-2 code such as GB' });

/** Schema of `regions.yaml`. */
export const regions = object({
  noticeDays: count,
  moveDays: count,
  statuses: list({ status: identifier, meaning: text }),
  pilots: list({ region: code, works: text, notYet: text }),
  list: list({
    region: text,
    code,
    countries: z
      .array(countryCode)
      .meta({ description: 'a list of ISO 3166-1 alpha-2 codes' })
      .optional(),
    status: oneOf('open', 'pilot', 'planned', 'closed'),
    currencies: z.array(currencyCode).meta({ description: 'a list of ISO 4217 codes' }),
    institutions: flag,
    customers: flag,
  }),
});
