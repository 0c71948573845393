import type { Customer } from '../objects';

/**
 * Records the current facts about a customer, so that the report of a past period stays the same.
 */
export function noteFacts({ facts, details, nextReviewAt }: Customer, time: number): void {
  facts.push({ time, country: String(details['country']), nextReviewAt });
}
