import type { Customer } from '../objects';

/** Records a customer's current facts, so that reports on past periods do not change later. */
export function noteFacts({ facts, details, nextReviewAt }: Customer, time: number): void {
  facts.push({ time, country: String(details['country']), nextReviewAt });
}
