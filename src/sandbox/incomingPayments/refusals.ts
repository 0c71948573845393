import { isOpenCountry, isOpenToInstitutions } from '../customers/rules';
import type { SandboxData } from '../data';
import { guardIncoming } from '../guardAndLimits/decide';
import { isTakenByFreezes } from '../money/frozen';
import type { IncomingPayment, Originator } from '../moving';
import type { Customer, Failure } from '../objects';
import type { World } from '../world';

function isFromOpenRegion(data: SandboxData, { country, institution }: Originator): boolean {
  return isOpenCountry(data, country ?? '') && isOpenToInstitutions(data, institution.country);
}

/**
 * Returns the failure if the institution's policy refuses an incoming payment. The policy never
 * stops a return, because the money goes back to the account that it came from.
 */
function policyRefusalOf(
  world: World,
  { amount, payer, returnOf }: IncomingPayment,
  customer: Customer,
): Failure | undefined {
  return returnOf === null ? guardIncoming(world, customer, amount, payer).failure : undefined;
}

/**
 * Returns the failure if the institution's policy stops a payment in review from being credited.
 * The policy never stops money that freezes take at once, because the law can require this money to
 * be held.
 */
export function creditRefusalOf(
  world: World,
  payment: IncomingPayment,
  customer: Customer,
): Failure | undefined {
  return isTakenByFreezes(world, customer.id, payment.amount)
    ? undefined
    : policyRefusalOf(world, payment, customer);
}

/** Returns the failure if the chain refuses an arriving payment. */
export function refusalOf(
  world: World,
  payment: IncomingPayment,
  customer: Customer,
): Failure | undefined {
  if (customer.status === 'closed') {
    return { code: 'customer_not_active', detail: 'The customer is closed.' };
  }
  // Returned money is accepted from any region.
  if (payment.returnOf === null && !isFromOpenRegion(world.data, payment.payer)) {
    const detail = 'The payer or the sending institution is in a region that is not open.';
    return { code: 'region_not_open', detail };
  }
  return policyRefusalOf(world, payment, customer);
}
