import { currenciesOfKind } from './kinds';
import type { FlowStatus } from './objects';
import type { World } from './world';

/** Statuses that a kind of transaction can have, worst first. */
export const flowStatuses: readonly FlowStatus[] = ['unavailable', 'degraded', 'operational'];

/** Returns the current availability of a kind of transaction. */
export function flowStatus(world: World, kind: string): FlowStatus {
  const outage = world.outages.find(
    (candidate) => candidate.kind === kind && candidate.to === undefined,
  );
  return outage?.status ?? 'operational';
}

function statusByPause(world: World, kind: string): FlowStatus {
  const { needed, possible } = currenciesOfKind(world, kind);
  const isPaused = (currency: string) => world.isPaused(currency);
  if (needed.some(isPaused)) return 'unavailable';
  if (!possible.some(isPaused)) return 'operational';
  // A composed flow may convert stablecoins, but always moves another currency too.
  const { symbol } = world.data.stablecoin;
  const areAllPaused = possible.every((currency) => currency === symbol || isPaused(currency));
  return areAllPaused ? 'unavailable' : 'degraded';
}

/**
 * Updates the status of a kind of transaction to the worse of two: the one set in the console and
 * the one that pauses cause. Queues the event `network.status_changed` if the status changes.
 */
export function updateFlowStatus(world: World, kind: string): void {
  const causes = [world.consoleStatuses.get(kind), statusByPause(world, kind)];
  const status = flowStatuses.find((candidate) => causes.includes(candidate)) ?? 'operational';
  if (flowStatus(world, kind) === status) return;
  for (const outage of world.outages) {
    if (outage.kind === kind && outage.to === undefined) outage.to = world.time;
  }
  if (status !== 'operational')
    world.outages.push({ kind, status, from: world.time, to: undefined });
  world.queueEvent('network.status_changed', { id: kind, status });
}

/**
 * Sets the console's status for a kind of transaction. During a pause, the resulting status may be
 * worse.
 */
export function setFlowStatus(world: World, kind: string, status: FlowStatus): void {
  world.consoleStatuses.set(kind, status);
  updateFlowStatus(world, kind);
}
