import { isIncoming } from '../kinds';
import { advance } from '../money/advance';
import { activeFreezes } from '../money/frozen';
import { resumeMovements, stablecoinMovement, whenMovable } from '../movement';
import type { Freeze, FreezeTarget } from '../moving';
import type { Money, Transaction } from '../objects';
import { day } from '../time/format';
import { move } from '../transactions/status';
import type { World } from '../world';

interface FreezeOrder {
  readonly target: FreezeTarget;
  readonly ordered: Money | undefined;
  readonly orderedBy: Freeze['orderedBy'];
  readonly ground: string;
  readonly orderNumber: string;
  readonly mayNotify: boolean;
  readonly expiresAt: number | undefined;
}

/** Freezes customers' balances, and stablecoins at addresses. */
export class Freezes {
  constructor(private readonly world: World) {
    world.onAvailable = (customerId, currency) => {
      // A freeze must not take back the money that it releases, so `end` sets `endedAt` before the
      // money moves.
      for (const freeze of activeFreezes(world, customerId, currency)) {
        this.setAside(freeze, 'top_up');
      }
    };
  }

  /** Carries out an order, and returns the freeze. */
  start(order: FreezeOrder): Freeze {
    const { world } = this;
    const freeze: Freeze = {
      ...order,
      id: world.ids.next('frz', world.time),
      status: '–',
      frozen: 0n,
      failure: null,
      createdAt: world.time,
      updatedAt: world.time,
      reviewAt: world.time,
      endedAt: undefined,
    };
    if (order.target.type === 'balance') this.stopTransactions(freeze);
    this.setAside(freeze, 'order');
    world.freezes.set(freeze.id, freeze);
    this.planReview(freeze);
    const effect = world.effectOf('order_number', order.orderNumber);
    const isSeizure = effect === 'seize';
    let isSeizureDue = false;
    // Only stablecoins can be seized. If the order is for a balance, the freeze stays active.
    if (effect !== undefined && !(isSeizure && order.target.type === 'balance')) {
      world.after(world.data.sandbox.seconds.order, () => {
        if (!isSeizure) {
          this.end(freeze, 'release');
          return;
        }
        isSeizureDue = true;
        // A seizure burns and mints, so it waits for the end of a pause.
        whenMovable(world, stablecoinMovement(world), () => {
          this.end(freeze, 'seize');
        });
      });
    }
    if (order.expiresAt !== undefined) {
      world.schedule.at(order.expiresAt, () => {
        // A freeze that waits for its seizure does not expire, because the holder could then move
        // the stablecoins.
        if (!isSeizureDue) this.end(freeze, 'expire');
      });
    }
    return freeze;
  }

  /** In the sandbox, a review always confirms the reason for the freeze. */
  private planReview(freeze: Freeze): void {
    const { world } = this;
    freeze.updatedAt = world.time;
    freeze.reviewAt = world.time + world.data.freezes.reviewDays * day;
    world.schedule.at(freeze.reviewAt, () => {
      if (freeze.status === 'active') this.planReview(freeze);
    });
  }

  /** Sets aside the available money of a frozen balance, up to the amount of the order. */
  private setAside(freeze: Freeze, id: 'order' | 'top_up'): void {
    const { world } = this;
    const { target, ordered } = freeze;
    let units = 0n;
    if (target.type === 'balance') {
      const owner = target.customer_id;
      const available = world.ledger.balance({ account: 'available', owner }, target.currency);
      const missing = ordered === undefined ? available : ordered.units - freeze.frozen;
      units = available < missing ? available : missing;
    }
    if (id === 'top_up' && units === 0n) return;
    freeze.frozen += units;
    advance(world, 'freeze', freeze, id, units === 0n ? undefined : movedMoney(freeze, units));
  }

  /** Fails the transactions whose reserved money the order needs, newest first. */
  private stopTransactions({ target, ordered }: Freeze): void {
    const { world } = this;
    if (target.type !== 'balance') return;
    const owner = target.customer_id;
    const { currency } = target;
    const isStoppable = ({ status, steps }: Transaction) =>
      ['pending', 'in_review'].includes(status) &&
      !isIncoming(world, steps[0].kind) &&
      steps[0].customerId === owner &&
      steps[0].amount?.currency === currency;
    const candidates = [...world.transactions.values()].filter(isStoppable).reverse();
    for (const transaction of candidates) {
      const available = world.ledger.balance({ account: 'available', owner }, currency);
      if (ordered !== undefined && available >= ordered.units) return;
      move(
        world,
        transaction,
        transaction.status === 'pending' ? 'refuse_pending' : 'refuse_outgoing',
        {
          code: 'funds_frozen',
          detail: `The ${currency} balance of ${owner} was frozen.`,
        },
      );
    }
  }

  private end(freeze: Freeze, id: 'release' | 'expire' | 'seize'): void {
    if (freeze.status !== 'active') return;
    const { frozen } = freeze;
    freeze.endedAt = this.world.time;
    freeze.frozen = 0n;
    advance(
      this.world,
      'freeze',
      freeze,
      id,
      frozen === 0n ? undefined : movedMoney(freeze, frozen),
    );
    if (freeze.target.type === 'address') resumeMovements(this.world);
  }
}

function movedMoney({ id, target }: Freeze, units: bigint) {
  const customerId = target.type === 'balance' ? target.customer_id : '';
  return { kind: 'freeze', owner: id, customerId, amount: { currency: target.currency, units } };
}
