import type { Approval, Transaction } from './objects';
import type { World } from './world';

/** Requests approvals of transactions, and applies decisions on reviews. */
export class Approvals {
  constructor(
    private readonly world: World,
    private readonly onDecided: (transaction: Transaction, isApproved: boolean) => void,
  ) {}

  /** Requests an approval. */
  ask({ id }: Transaction): void {
    const { to } = this.world.lifecycle.take('approval', 'ask', '–');
    this.world.approvals.set(id, { status: to });
  }

  /** Ends a request that nobody has decided in time. */
  expire({ id }: Transaction): void {
    const approval = this.world.approvals.get(id);
    if (approval?.status === 'requested') this.move(approval, 'expire');
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
