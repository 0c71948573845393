import { z } from 'zod';
import {
  chainAddress,
  count,
  currencyCode,
  decimals,
  flag,
  identifier,
  list,
  object,
  oneOf,
  text,
  timeOfDay,
} from './values';

const common = {
  name: text,
  decimals,
  /** Limits for one transaction, in whole units. */
  minimum: count,
  maximum: count,
  status: oneOf('open', 'pilot', 'closed'),
  exchange: flag,
};

const kindMeta = { description: 'fiat or stablecoin' };

const fiat = object({
  ...common,
  kind: z.literal('fiat').meta(kindMeta),
  code: currencyCode,
  fiatInCutOff: timeOfDay,
  fiatOutCutOff: timeOfDay,
  mint: chainAddress,
});

const stablecoin = object({
  ...common,
  kind: z.literal('stablecoin').meta(kindMeta),
  code: text,
  settlesIn: currencyCode,
});

const currency = z
  .discriminatedUnion('kind', [fiat, stablecoin])
  .meta({ description: 'a currency of kind fiat or stablecoin' });

/** Schema of `currencies.yaml`; any key not listed here is a currency. */
export const currencies = z
  .object({
    fiat: z.array(fiat),
    stablecoins: z.array(stablecoin),
    list: z.array(currency).min(1),
    codes: z.array(text).min(1),
    statuses: list({ status: identifier, meaning: text }),
  })
  .catchall(currency);
