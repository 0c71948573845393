import { z } from 'zod';
import {
  chainAddress,
  count,
  countryCode,
  identifier,
  list,
  object,
  oneOf,
  stringMatching,
  text,
} from './values';

const decimalNumber = stringMatching(/^\d+(?:\.\d+)?$/, 'a decimal number in quotes');
const timestamp = stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  'a time in UTC with milliseconds, such as 2025-11-26T08:00:00.000Z',
);

const bankDetails = { account_name: text, account_number: text, bank_code: text };

const accountList = z
  .array(
    z.strictObject({
      currency: text,
      iban: text.optional(),
      bic: text.optional(),
      account_number: text.optional(),
      bank_code: text.optional(),
    }),
  )
  .min(1)
  .meta({ description: 'a list of at least one entry' });

/** Schema of `sandbox.yaml`. */
export const sandbox = object({
  seconds: object({
    activation: count,
    start: count,
    bank: count,
    review: count,
    bankReturn: count,
    export: count,
    finding: count,
    issuer: count,
    reserveReport: count,
    order: count,
    signer: count,
    cutOff: count,
    pause: count,
    permission: count,
  }),
  anchor: object({ time: timestamp, slot: count }),
  feePayer: chainAddress,
  bankReason: text,
  rates: list({ base: text, quote: text, rate: decimalNumber }),
  opening: list({
    account: identifier,
    from: oneOf('outside', 'mint'),
    currency: text,
    amount: decimalNumber,
  }),
  stablecoin: object({
    accounts: list({ id: text, ...bankDetails }),
    payIn: object(bankDetails),
    redemptionAddress: chainAddress,
    holderAddress: chainAddress,
    seizureAddress: chainAddress,
    newAddress: chainAddress,
  }),
  originator: object({
    payers: list({
      type: oneOf('individual', 'business', 'financial_institution'),
      name: text,
      customer_number: text,
      date_of_birth: text.optional(),
      identity_document: z
        .strictObject({ kind: text, number: text, country: countryCode })
        .optional(),
      registration_number: text.optional(),
      lei: text.optional(),
    }),
    account: chainAddress,
    address: text,
    country: countryCode,
    institution: text,
    lei: text,
    institutionCountry: countryCode,
  }),
  payIn: accountList,
  payers: accountList,
  newAccounts: accountList,
  testValues: list({
    field: oneOf('legal_name', 'reference', 'order_number'),
    value: text,
    effect: identifier,
    outcome: text,
  }),
  circumstances: list({ when: text, outcome: text }),
  notReached: z.array(z.strictObject({ what: text, why: text })),
  outcomes: list({ outcome: identifier, operation: text.optional(), meaning: text }),
});
