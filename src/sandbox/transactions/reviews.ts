import type { Transaction } from '../objects';
import { day, hour } from '../time/format';
import type { World } from '../world';

type Decider = 'institution' | 'network';

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

function lifetime({ data }: World, by: Decider): number {
  return by === 'institution'
    ? data.compliance.guard.approvalLifetimeHours * hour
    : data.limits.transactionReviewDays * day;
}

/**
 * Opens the review of a transaction: sets who decides it, and by when. Calls `onLapsed` if nobody
 * has decided by then, or if an approved transaction is still not signed.
 */
export function openReview(
  world: World,
  transaction: Transaction,
  by: Decider,
  onLapsed: () => void,
): void {
  const review = { by, until: world.time + lifetime(world, by) };
  transaction.review = review;
  // The status does not change if a review by the institution follows one by {Brand}.
  transaction.updatedAt = world.time;
  world.schedule.at(review.until, () => {
    if (transaction.review === review) onLapsed();
  });
}
