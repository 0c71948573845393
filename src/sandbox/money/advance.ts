import type { MovingMachine } from '../data';
import type { MovingBase } from '../moving';
import type { ChainPlace, Failure } from '../objects';
import { formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import { postObjectMovement, type MovedMoney } from './postings';

interface MovingObject extends MovingBase {
  readonly reference?: string | null;
  readonly ledger?: ChainPlace | null;
  readonly return?: { readonly ledger: ChainPlace | null } | null;
}

/**
 * Takes an object through one transition of lifecycles.yaml: posts its money, sets its status and
 * queues the event of the transition.
 *
 * @param moved the money to post; undefined posts none, even if the transition can move money
 * @throws OverdrawnError if an account has too little money; the status stays the same
 * @throws OutsideModelError if lifecycles.yaml does not allow the transition
 */
export function advance(
  world: World,
  machine: MovingMachine,
  object: MovingObject,
  id: string,
  moved: MovedMoney | undefined,
  failure?: Failure,
): void {
  const from = object.status;
  const { to, money = [] } = world.lifecycle.take(machine, id, from, { failure: failure?.code });
  const { id: objectId, reference = null, ledger = null } = object;
  for (const movement of money) {
    if (moved === undefined) continue;
    // A return is a separate transaction on the chain; `ledger` still describes the payment.
    const place = movement === 'give_back' ? (object.return?.ledger ?? null) : ledger;
    postObjectMovement(world, movement, { id: objectId, reference, ledger: place }, moved);
  }
  object.status = to;
  object.updatedAt = world.time;
  if (failure !== undefined) object.failure = failure;
  world.notify(machine, objectId, to, to === from ? id : undefined);
}

/** Returns the signature and the slot of a transaction that is put on the chain now. */
export function newChainPlace(world: World): ChainPlace {
  return { signature: world.ids.signature(), slot: world.slotAt(world.time) };
}

/** Returns the signature and the slot of a transaction that becomes final now. */
export function newFinalPlace(world: World): ChainPlace {
  const { signature, slot } = newChainPlace(world);
  return { signature, slot: slot - world.data.epochs.finality.depthSlots };
}

/**
 * Returns a place on the chain as the API shows it.
 *
 * @param bookedAt when the transaction there changed balances; undefined if it has not
 */
export function presentPlace(
  place: ChainPlace | null,
  bookedAt: number | undefined,
): object | null {
  return place === null ? null : { ...place, booked_at: formatTimeOrNull(bookedAt) };
}
