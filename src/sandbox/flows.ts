import type { World } from './world';

/** Returns the current status of a kind of transaction. */
export function flowStatus(world: World, kind: string): string {
  const outage = world.outages.find(
    (candidate) => candidate.kind === kind && candidate.to === undefined,
  );
  return outage?.status ?? 'operational';
}

/** Sets the status of a kind of transaction and, if it changed, sends the event. */
export function setFlowStatus(
  world: World,
  kind: string,
  status: 'operational' | 'degraded' | 'unavailable',
): void {
  if (flowStatus(world, kind) === status) return;
  for (const outage of world.outages) {
    if (outage.kind === kind && outage.to === undefined) outage.to = world.time;
  }
  if (status !== 'operational')
    world.outages.push({ kind, status, from: world.time, to: undefined });
  world.queueEvent('network.status_changed', { id: kind, status });
}
