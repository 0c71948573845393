import type { Source, Transaction } from '../objects';
import type { World } from '../world';

/** The payer of a pay-in with the failure payer_mismatch. */
const otherName = 'Another Name Ltd';

function addressOf(
  { data: { sandbox } }: World,
  transaction: Transaction,
  announced: Source | undefined,
): string {
  const { holderAddress } = sandbox.stablecoin;
  if (announced?.type !== 'network_address') return holderAddress;
  if (transaction.effect !== 'payer_mismatch') return announced.address;
  return announced.address === holderAddress ? sandbox.originator.account : holderAddress;
}

/**
 * Returns where the simulated money for a transaction comes from: a bank account in the name of the
 * customer, or an address. With the effect `payer_mismatch`, it is another payer than the
 * transaction expects.
 *
 * @param address the address that the payment names
 */
export function sourceOf(world: World, transaction: Transaction, address?: string): Source {
  const [{ kind, source, amount }] = transaction.steps;
  if (kind !== world.kinds.fiatIn) {
    return { type: 'network_address', address: address ?? addressOf(world, transaction, source) };
  }
  const { payers } = world.data.sandbox;
  const account = payers.find(({ currency }) => currency === amount?.currency);
  if (account === undefined) throw new Error(`No payer has ${String(amount?.currency)}.`);
  const name = world.customers.get(transaction.customerId)?.details['legal_name'];
  const isOther = transaction.effect === 'payer_mismatch';
  return {
    type: 'bank_account',
    account_name: isOther ? otherName : String(name),
    ...Object.fromEntries(Object.entries(account).filter(([field]) => field !== 'currency')),
  };
}

/** Returns the address that money came from; undefined for a bank account. */
export const sourceAddress = (source: Source | undefined): string | undefined =>
  source?.type === 'network_address' ? source.address : undefined;

/** Returns whether money came from another address than the transaction names. */
export const isOtherSource = (announced: Source | undefined, source: Source): boolean =>
  announced !== undefined && sourceAddress(announced) !== sourceAddress(source);
