import {
  count,
  flag,
  identifier,
  list,
  namedEntries,
  object,
  percent,
  quantity,
  text,
} from './values';

const commitmentLevel = {
  level: identifier,
  meaning: text,
  typicalDelay: text,
  canBeRolledBack: flag,
  useFor: text,
};

/** Schema of `epochs.yaml`. */
export const epochs = object({
  slot: object({
    milliseconds: count,
  }),
  leader: object({
    consecutiveSlots: count,
    consecutiveMilliseconds: count,
    scheduleOffsetSlots: count,
  }),
  epoch: object({
    slots: count,
    days: count,
    perYear: quantity,
  }),
  blockhash: object({
    validSlots: count,
    validSeconds: count,
  }),
  finality: object({
    supermajorityPercent: percent,
    depthSlots: count,
    seconds: quantity,
    roundedSeconds: count,
  }),
  lastSignaturesSlots: count,
  commitment: namedEntries(commitmentLevel),
  commitmentList: list(commitmentLevel),
});
