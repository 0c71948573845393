import { count, list, object, percent, quantity, text } from './values';

/** Schema of `validators.yaml`. */
export const validators = object({
  minimumSelfStakeTokens: count,
  selfStakeWithRentTokens: quantity,
  minimumDelegationTokens: count,
  minimumDelegationLamports: count,
  voteAccountBytes: count,
  voteAccountRentLamports: count,
  voteCost: object({
    votesPerEpoch: count,
    tokensPerEpoch: quantity,
    tokensPerYear: quantity,
    tokensThreeEpochs: quantity,
  }),
  stake: object({
    warmupPercentPerEpoch: percent,
    cooldownPercentPerEpoch: percent,
    operatorCapPercent: percent,
    scheduleEpochs: count,
  }),
  commission: object({
    minimumPercent: percent,
    maximumPercent: percent,
  }),
  delinquentSlots: count,
  unhealthySlots: count,
  hardware: list({
    part: text,
    minimum: text,
    recommended: text,
    rpcNode: text,
  }),
  ports: list({
    port: text,
    protocol: text,
    direction: text,
    what: text,
  }),
  run: object({
    portRange: text,
    gossipPort: text,
    rpcPort: text,
    websocketPort: text,
    metricsSeconds: count,
    restartIdleMinutes: count,
    restartDelinquentPercent: percent,
    openFiles: count,
  }),
  system: list({
    setting: text,
    value: count,
    why: text,
  }),
  snapshots: object({
    fullIntervalSlots: count,
    fullIntervalHours: quantity,
    incrementalIntervalSlots: count,
    incrementalIntervalSeconds: count,
    fullKept: count,
    incrementalKept: count,
    maximumAgeSlots: count,
    maximumAgeMinutes: count,
  }),
  alarms: list({
    watch: text,
    how: text,
    alarm: text,
  }),
  keys: list({
    key: text,
    where: text,
    usedFor: text,
    ifLost: text,
  }),
  duties: list({
    duty: text,
    measure: text,
    ifMissed: text,
  }),
  targets: object({
    creditsPercent: percent,
    upgradeDays: count,
    securityUpgradeHours: count,
    featureStakePercent: percent,
  }),
  apply: object({
    dueDiligenceBusinessDays: count,
    sandboxEpochs: count,
    sandboxDays: count,
    list: list({
      step: text,
      who: text,
      takes: text,
      result: text,
    }),
  }),
  documents: list({
    document: text,
    notOlderThan: text,
  }),
  example: object({
    leaderSlots: count,
    leaderTurns: count,
  }),
});
