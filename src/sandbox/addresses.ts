import { fieldProblem } from './http/problem';
import { base58Bytes } from './ids';
import type { World } from './world';

const addressBytes = 32;

/** Returns whether a string is an address that can receive tokens: 32 bytes, and not a mint. */
export function isReceivingAddress(world: World, address: string): boolean {
  const mints = world.data.currencies.list.map(({ mint }) => mint);
  return (
    base58Bytes(address) === addressBytes &&
    !mints.includes(address) &&
    address !== world.data.stablecoin.mint
  );
}

/**
 * Checks that an address can receive tokens.
 * @throws Problem with this code and field
 */
export function checkAddress(world: World, address: string, code: string, field: string): void {
  if (!isReceivingAddress(world, address)) {
    throw fieldProblem(code, field, 'Must be a base58 address of 32 bytes that is not a mint');
  }
}

/** Returns whether the stablecoins at an address are frozen. */
export function isFrozenAddress(world: World, address: string): boolean {
  return [...world.freezes.values()].some(
    ({ status, target }) =>
      status === 'active' && target.type === 'address' && target.address === address,
  );
}

/** Runs a task now or, if the stablecoins at the address are frozen, after the freeze ends. */
export function whenNotFrozen(world: World, address: string, run: () => void): void {
  if (isFrozenAddress(world, address)) world.frozenTasks = [...world.frozenTasks, { address, run }];
  else run();
}

/**
 * Runs the tasks that waited for the end of a freeze, once a transaction sent now would be final. A
 * task waits on if the address is frozen again.
 */
export function resumeFrozenTasks(world: World, address: string): void {
  world.after(world.data.epochs.finality.seconds, () => {
    const due = world.frozenTasks.filter((task) => task.address === address);
    world.frozenTasks = world.frozenTasks.filter((task) => task.address !== address);
    for (const { run } of due) whenNotFrozen(world, address, run);
  });
}
