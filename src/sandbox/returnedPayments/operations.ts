import { presentPlace } from '../money/advance';
import { waitsFor } from '../movement';
import type { ReturnedPayment } from '../moving';
import { listPage, ok, type Operations } from '../operation';
import { findKept } from '../retention';
import { sourceAddress } from '../sources';
import { formatTime, formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import { returnMovement } from './payments';

function returnWaitsFor(world: World, payment: ReturnedPayment): string | null {
  return payment.status === 'returning' && sourceAddress(payment.source) !== undefined
    ? waitsFor(world, returnMovement(world, payment))
    : null;
}

function presentReturnedPayment(world: World, payment: ReturnedPayment): object {
  return {
    id: payment.id,
    status: payment.status,
    transaction_id: payment.transactionId,
    issuance_id: payment.issuanceId,
    customer_id: payment.customerId,
    amount: world.amount(payment.amount),
    source: payment.source,
    returned_to: payment.returnedTo ?? null,
    reason: payment.reason,
    waits_for: returnWaitsFor(world, payment),
    reference: payment.reference,
    ledger: presentPlace(payment.ledger, payment.returnedAt),
    received_at: formatTime(payment.receivedAt),
    updated_at: formatTime(payment.updatedAt),
    returned_at: formatTimeOrNull(payment.returnedAt),
  };
}

/** Returns the operations on returned payments, by operation id. */
export function returnedPaymentOperations(world: World): Operations {
  return {
    getReturnedPayment: ({ path }) => {
      const id = path['returned_payment_id'];
      const payment = findKept(world, 'returned_payment', world.returnedPayments, id);
      return ok(presentReturnedPayment(world, payment));
    },
    listReturnedPayments: (call) =>
      listPage(
        world,
        call,
        'returned_payment',
        world.returnedPayments,
        (payment) => presentReturnedPayment(world, payment),
        ({ status, reason, transactionId, issuanceId, customerId }) => ({
          status,
          reason,
          transaction_id: transactionId,
          issuance_id: issuanceId,
          customer_id: customerId,
        }),
      ),
  };
}
