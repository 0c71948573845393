import { Problem } from '../http/problem';
import { presentPlace } from '../money/advance';
import { obstacleOf, stablecoinMovement, waitsFor } from '../movement';
import type { Issuance, Redemption } from '../moving';
import { created, listPage, ok, type Call, type Operations } from '../operation';
import { findKept } from '../retention';
import { formatTime, formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import type { Issuances, NewIssuance } from './issuances';
import { presentStablecoin, queueOf } from './issuer';
import { newMint, type NewRedemption, type Redemptions } from './redemptions';

function mintWaitsFor(world: World, { waitsForReport }: Issuance): string | null {
  // A freeze of the address ends the issuance instead of delaying it.
  return waitsForReport ? 'reserve_report' : waitsFor(world, stablecoinMovement(world));
}

function presentIssuance(world: World, issuance: Issuance): object {
  return {
    id: issuance.id,
    status: issuance.status,
    amount: world.amount(issuance.amount),
    units: world.amount(issuance.received),
    address: issuance.address,
    reference: issuance.reference,
    metadata: issuance.metadata,
    instructions: issuance.status === 'requested' ? issuance.instructions : null,
    waits_for: issuance.status === 'approved' ? mintWaitsFor(world, issuance) : null,
    failure: issuance.failure,
    ledger: presentPlace(issuance.ledger, issuance.mintedAt),
    created_at: formatTime(issuance.createdAt),
    updated_at: formatTime(issuance.updatedAt),
    minted_at: formatTimeOrNull(issuance.mintedAt),
  };
}

function heldWaitsFor(world: World, redemption: Redemption): string | null {
  const mint = newMint(world, redemption);
  return obstacleOf(world, mint) === 'closure' ? 'bank_account' : waitsFor(world, mint);
}

function presentRedemption(world: World, redemption: Redemption): object {
  const place = queueOf(world).indexOf(redemption);
  return {
    id: redemption.id,
    status: redemption.status,
    amount: world.amount(redemption.amount),
    payout: world.amount(redemption.received),
    bank_account_id: redemption.bankAccountId,
    source: redemption.source,
    returned_to: redemption.returnedTo,
    reference: redemption.reference,
    metadata: redemption.metadata,
    instructions: redemption.status === 'requested' ? redemption.instructions : null,
    queue_position: place === -1 ? null : place + 1,
    waits_for: redemption.status === 'held' ? heldWaitsFor(world, redemption) : null,
    failure: redemption.failure,
    ledger: presentPlace(redemption.ledger, redemption.burnedAt),
    return_ledger: presentPlace(redemption.returnLedger, redemption.returnedAt),
    created_at: formatTime(redemption.createdAt),
    updated_at: formatTime(redemption.updatedAt),
    paid_at: formatTimeOrNull(redemption.paidAt),
    returned_at: formatTimeOrNull(redemption.returnedAt),
  };
}

/**
 * Returns the issuance with the given id.
 * @throws Problem `not_found`
 */
export function findIssuance(world: World, id?: string): Issuance {
  return findKept(world, 'issuance', world.issuances, id);
}

/**
 * Returns the redemption with the given id.
 * @throws Problem `not_found`
 */
export function findRedemption(world: World, id?: string): Redemption {
  return findKept(world, 'redemption', world.redemptions, id);
}

/**
 * Checks that the institution is a direct participant. In the sandbox, it always is, unless
 * `Sandbox-Outcome` says otherwise.
 */
function checkParticipant({ outcome }: Call): void {
  if (outcome === 'participant_required') {
    throw new Problem(outcome, 'Your institution has no contract with the issuer.');
  }
}

/** Returns the operations on the stablecoin, by operation id. */
export function stablecoinOperations(
  world: World,
  issuances: Issuances,
  redemptions: Redemptions,
): Operations {
  return {
    getStablecoin: (call) => {
      checkParticipant(call);
      return ok(presentStablecoin(world));
    },
    createIssuance: (call) => {
      checkParticipant(call);
      const { body } = call;
      const issuance = issuances.create(body as unknown as NewIssuance);
      return created(presentIssuance(world, issuance), `/stablecoin/issuances/${issuance.id}`);
    },
    getIssuance: ({ path }) => ok(presentIssuance(world, findIssuance(world, path['issuance_id']))),
    listIssuances: (call) =>
      listPage(
        world,
        call,
        'issuance',
        world.issuances,
        (issuance) => presentIssuance(world, issuance),
        ({ status }) => ({ status }),
      ),
    createRedemption: (call) => {
      checkParticipant(call);
      const { body } = call;
      const redemption = redemptions.create(body as unknown as NewRedemption);
      return created(
        presentRedemption(world, redemption),
        `/stablecoin/redemptions/${redemption.id}`,
      );
    },
    getRedemption: ({ path }) =>
      ok(presentRedemption(world, findRedemption(world, path['redemption_id']))),
    listRedemptions: (call) =>
      listPage(
        world,
        call,
        'redemption',
        world.redemptions,
        (redemption) => presentRedemption(world, redemption),
        ({ status }) => ({ status }),
      ),
  };
}
