import { paymentReference } from '../ids';
import { known } from '../known';
import type { Step } from '../objects';
import { numbersIn } from '../sources';
import { formatTime } from '../time/format';
import type { World } from '../world';

/**
 * Returns where and by when the money for a transaction must be paid.
 * @throws Error if sandbox.yaml has no account in the currency of a pay-in
 */
export function instructionsOf(world: World, id: string, step: Step, payBefore: number): object {
  const { sandbox, stablecoin, brand } = world.data;
  if (step.kind === world.kinds.stablecoinIn) {
    return {
      type: 'network_transfer',
      address: world.ids.address(),
      mint: stablecoin.mint,
      pay_before: formatTime(payBefore),
    };
  }
  return {
    type: 'bank_transfer',
    account_name: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} client money`,
    ...numbersIn(sandbox.payIn, known(step.amount).currency),
    reference: paymentReference(id),
    pay_before: formatTime(payBefore),
  };
}
