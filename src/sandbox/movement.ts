import {
  addressAfterSeizure,
  customerAt,
  isClosedAddress,
  isFrozenAddress,
  isSuspendedAddress,
} from './addresses';
import { updateFlowStatus } from './flows';
import { fieldProblem, Problem } from './http/problem';
import type { World } from './world';

/*
 * What keeps tokens from moving on the chain: a pause of the token and, for stablecoins, the
 * freeze, suspension or closure of an address.
 */

/** Tokens that move on the chain: their currencies and, for stablecoins, the addresses. */
export interface TokenMovement {
  readonly currencies: readonly string[];
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /**
   * If the stablecoins at `to` were seized at or after this time, the tokens go to the address in
   * the seizure order instead.
   */
  readonly since?: number | undefined;
  /**
   * What happens if the customer at `to` is closed. By default, the closure is an obstacle that
   * never ends. With `due`, the task runs although the tokens do not move. With `ignored`, the
   * closure is no obstacle, because the tokens go to another address.
   */
  readonly closure?: 'due' | 'ignored';
}

type Obstacle = 'freeze' | 'closure' | 'suspension' | 'pause';

/** Returns the address that tokens go to now; undefined if the movement names none. */
export const targetOf = (world: World, { to, since }: TokenMovement): string | undefined =>
  to === undefined || since === undefined ? to : addressAfterSeizure(world, to, since);

/** Returns what keeps tokens from moving; undefined if nothing does. */
export function obstacleOf(world: World, movement: TokenMovement): Obstacle | undefined {
  const { currencies, from, closure } = movement;
  const to = targetOf(world, movement);
  const addresses = [from, to].filter((address) => address !== undefined);
  if (addresses.some((address) => isFrozenAddress(world, address))) return 'freeze';
  const isClosed = to !== undefined && isClosedAddress(world, to);
  if (isClosed && closure !== 'ignored') return 'closure';
  const isRestricted =
    (to !== undefined && !isClosed && isSuspendedAddress(world, to)) ||
    (from !== undefined && customerAt(world, from)?.suspensions.has('screening_finding') === true);
  if (isRestricted) return 'suspension';
  return currencies.some((currency) => world.isPaused(currency)) ? 'pause' : undefined;
}

/**
 * Checks that no token of the currencies is paused.
 * @throws Problem `service_unavailable` if one of the tokens is paused
 */
export function checkNotPaused(world: World, currencies: readonly string[]): void {
  const paused = currencies.find((currency) => world.isPaused(currency));
  if (paused === undefined) return;
  throw new Problem('service_unavailable', `The token of ${paused} is paused.`, { retryAfter: 60 });
}

const obstacleTexts: Readonly<Record<Obstacle, string>> = {
  freeze: 'The address that pays is frozen',
  closure: 'The address belongs to a closed customer',
  suspension: 'The address that pays belongs to a suspended customer',
  pause: 'The token is paused; repeat the call after the pause',
};

/**
 * Returns the problem for tokens that an obstacle keeps from arriving.
 *
 * @param origin field of the request that says where the tokens come from
 */
export const obstacleProblem = (obstacle: Obstacle, origin: string): Problem =>
  fieldProblem(
    'invalid_request',
    obstacle === 'pause' ? 'amount.currency' : origin,
    `The transfer failed on the chain. ${obstacleTexts[obstacle]}`,
  );

/** Returns a movement of stablecoins. */
export function stablecoinMovement(
  { data }: World,
  addresses: Omit<TokenMovement, 'currencies'> = {},
): TokenMovement {
  return { currencies: [data.stablecoin.symbol], ...addresses };
}

/**
 * Returns what must end before a movement can happen, as the API shows it; null if nothing blocks
 * the movement, or if what blocks it never ends.
 */
export function waitsFor(
  world: World,
  movement: TokenMovement,
): `end_of_${Exclude<Obstacle, 'closure'>}` | null {
  const obstacle = obstacleOf(world, movement);
  return obstacle === undefined || obstacle === 'closure' ? null : `end_of_${obstacle}`;
}

function isDue(world: World, movement: TokenMovement): boolean {
  const obstacle = obstacleOf(world, movement);
  return obstacle === undefined || (obstacle === 'closure' && movement.closure === 'due');
}

/**
 * Runs a task now or, if an obstacle blocks the movement, once the obstacle has ended and a
 * transaction sent after that is final.
 */
export function whenMovable(world: World, movement: TokenMovement, run: () => void): void {
  if (isDue(world, movement)) run();
  else world.waiting = [...world.waiting, { movement, run }];
}

/**
 * Runs the waiting tasks that are due because a freeze, a suspension or a pause has ended or a
 * customer was closed. Delays them by the time that a transaction takes to become final.
 */
export function resumeMovements(world: World): void {
  const due = world.waiting.filter(({ movement }) => isDue(world, movement));
  world.after(world.data.epochs.finality.seconds, () => {
    // If several obstacles end during the delay, a task becomes due several times.
    const waiting = due.filter((task) => world.waiting.includes(task));
    world.waiting = world.waiting.filter((task) => !waiting.includes(task));
    for (const { movement, run } of waiting) whenMovable(world, movement, run);
  });
}

/** Pauses a token for the time in sandbox.yaml, or extends its current pause. */
export function pauseToken(world: World, currency: string): void {
  const { time } = world;
  const seconds = world.data.sandbox.seconds.pause;
  const updateStatuses = () => {
    for (const kind of Object.values(world.kinds) as string[]) updateFlowStatus(world, kind);
  };
  const from = world.pauseOf(currency)?.from ?? time;
  world.pauses.push({ currency, from, until: time + seconds * 1000 });
  updateStatuses();
  world.after(seconds, () => {
    updateStatuses();
    resumeMovements(world);
  });
}

/** Suspends an address's permission to receive stablecoins for the time in sandbox.yaml. */
export function suspendAddress(world: World, address: string): void {
  const seconds = world.data.sandbox.seconds.permission;
  world.suspendedUntil.set(address, world.time + seconds * 1000);
  world.after(seconds, () => {
    resumeMovements(world);
  });
}
