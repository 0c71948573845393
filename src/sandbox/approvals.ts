import type { Approval, Transaction } from './objects';
import { hour } from './time/format';
import type { World } from './world';

/** Requests approvals of transactions, and applies decisions on reviews. */
export class Approvals {
  constructor(
    private readonly world: World,
    private readonly onDecided: (transaction: Transaction, isApproved: boolean) => void,
  ) {}

  /**
   * Requests an approval. Without a decision within `approvalLifetimeHours`, the approval expires
   * and the transaction is refused.
   */
  ask(transaction: Transaction): void {
    const { world } = this;
    const { to } = world.lifecycle.take('approval', 'ask', '–');
    const approval: Approval = {
      transactionId: transaction.id,
      status: to,
      createdAt: world.time,
    };
    world.approvals.set(transaction.id, approval);
    const { approvalLifetimeHours } = world.data.compliance.guard;
    world.schedule.at(world.time + approvalLifetimeHours * hour, () => {
      if (approval.status !== 'requested') return;
      this.move(approval, 'expire');
      this.onDecided(transaction, false);
    });
  }

  /**
   * Decides the review of a transaction, and its approval if it has one. Does nothing if the
   * transaction is not in review or the approval is already decided.
   */
  decide(transaction: Transaction, isApproved: boolean): void {
    if (transaction.status !== 'in_review') return;
    const approval = this.world.approvals.get(transaction.id);
    if (approval !== undefined) {
      if (approval.status !== 'requested') return;
      this.move(approval, isApproved ? 'approve' : 'refuse');
    }
    this.onDecided(transaction, isApproved);
  }

  private move(approval: Approval, id: string): void {
    approval.status = this.world.lifecycle.take('approval', id, approval.status).to;
  }
}
