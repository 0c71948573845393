import {
  amount,
  basisPoints,
  count,
  currencyCode,
  decimal,
  flag,
  identifier,
  list,
  object,
  percent,
  text,
} from './values';

/** Schema of `defi.yaml`. */
export const defi = object({
  list: list({
    primitive: text,
    program: text,
    does: text,
    holdsAssets: flag,
  }),
  escrow: object({
    maxDays: count,
    maxArbiters: count,
    defaultOutcome: text,
  }),
  pool: object({
    feeBasisPoints: basisPoints,
    maxPriceImpactPercent: percent,
    example: object({
      reserveIn: amount,
      reserveInAsset: currencyCode,
      reserveOut: amount,
      reserveOutAsset: currencyCode,
      amountIn: amount,
      feeIn: amount,
      amountOut: amount,
      atPoolPrice: amount,
      impactPercent: decimal,
    }),
  }),
  repo: object({
    maxTermDays: count,
    dayCount: text,
    graceHours: count,
    marginCallPercent: percent,
    haircuts: list({
      class: identifier,
      haircutPercent: percent,
    }),
    example: object({
      collateral: amount,
      haircutPercent: percent,
      lent: amount,
      ratePercent: decimal,
      days: count,
      interest: amount,
      repaid: amount,
    }),
  }),
  stream: object({
    maxDays: count,
    example: object({
      amount,
      days: count,
      perSecond: decimal,
      afterHours: count,
      withdrawable: amount,
    }),
  }),
  prices: object({
    publishSlots: count,
    publishSeconds: count,
    minimumSources: count,
    maxAgeSeconds: count,
    maxConfidencePercent: percent,
  }),
});
