import { basisPoints, count, identifier, list, object, text } from './values';

const fee = {
  kind: identifier,
  bps: basisPoints,
  on: text,
};

/** Schema of `fees.yaml`. */
export const fees = object({
  base: count,
  baseUnit: text,
  fiatIn: object(fee),
  fiatOut: object(fee),
  transfer: object(fee),
  stablecoinOut: object(fee),
  stablecoinIn: object(fee),
  exchange: object(fee),
  composed: object(fee),
  list: list(fee),
  rounding: text,
  invoice: object({ businessDay: count, formats: text, keptYears: count }),
  noticeDays: count,
});
