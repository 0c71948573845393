import { z } from 'zod';
import { count, identifier, list, object, oneOf, text, webAddress } from './values';

const environment = {
  id: identifier,
  name: text,
  api: webAddress,
  token: webAddress,
  console: webAddress,
  money: text,
  availability: text,
};

/** Schema of `environments.yaml`. */
export const environments = object({
  sandbox: object(environment),
  production: object(environment),
  list: list(environment),
  local: object({ port: count }),
  authentication: object({
    method: text,
    grant: text,
    clientAuthentication: text,
    tlsVersion: text,
    certificateKey: text,
    certificateDays: count,
    certificateOverlapDays: count,
    certificateWarningDays: count,
    tokenSeconds: count,
    errors: list({ error: identifier, when: text, do: text }),
  }),
  allowlist: object({
    maximumRanges: count,
    effectiveMinutes: count,
  }),
  connections: list({
    direction: oneOf('From you', 'To you'),
    what: text,
    address: text,
    port: count,
  }),
  changes: list({
    change: text,
    notice: text,
    careful: oneOf('Yes', 'No'),
  }),
  scopes: list({
    scope: text,
    allows: text,
  }),
  webhooks: object({
    format: text,
    signature: text,
    signatureVersion: text,
    timeoutSeconds: count,
    attempts: count,
    retryMinutes: z.array(count).min(1),
    windowHours: count,
    toleranceSeconds: count,
    bodyBytes: count,
    keptDays: count,
    keyOverlapDays: count,
    keyNoticeDays: count,
    addressesMaximum: count,
    alertMinutes: count,
    example: object({ publicKey: text, id: text, timestamp: text, signature: text, body: text }),
    events: list({
      type: text,
      when: text,
      /** How to cause the event in the sandbox. */
      provoke: text,
      operation: text,
      id: text,
      event: text.optional(),
      statuses: z.array(identifier).optional(),
    }),
  }),
});
