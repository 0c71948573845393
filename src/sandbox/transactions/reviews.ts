import { day, hour } from '../time/format';
import type { World } from '../world';

/** Who decides a review. */
export type Decider = 'institution' | 'network';

/** Effects of test values that require a decision, and the party that has to decide. */
export const reviewDeciders: Readonly<Record<string, Decider>> = {
  hold: 'network',
  refuse: 'network',
  undecided: 'network',
  approve: 'institution',
  disapprove: 'institution',
  unanswered: 'institution',
};

/** Effects of test values that leave a review undecided until its deadline. */
export const undecidedEffects = new Set(['unanswered', 'undecided']);

/** Returns how long a review can last, in milliseconds. */
export function reviewTime({ data }: World, by: Decider): number {
  return by === 'institution'
    ? data.compliance.guard.approvalLifetimeHours * hour
    : data.limits.transactionReviewDays * day;
}
