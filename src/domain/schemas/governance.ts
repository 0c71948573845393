import { count, identifier, list, namedEntries, object, percent, state, text } from './values';

const kind = {
  kind: identifier,
  decides: text,
  quorumPercent: percent,
  thresholdPercent: percent,
  discussionDays: count,
  votingDays: count,
  timelockHours: count,
};

/** Schema of `governance.yaml`. */
export const governance = object({
  depositTokens: count,
  executionWindowDays: count,
  operatorWeightCapPercent: percent,
  proposalInstructions: count,
  openProposals: count,
  snapshot: text,
  chambers: list({
    chamber: text,
    weight: text,
    badge: text,
  }),
  council: object({
    members: count,
    required: count,
    termDays: count,
    pauseHours: count,
    ratifyDays: count,
  }),
  committee: object({
    members: count,
    required: count,
  }),
  kinds: namedEntries(kind),
  list: list(kind),
  states: list(state),
  example: object({
    stakeVotedPercent: percent,
    stakeYesPercent: percent,
    institutions: count,
    institutionsVoted: count,
    institutionsVotedPercent: percent,
    institutionsYes: count,
    institutionsYesPercent: percent,
    parameterDays: count,
    upgradeDays: count,
    charterDays: count,
  }),
});
