import { base58Bytes } from '../ids';
import { modulo97 } from '../customers/rules';
import { fieldProblem, Problem } from '../http/problem';
import type { Customer, Destination } from '../objects';
import type { World } from '../world';

const addressBytes = 32;

function isIban(iban: string): boolean {
  return modulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Bank (4 letters), country (2 letters), place (2), branch (3, optional). A BIC has no check digit. */
const bic = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

function checkBankAccount({ iban, bic: code, account_number }: Destination, field: string): void {
  const refuse = (name: string, message: string) => {
    throw fieldProblem('destination_invalid', `${field}.${name}`, message);
  };
  if (iban === undefined && account_number === undefined) {
    refuse('iban', 'An IBAN or an account number is needed');
  }
  if (iban !== undefined && !isIban(iban)) refuse('iban', 'Has wrong check digits');
  if (code !== undefined && !bic.test(code)) refuse('bic', 'Is not a BIC');
}

/** Whether a text is an address that can receive tokens: 32 bytes, and no mint. */
export function isReceivingAddress(world: World, address: string): boolean {
  const mints = world.data.currencies.list.map(({ mint }) => mint);
  return (
    base58Bytes(address) === addressBytes &&
    !mints.includes(address) &&
    address !== world.data.stablecoin.mint
  );
}

/** @throws Problem `customer_not_active` */
export function checkActive(customer: Customer): void {
  if (customer.status !== 'active') {
    throw new Problem('customer_not_active', `${customer.id} is ${customer.status}.`);
  }
}

/**
 * Checks a destination and finds the customer of the institution that it names, if it is one.
 *
 * @param senderId the customer who pays
 * @param field where the destination is in the request
 * @throws Problem `destination_invalid`, `not_found` or `customer_not_active`
 */
export function findReceiver(
  world: World,
  kind: string,
  destination: Destination,
  senderId: string,
  field = 'destination',
): Customer | undefined {
  if (destination.type === 'bank_account') {
    checkBankAccount(destination, field);
    return undefined;
  }
  const { customer_id: id, address = '' } = destination;
  const receiver =
    destination.type === 'customer'
      ? world.customers.get(id ?? '')
      : [...world.customers.values()].find(({ networkAddress }) => networkAddress === address);
  if (destination.type === 'customer' && receiver === undefined) {
    throw new Problem('not_found', `There is no customer ${String(id)}.`);
  }
  if (destination.type === 'network_address' && !isReceivingAddress(world, address)) {
    throw fieldProblem('destination_invalid', `${field}.address`, 'Is no address of an account');
  }
  if (receiver?.id === senderId) {
    throw fieldProblem('destination_invalid', field, 'Is the paying customer');
  }
  // A balance cannot receive stablecoins: they go to the address itself.
  if (receiver === undefined || kind === world.kinds.stablecoinOut) return undefined;
  checkActive(receiver);
  return receiver;
}
