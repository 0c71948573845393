import { checkAddress, customerAt } from '../addresses';
import { inactiveDetail } from '../customers/rules';
import { fieldProblem, missingProblem, Problem } from '../http/problem';
import type { Customer, Destination } from '../objects';
import type { World } from '../world';
import { findInvalidNumber } from './bankAccounts';

/**
 * Checks that a customer is active.
 * @throws Problem `customer_not_active`
 */
export function checkActive(customer: Customer): void {
  if (customer.status !== 'active') {
    throw new Problem('customer_not_active', inactiveDetail(customer));
  }
}

/**
 * Checks a destination. Returns the institution's customer whose balance receives the money;
 * undefined if there is none.
 *
 * @param senderId id of the customer who pays
 * @param currency currency of the payment
 * @param field field of the request that contains the destination
 * @throws Problem `destination_invalid`, `not_found` or `customer_not_active`
 */
export function findReceiver(
  world: World,
  kind: string,
  destination: Destination,
  senderId: string,
  currency: string,
  field: string,
): Customer | undefined {
  if (destination.type === 'bank_account') {
    const invalid = findInvalidNumber(world.data, destination, currency);
    if (invalid !== undefined) {
      throw fieldProblem('destination_invalid', `${field}.${invalid.field}`, invalid.message);
    }
    return undefined;
  }
  const { customer_id: id = '', address = '' } = destination;
  const receiver =
    destination.type === 'customer' ? world.customers.get(id) : customerAt(world, address);
  if (destination.type === 'customer' && receiver === undefined) {
    throw missingProblem('customer', id);
  }
  if (destination.type === 'network_address') {
    checkAddress(world, address, 'destination_invalid', `${field}.address`);
  }
  if (receiver?.id === senderId) {
    throw fieldProblem('destination_invalid', field, 'Must not be the paying customer');
  }
  // Stablecoins go to the address itself, because a balance cannot receive them.
  if (receiver === undefined || kind === world.kinds.stablecoinOut) return undefined;
  checkActive(receiver);
  return receiver;
}
