import { findCustomer } from '../customers/operations';
import { fieldProblem } from '../http/problem';
import { presentPlace } from '../money/advance';
import { checkAmount } from '../money/amounts';
import { obstacleProblem } from '../movement';
import type { IncomingPayment } from '../moving';
import { created, listPage, ok, type Call, type Operations } from '../operation';
import { findKept } from '../retention';
import { formatTime, formatTimeOrNull } from '../time/format';
import type { World } from '../world';
import { missingFields, originatorOf } from './originator';
import type { IncomingPayments } from './payments';

function presentIncomingPayment(world: World, payment: IncomingPayment): object {
  const { originator, review } = payment;
  const missing = missingFields(world, payment);
  return {
    id: payment.id,
    status: payment.status,
    customer_id: payment.customerId,
    amount: world.amount(payment.amount),
    originator,
    beneficiary: payment.beneficiary,
    travel_rule: { status: missing.length === 0 ? 'complete' : 'missing', missing },
    reference: payment.reference,
    return_of: payment.returnOf,
    review:
      review === null || payment.status !== 'in_review'
        ? null
        : { reason: review.reason, until: formatTime(review.until) },
    return:
      payment.return === null
        ? null
        : {
            reason: payment.return.reason,
            requested_at: formatTime(payment.return.requestedAt),
            ledger: presentPlace(payment.return.ledger, payment.returnedAt),
          },
    failure: payment.failure,
    ledger: presentPlace(payment.ledger, payment.creditedAt),
    created_at: formatTime(payment.createdAt),
    updated_at: formatTime(payment.updatedAt),
    credited_at: formatTimeOrNull(payment.creditedAt),
    returned_at: formatTimeOrNull(payment.returnedAt),
  };
}

const others = { account: 'others', owner: '' };

interface NewIncomingPayment {
  readonly customer_id: string;
  readonly amount: { readonly value: string; readonly currency: string };
  readonly payer_type?: string;
  readonly country?: string;
  readonly reference?: string;
}

/**
 * Returns what other institutions can pay, in smallest units: their balance less what they are
 * about to send back.
 */
function fundsOfOthers({ ledger, dueBack }: World, currency: string): bigint {
  return [...dueBack]
    .filter((money) => money.currency === currency)
    .reduce((left, { units }) => left - units, ledger.balance(others, currency));
}

/** Returns the operations on incoming payments, by operation id. */
export function incomingPaymentOperations(world: World, payments: IncomingPayments): Operations {
  const find = ({ path }: Call): IncomingPayment =>
    findKept(world, 'incoming_payment', world.incomingPayments, path['incoming_payment_id']);
  return {
    getIncomingPayment: (call) => ok(presentIncomingPayment(world, find(call))),
    listIncomingPayments: (call) =>
      listPage(
        world,
        call,
        'incoming_payment',
        world.incomingPayments,
        (payment) => presentIncomingPayment(world, payment),
        ({ status, customerId }) => ({ status, customer_id: customerId }),
      ),
    acceptIncomingPayment: (call) => {
      const payment = find(call);
      payments.accept(payment);
      return ok(presentIncomingPayment(world, payment));
    },
    returnIncomingPayment: (call) => {
      const payment = find(call);
      payments.requestReturn(payment, String(call.body['reason']));
      return ok(presentIncomingPayment(world, payment));
    },
    simulateIncomingPayment: ({ body }) => {
      const input = body as unknown as NewIncomingPayment;
      const customer = findCustomer(world, input.customer_id);
      if (customer.networkAddress === null) {
        throw fieldProblem(
          'invalid_request',
          'customer_id',
          'Has no network address until it is first active',
        );
      }
      const amount = checkAmount(world, world.kinds.transfer, input.amount);
      const { currency, units } = amount;
      const funds = fundsOfOthers(world, currency);
      if (funds < units) {
        const message = `Must be at most ${world.decimal(funds, currency)} ${currency}, the funds of other institutions`;
        throw fieldProblem('invalid_request', 'amount.value', message);
      }
      if (world.isPaused(amount.currency)) throw obstacleProblem('pause', '');
      const payment = payments.arrive(
        customer,
        amount,
        originatorOf(world, {
          ...(input.payer_type !== undefined && { type: input.payer_type }),
          ...(input.country !== undefined && { country: input.country }),
        }),
        input.reference ?? null,
      );
      return created(presentIncomingPayment(world, payment), `/incoming_payments/${payment.id}`);
    },
  };
}
