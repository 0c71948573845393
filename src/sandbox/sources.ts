import { entryWith } from './known';
import type { Money, Source, Transaction } from './objects';
import type { BankAccountNumbers } from './settings';
import type { World } from './world';

type Account = BankAccountNumbers & { readonly currency: string };

/** The name of a payer that no order expects. */
const otherName = 'Another Name Ltd';

/**
 * Returns the bank account from which money in a currency comes.
 * @throws Error if sandbox.yaml has no payer with the currency
 */
export function payerAccount({ data }: World, currency: string, name = otherName): Source {
  const numbers = numbersIn(data.sandbox.payers, currency);
  return { type: 'bank_account', account_name: name, ...numbers };
}

/**
 * Returns the numbers of the account in a currency.
 * @throws Error if no account has the currency
 */
export function numbersIn(accounts: readonly Account[], currency: string): BankAccountNumbers {
  const account = entryWith(accounts, 'currency', currency);
  return Object.fromEntries(Object.entries(account).filter(([field]) => field !== 'currency'));
}

/**
 * Returns the account or address that a payer names when money cannot go back to the original one.
 */
export function newAccount(
  { data: { sandbox } }: World,
  { amount: { currency }, source }: { readonly amount: Money; readonly source: Source },
): Source {
  if (source.type === 'network_address') {
    return { type: 'network_address', address: sandbox.stablecoin.newAddress };
  }
  const { account_name } = source;
  return { type: 'bank_account', account_name, ...numbersIn(sandbox.newAccounts, currency) };
}

/**
 * Returns where the simulated dollars for an issuance come from: the first registered account or,
 * if `isOther` is set or no account is registered, another payer's account.
 */
export function issuanceSource(world: World, isOther: boolean): Source {
  const { fx, sandbox } = world.data;
  const [registered] = sandbox.stablecoin.accounts;
  if (isOther || registered === undefined) return payerAccount(world, fx.pivot);
  const { account_name, account_number, bank_code } = registered;
  return { type: 'bank_account', account_name, account_number, bank_code };
}

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
 * Returns where the simulated money for a transaction comes from: a bank account for a payment
 * through a bank, otherwise an address.
 *
 * @param address the address that the payment names
 */
export function sourceOf(world: World, transaction: Transaction, address?: string): Source {
  const [{ kind, source, amount }] = transaction.steps;
  if (kind !== world.kinds.fiatIn) {
    return { type: 'network_address', address: address ?? addressOf(world, transaction, source) };
  }
  const name = world.customers.get(transaction.customerId)?.details['legal_name'];
  const isOther = transaction.effect === 'payer_mismatch';
  return payerAccount(world, String(amount?.currency), isOther ? otherName : String(name));
}

/** Returns the address of a source; undefined if the source is unknown or a bank account. */
export const sourceAddress = (source: Source | undefined): string | undefined =>
  source?.type === 'network_address' ? source.address : undefined;

/** Returns whether money came from an address other than the one that the transaction names. */
export const isOtherSource = (announced: Source | undefined, source: Source): boolean =>
  announced !== undefined && sourceAddress(announced) !== sourceAddress(source);
