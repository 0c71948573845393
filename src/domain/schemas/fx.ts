import { z } from 'zod';
import {
  amount,
  basisPoints,
  count,
  currencyCode,
  dayAndTime,
  decimal,
  decimals,
  isCurrencyCode,
  list,
  object,
  percent,
  state,
  text,
} from './values';

const currencyPair = z
  .string()
  .refine((pair) => /^[^/]+\/[^/]+$/.test(pair) && pair.split('/').every(isCurrencyCode))
  .meta({ description: 'two ISO 4217 codes, such as EUR/USD' });

/** Schema of `fx.yaml`. */
export const fx = object({
  model: text,
  rate: object({
    significantDigits: count,
    rounding: text,
  }),
  quote: object({
    lifetimeSeconds: count,
    lifetimeSlots: count,
    minimumMakers: count,
    requestTimeoutMilliseconds: count,
  }),
  reference: object({
    sources: count,
    window: text,
    maxDeviationPercent: percent,
    staleSeconds: count,
  }),
  hours: object({
    opens: dayAndTime,
    closes: dayAndTime,
    outsideMultiple: count,
  }),
  pivot: currencyCode,
  pairs: list({
    pair: currencyPair,
    base: currencyCode,
    quote: currencyCode,
    decimals,
    maximumDistanceBasisPoints: basisPoints,
    route: text,
  }),
  limits: object({
    exchangesPerFlow: count,
    exchangesPerTransaction: count,
  }),
  states: list(state),
  example: object({
    pair: currencyPair,
    sold: amount,
    soldCurrency: currencyCode,
    rate: decimal,
    bought: amount,
    boughtCurrency: currencyCode,
    mid: decimal,
    distanceBasisPoints: decimal,
    maximumDistanceBasisPoints: basisPoints,
  }),
  cross: object({
    sold: amount,
    soldCurrency: currencyCode,
    firstRate: decimal,
    middle: amount,
    secondRate: decimal,
    exact: amount,
    bought: amount,
    boughtCurrency: currencyCode,
  }),
});
