import type { World } from '../world';

/** Whether the stablecoins at an address are frozen. */
export function isFrozenAddress(world: World, address: string): boolean {
  return [...world.freezes.values()].some(
    ({ status, target }) =>
      status === 'active' && target.type === 'address' && target.address === address,
  );
}
