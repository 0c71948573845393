import {
  count,
  flag,
  identifier,
  list,
  named,
  object,
  percent,
  programError,
  text,
} from '../kinds';

const level = {
  level: count,
  name: text,
  checks: text,
  target: text,
  validMonths: count,
};

/** `compliance.yaml` */
export const compliance = object({
  retentionYears: count,
  travelRule: object({
    thresholdUsd: count,
    fields: text,
  }),
  screening: object({
    listRefreshHours: count,
    rescreenHours: count,
  }),
  checks: list({
    check: text,
    stage: text,
    by: text,
    onFailure: text,
  }),
  guard: object({
    maxRules: count,
    maxListEntries: count,
    policyBytes: count,
    policyRentLamports: count,
    unitsPerRule: count,
    maxUnits: count,
    looseningDelayHours: count,
    approvalLifetimeHours: count,
    maxApprovers: count,
    outcomes: list({
      outcome: text,
      meaning: text,
      whatHappens: text,
    }),
    rules: list({
      rule: identifier,
      refusesWhen: text,
      parameters: text,
      code: programError,
    }),
    example: object({
      singleLimitUsd: count,
      approvalAboveUsd: count,
      dailyLimitUsd: count,
      required: count,
      approvers: count,
      paymentUsd: count,
      sentTodayUsd: count,
      sumTodayUsd: count,
      sumTwiceUsd: count,
    }),
  }),
  verification: object({
    recordBytes: count,
    recordRentLamports: count,
    saltBytes: count,
    rescreenHours: count,
    levels: named(level),
    levelList: list(level),
    ownershipPercent: percent,
    states: list({
      state: text,
      meaning: text,
      next: text,
    }),
    pendingExpiresDays: count,
    renewalDays: count,
    fields: list({
      field: text,
      bytes: count,
      meaning: text,
    }),
  }),
  auditors: object({
    maxPerAsset: count,
    maxPerInstitution: count,
    maxKeys: count,
    termMonths: count,
    activationDelayHours: count,
    keyBytes: count,
    handleBytes: count,
    unitsPerKey: count,
    keyRetentionYears: count,
    recordBytes: count,
    recordRentLamports: count,
    scopes: list({
      scope: text,
      appointedBy: text,
      reads: text,
    }),
    rights: list({
      right: text,
      has: flag,
    }),
  }),
});
