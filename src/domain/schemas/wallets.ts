import { count, flag, identifier, list, namedEntries, object, text } from './values';

const scheme = {
  name: text,
  threshold: count,
  parties: count,
  survivesLossOf: count,
  survivesTheftOf: count,
  usedFor: text,
};

/** Schema of `wallets.yaml`. */
export const wallets = object({
  curve: text,
  scheme: text,
  keyRounds: count,
  signRounds: count,
  roundTimeoutSeconds: count,
  sessionTimeoutSeconds: count,
  refreshDays: count,
  refreshRounds: count,
  maxParties: count,
  minThreshold: count,
  noncesPrepared: count,
  signer: object({
    inviteSeconds: count,
    waitMinutes: count,
    alertMinutes: count,
    instancesMinimum: count,
    clockSeconds: count,
  }),
  signatureBytes: count,
  recoveryDelayHours: count,
  recoveryNoticeHours: count,
  backupDrillDays: count,
  schemes: namedEntries(scheme),
  list: list(scheme),
  holders: list({
    share: count,
    holder: text,
    online: flag,
  }),
  errors: list({
    error: identifier,
    meaning: text,
    fix: text,
  }),
});
