import { Problem } from '../http/problem';
import { customersOf } from '../kinds';
import { known } from '../known';
import { brokenBound, isWithinBounds } from '../money/amounts';
import {
  checkPaymentLimits,
  checkTransactionLimit,
  countedStepNumber,
} from '../guardAndLimits/limits';
import type { Failure, Transaction } from '../objects';
import type { World } from '../world';
import { createFailure, createLimitFailure } from './failure';

/**
 * Runs a check of limits. Returns the failure if a limit is exceeded; rethrows any other error.
 *
 * @param stepOf returns the number, from 1, of the step that counts towards the limit of a customer
 *   or, without an id, of the institution
 */
function limitFailure(
  check: () => void,
  stepOf?: (payerId?: string) => number | undefined,
): Failure | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.code === 'limit_exceeded') {
      const { limit } = error.extras;
      return createLimitFailure(error.detail, limit, stepOf?.(limit?.customer_id ?? undefined));
    }
    throw error;
  }
}

/** Returns the failure if a transaction's payments now exceed a limit. */
export function paymentLimitFailure(world: World, transaction: Transaction): Failure | undefined {
  return limitFailure(
    () => {
      checkPaymentLimits(world, transaction);
    },
    (payerId) => countedStepNumber(world, transaction, payerId),
  );
}

/**
 * Returns the failure if money for a transaction must go back as soon as it arrives.
 *
 * @param isOtherSource whether the money came from an address other than the one that the
 *   transaction names
 * @throws Error if the transaction has no customer or no amount
 */
export function paymentFailure(
  world: World,
  transaction: Transaction,
  isOtherSource: boolean,
): Failure | undefined {
  const { customerId, effect, steps } = transaction;
  const { kind } = steps[0];
  const amount = known(steps[0].amount);
  // Money for a suspended customer waits; a closed customer can never become active again.
  if (customersOf(transaction).some((id = '') => world.customers.get(id)?.status === 'closed')) {
    const detail = 'A customer of the transaction is closed; the money was sent back.';
    return createFailure('customer_not_active', detail);
  }
  if (isOtherSource) {
    return createFailure(
      'payer_mismatch',
      'The money came from an address other than the announced source.',
    );
  }
  // A payment in stablecoins names no payer; its address has been checked above.
  if (effect === 'payer_mismatch' && kind === world.kinds.fiatIn) {
    return createFailure('payer_mismatch', 'The payer is not the customer.');
  }
  if (!isWithinBounds(world, kind, amount)) {
    const detail = 'The payment exceeds the limit for one transaction.';
    return createLimitFailure(detail, brokenBound(world, kind, amount));
  }
  const checkAmount = () => {
    checkTransactionLimit(world, known(world.customers.get(customerId)), amount);
  };
  return limitFailure(checkAmount) ?? paymentLimitFailure(world, transaction);
}
