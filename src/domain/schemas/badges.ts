import {
  count,
  identifier,
  list,
  namedEntries,
  object,
  oneOf,
  programErrors,
  state,
  text,
} from './values';

const kind = {
  kind: identifier,
  number: count,
  holder: text,
  issuedBy: oneOf('membership vote', 'membership committee'),
  validDays: count,
  grants: text,
};

/** Schema of `badges.yaml`. */
export const badges = object({
  accountBytes: count,
  rentLamports: count,
  renewalWindowDays: count,
  suspensionReviewDays: count,
  maximumPerHolder: count,
  proposalsBy: text,
  seeds: text,
  fields: list({
    field: text,
    type: text,
    bytes: count,
    meaning: text,
  }),
  kinds: namedEntries(kind),
  list: list(kind),
  states: list(state),
  errors: programErrors,
});
