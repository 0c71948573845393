import {
  count,
  flag,
  identifier,
  list,
  namedEntries,
  object,
  oneOf,
  programErrors,
  text,
} from './values';

const asset = {
  class: identifier,
  what: text,
  example: text,
  decidedBy: oneOf('fixed', 'charter vote', 'classification vote', 'default'),
  transferable: flag,
};

const account = {
  class: identifier,
  who: text,
  setBy: text,
  minimumLevel: count,
};

/** Schema of `classifications.yaml`. */
export const classifications = object({
  changeDelayHours: count,
  reviewMonths: count,
  accountDefault: text,
  assetDefault: text,
  errors: programErrors,
  assets: namedEntries(asset),
  assetList: list(asset),
  accounts: namedEntries(account),
  accountList: list(account),
  matrix: list({
    account: text,
    native: flag,
    settlement: flag,
    stablecoin: flag,
    security: flag,
    utility: flag,
    unclassified: flag,
  }),
});
