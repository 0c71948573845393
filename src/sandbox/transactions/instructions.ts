import type { Step } from '../objects';
import { formatTime } from '../time/format';
import type { World } from '../world';

/** Where to pay in for a transaction. The reference is part of the id, as `K3GB-WM4S`. */
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
  const currency = step.amount?.currency;
  const account = sandbox.payIn.find((candidate) => candidate.currency === currency);
  if (account === undefined) {
    throw new Error(`sandbox.yaml has no account to pay ${String(currency)} in to.`);
  }
  const numbers = Object.fromEntries(
    Object.entries(account).filter(([name]) => name !== 'currency'),
  );
  const code = id.slice('txn_01kaz'.length).toUpperCase();
  return {
    type: 'bank_transfer',
    account_name: `${brand.charAt(0).toUpperCase()}${brand.slice(1)} client money`,
    ...numbers,
    reference: `${code.slice(0, 4)}-${code.slice(4, 8)}`,
    pay_before: formatTime(payBefore),
  };
}
