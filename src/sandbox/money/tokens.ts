import type { World } from '../world';
import type { Account, Entry } from './ledger';

/** Accounts of a customer that together are one balance on the chain. */
export const customerAccounts = new Set(['available', 'held', 'frozen']);

/** Returns whether an account is part of a customer's balance. */
export const isCustomerAccount = ({ account }: Account) => customerAccounts.has(account);

/**
 * Returns the currencies whose tokens the entries mint, burn or move on the chain. While one of
 * these tokens is paused, the entries cannot be posted.
 */
export function movedTokens({ data }: World, entries: readonly Entry[]): Set<string> {
  const isOnChain = (currency: string, { account }: Account) => {
    const token = currency === data.stablecoin.symbol ? 'stablecoin' : 'settlement';
    return data.lifecycles.pausable.some((it) => it.token === token && it.account === account);
  };
  const isWithinBalance = ({ debit, credit }: Entry) =>
    isCustomerAccount(debit) && isCustomerAccount(credit) && debit.owner === credit.owner;
  const moved = entries.filter(
    (entry) =>
      !isWithinBalance(entry) &&
      [entry.debit, entry.credit].some((account) => isOnChain(entry.currency, account)),
  );
  return new Set(moved.map(({ currency }) => currency));
}
