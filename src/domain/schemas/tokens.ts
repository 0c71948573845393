import {
  chainAddress,
  count,
  countOrText,
  decimal,
  decimals,
  digits,
  errorName,
  identifier,
  list,
  object,
  oneOf,
  programError,
  text,
} from './values';

/** Schema of `tokens.yaml`. */
export const tokens = object({
  programs: object({
    token: chainAddress,
    extensions: chainAddress,
    associated: chainAddress,
  }),
  mint: object({
    bytes: count,
    rentLamports: count,
  }),
  account: object({
    bytes: count,
    rentLamports: count,
  }),
  extensionHeaderBytes: count,
  accountTypeBytes: count,
  maxAmount: digits,
  multisigMaxSigners: count,
  mintFields: list({
    field: text,
    meaning: text,
  }),
  authorities: list({
    asset: text,
    authority: oneOf('mint_authority', 'freeze_authority'),
    holder: text,
    use: text,
    end: text,
  }),
  accountFields: list({
    field: text,
    meaning: text,
  }),
  extensions: list({
    extension: identifier,
    on: oneOf('mint', 'account'),
    bytes: countOrText,
    purpose: text,
  }),
  example: object({
    extendedBytes: count,
    extendedRentLamports: count,
    amount: digits,
    shown: decimal,
    decimals,
  }),
  hook: object({
    extensionBytes: count,
    maxUnits: count,
    maxExtraAccounts: count,
    activationDelayHours: count,
    sandboxDelayMinutes: count,
    removalDelayHours: count,
    maxDataBytes: count,
    discriminatorText: text,
    accounts: list({
      position: countOrText,
      account: text,
      access: text,
    }),
    data: list({
      field: text,
      bytes: countOrText,
      meaning: text,
    }),
    errors: list({
      code: programError,
      name: errorName,
      meaning: text,
    }),
  }),
});
