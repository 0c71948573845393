import { base58Bytes } from '../shared/base58';
import { fieldProblem } from './http/problem';
import type { Customer } from './objects';
import type { World } from './world';

const addressBytes = 32;

function isReceivingAddress({ data }: World, address: string): boolean {
  const { network, compliance, money } = data.programs;
  const programs = [...network, ...compliance, ...money].map(({ id }) => id);
  const mints = data.currencies.list.map(({ mint }) => mint);
  return (
    base58Bytes(address) === addressBytes &&
    ![...programs, ...mints, data.stablecoin.mint].includes(address)
  );
}

const notReceiving = 'Must be a base58 address of 32 bytes that is neither a mint nor a program';

/**
 * Checks that an address has 32 bytes and is neither a mint nor a program.
 * @throws Problem with the given code and field
 */
export function checkAddress(world: World, address: string, code: string, field: string): void {
  if (!isReceivingAddress(world, address)) {
    throw fieldProblem(code, field, notReceiving);
  }
}

/** Returns the customer with an address; undefined if there is none. */
export const customerAt = ({ customers }: World, address: string): Customer | undefined =>
  [...customers.values()].find(({ networkAddress }) => networkAddress === address);

/**
 * Returns whether an address is currently barred from receiving stablecoins, either by a test value
 * or because the network has suspended its customer.
 */
export function isSuspendedAddress(world: World, address: string): boolean {
  const { suspendedUntil, time } = world;
  if (time < (suspendedUntil.get(address) ?? 0)) return true;
  const owner = customerAt(world, address);
  return owner !== undefined && isSuspendedByNetwork(owner);
}

/** Returns whether an address belongs to a closed customer, and so never receives stablecoins. */
export const isClosedAddress = (world: World, address: string): boolean =>
  customerAt(world, address)?.status === 'closed';

/** Returns whether the network has suspended a customer. */
export const isSuspendedByNetwork = ({ suspensions }: Customer): boolean =>
  [...suspensions.values()].some(({ by }) => by === 'network');

/**
 * Returns where stablecoins sent to an address go. If the stablecoins at the address were seized at
 * or after `since`, that is the address in the court order, otherwise `address` itself.
 */
export function addressAfterSeizure(world: World, address: string, since: number): string {
  const isSeized = [...world.freezes.values()].some(
    ({ status, target, endedAt = 0 }) =>
      status === 'seized' &&
      target.type === 'address' &&
      target.address === address &&
      endedAt >= since,
  );
  return isSeized ? world.data.sandbox.stablecoin.seizureAddress : address;
}

/** Returns whether an address has an active freeze. */
export function isFrozenAddress(world: World, address: string): boolean {
  return [...world.freezes.values()].some(
    ({ status, target }) =>
      status === 'active' && target.type === 'address' && target.address === address,
  );
}
