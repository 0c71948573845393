import { isFrozenAddress } from './addresses';
import { updateFlowStatus } from './flows';
import type { World } from './world';

/*
 * Every step that moves stablecoins on the chain asks here first: the token program rejects
 * transfers, mints and burns during a pause, and transfers from and to a frozen address.
 */

/** Returns what keeps stablecoins at an address from moving; undefined if nothing does. */
export function obstacleOf(
  world: World,
  address: string | undefined,
): 'freeze' | 'pause' | undefined {
  if (address !== undefined && isFrozenAddress(world, address)) return 'freeze';
  return world.isPaused ? 'pause' : undefined;
}

/** Returns what a movement waits for, as the API shows it; null if nothing keeps it from happening. */
export function waitsFor(
  world: World,
  address: string | undefined,
): 'end_of_pause' | 'end_of_freeze' | null {
  const obstacle = obstacleOf(world, address);
  return obstacle === undefined ? null : `end_of_${obstacle}`;
}

/**
 * Runs a task now or, if something keeps stablecoins from moving, once a transaction sent after
 * that is final.
 *
 * @param address the address that sends or receives them; undefined if only a pause matters
 */
export function whenMovable(world: World, address: string | undefined, run: () => void): void {
  if (obstacleOf(world, address) === undefined) run();
  else world.waiting = [...world.waiting, { address, run }];
}

/**
 * Runs the tasks that waited for the end of a pause or, with an address, of its freeze. A task waits
 * on if something else keeps the stablecoins from moving.
 */
export function resumeMovements(world: World, address?: string): void {
  world.after(world.data.epochs.finality.seconds, () => {
    const isDue = (task: { readonly address: string | undefined }) =>
      address === undefined || task.address === address;
    const due = world.waiting.filter(isDue);
    world.waiting = world.waiting.filter((task) => !isDue(task));
    for (const task of due) whenMovable(world, task.address, task.run);
  });
}

/** Pauses the stablecoin for as long as sandbox.yaml says; a pause under way becomes longer. */
export function pauseStablecoin(world: World): void {
  const { time } = world;
  const seconds = world.data.sandbox.seconds.pause;
  const updateStatuses = () => {
    for (const kind of Object.values(world.kinds) as string[]) updateFlowStatus(world, kind);
  };
  world.pauses.push({ from: time, until: time + seconds * 1000 });
  updateStatuses();
  world.after(seconds, () => {
    if (world.isPaused) return;
    updateStatuses();
    resumeMovements(world);
  });
}
