import { z } from 'zod';
import {
  httpsUrl,
  identifier,
  list,
  object,
  oneOf,
  publication,
  stringMatching,
  text,
} from './values';

const fieldPath = stringMatching(/^[a-z_]+\.[a-z_]+$/, 'a field such as originator.name');
const customerType = oneOf('individual', 'business', 'financial_institution');

/** Schema of `travel_rule.yaml`. */
export const travelRule = object({
  data: list({
    party: oneOf('Originator', 'Beneficiary'),
    what: text,
    individual: oneOf('Yes', 'No'),
    business: oneOf('Yes', 'No'),
    field: text,
    received: z.array(fieldPath).min(1),
    requiredFor: z.array(customerType).min(1),
  }),
  laws: list({
    region: text,
    threshold: text,
    originator: text,
    beneficiary: text,
    missing: text,
    basis: text,
    source: httpsUrl,
  }),
  sources: list({ region: text, ...publication }),
  inbound: list({ case: text, see: text, state: identifier, do: text }),
});
