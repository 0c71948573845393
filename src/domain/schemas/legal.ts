import { z } from 'zod';
import { count, httpsUrl, identifier, list, object, publication, text } from './values';

const entity = {
  id: identifier,
  name: text,
  group: text,
  party: text,
  does: text,
  contract: text,
  licence: text,
};

/** Schema of `legal.yaml`. */
export const legal = object({
  operator: object(entity),
  issuer: object(entity),
  settlementBank: object(entity),
  recoveryAgent: object(entity),
  list: z.array(object(entity)).min(1),
  licences: list({
    region: text,
    licence: text,
    law: text,
    register: text,
    source: httpsUrl,
  }),
  balances: list({ region: text, licence: text, law: text, why: text }),
  safeguarding: object({
    noticeDays: count,
    rules: list({ question: text, rule: text }),
  }),
  sources: list({ region: text, ...publication }),
});
