import { httpsUrl, identifier, list, object, oneOf, publication, text } from './values';

/** Schema of `travel_rule.yaml`. */
export const travelRule = object({
  data: list({
    party: oneOf('Originator', 'Beneficiary'),
    what: text,
    individual: oneOf('Yes', 'No'),
    business: oneOf('Yes', 'No'),
    field: text,
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
