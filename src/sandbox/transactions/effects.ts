import type { Step } from '../objects';
import type { World } from '../world';

/**
 * Returns the effect of the test value in a reference. Returns undefined if the reference contains
 * no test value, or if the effect is a failure that the transaction cannot have.
 */
export function applicableEffect(
  world: World,
  reference: string | undefined,
  steps: readonly Step[],
): string | undefined {
  const effect = world.effectOf('reference', reference);
  // This effect applies to an exchange too: without a signer, the exchange fails because its quote
  // expires.
  if (effect === 'signer_unavailable') return effect;
  const failure = world.data.transactions.failures.find(({ code }) => code === effect);
  // The last step pays the destination.
  const failing = effect === 'destination_refused' ? steps.slice(-1) : steps;
  return failure === undefined || failing.some(({ kind }) => failure.kinds.includes(kind))
    ? effect
    : undefined;
}
