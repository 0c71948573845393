import type { Approval, Transaction } from './objects';
import { hour } from './time/format';
import type { World } from './world';

/** Approvals that the institution's policy requires; approvers give them in the console. */
export class Approvals {
  constructor(
    private readonly world: World,
    private readonly onDecided: (transaction: Transaction, isApproved: boolean) => void,
  ) {}

  /** Asks for an approval, which expires after its lifetime if nobody decides. */
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

  /** Decides a review, and its approval if there is one. Does nothing if both are already decided. */
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
