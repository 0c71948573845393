import { count, identifier, list, object, text } from './values';

const limit = {
  transaction: count,
  day: count,
};

/** Schema of `limits.yaml`. */
export const limits = object({
  pageDefault: count,
  pageMaximum: count,
  bodyKilobytes: count,
  idempotencyHours: count,
  idempotencyKeyCharacters: count,
  referenceCharacters: count,
  metadataKeys: count,
  metadataKeyCharacters: count,
  metadataValueCharacters: count,
  fiatInWaitDays: count,
  stablecoinInWaitHours: count,
  executeAtDays: count,
  incomingReviewDays: count,
  transactionReviewDays: count,
  unclaimedDays: count,
  composedSteps: count,
  reportDays: count,
  exportDays: count,
  exportKeepDays: count,
  longPollSeconds: count,
  historyMonths: count,
  rates: list({
    group: text,
    methods: text,
    sandbox: count,
    production: count,
  }),
  customers: list({
    type: identifier,
    transaction: count,
    day: count,
  }),
  individual: object(limit),
  business: object(limit),
  financialInstitution: object(limit),
  institutionDay: count,
  increase: object({ answerBusinessDays: count, temporaryDays: count }),
  cursorHours: count,
  quoteHours: count,
  requestSeconds: count,
  versionMonths: count,
  maintenanceNoticeDays: count,
  webhookAddressNoticeDays: count,
});
