import { customerAt } from '../addresses';
import { findCustomer } from '../customers/operations';
import { checkRegion } from '../customers/rules';
import { flowStatus } from '../flows';
import { fieldProblem, Problem } from '../http/problem';
import { isIncoming, lastStep } from '../kinds';
import { known } from '../known';
import { currenciesOf, setAmounts, checkAmount } from '../money/amounts';
import { balanceProblem } from '../money/balanceProblem';
import { expectedAmounts } from '../money/expected';
import { checkPaymentLimits, checkTransactionLimit } from '../guardAndLimits/limits';
import { checkNotPaused } from '../movement';
import type { AddressSource, Customer, Destination, Quote, Step, Transaction } from '../objects';
import { findQuote } from '../retention';
import { addBusinessDays } from '../time/calendar';
import { day, hour } from '../time/format';
import type { World } from '../world';
import { checkActive } from './destinations';
import { applicableEffect } from './effects';
import { newStep, planFlow, type StepInput } from './flow';
import { checkFrozenSteps } from './frozenStep';
import { instructionsOf } from './instructions';

/** The request body of createTransaction; its kind decides which fields it has. */
export interface NewTransaction {
  readonly kind: string;
  readonly customer_id: string;
  readonly amount?: { readonly value: string; readonly currency: string };
  readonly quote_id?: string;
  readonly source?: AddressSource;
  readonly destination?: Destination;
  readonly steps?: readonly StepInput[];
  readonly execute_at?: string;
  readonly reference?: string;
  readonly metadata?: Readonly<Record<string, string>>;
}

interface Plan {
  readonly steps: [Step, ...Step[]];
  readonly quote?: Quote;
}

function planSingle(world: World, customer: Customer, input: NewTransaction): Plan {
  const money = checkAmount(world, input.kind, known(input.amount));
  const step = newStep(world, input, customer.id, money.currency);
  setAmounts(world, step, money);
  return { steps: [step] };
}

function planExchange(world: World, customer: Customer, input: NewTransaction): Plan {
  const quote = findQuote(world, input.quote_id);
  if (quote === undefined || quote.customerId !== customer.id) {
    throw new Problem('not_found', `The customer has no quote ${String(input.quote_id)}.`);
  }
  if (quote.status === 'used')
    throw new Problem('quote_used', 'Another transaction has used the quote. Ask for a new one.');
  if (quote.status === 'expired')
    throw new Problem('quote_expired', 'The quote has expired. Ask for a new one.');
  const { currency } = quote.sell;
  const exchange = { kind: input.kind, buy_currency: quote.buy.currency };
  const step = newStep(world, exchange, customer.id, currency);
  step.amount = quote.sell;
  step.fee = quote.fee;
  step.received = quote.buy;
  step.rate = quote.rate;
  return { steps: [step], quote };
}

function makePlan(world: World, customer: Customer, input: NewTransaction): Plan {
  if (input.kind === world.kinds.exchange) return planExchange(world, customer, input);
  if (input.steps === undefined) return planSingle(world, customer, input);
  const amount = known(input.amount);
  const steps = planFlow(world, customer, amount, input.steps);
  steps[0].amount = checkAmount(world, steps[0].kind, amount);
  return { steps };
}

function readExecuteAt(world: World, input: NewTransaction, first: Step): number | undefined {
  if (input.execute_at === undefined) return undefined;
  const time = Date.parse(input.execute_at);
  const refuse = (message: string) => fieldProblem('invalid_request', 'execute_at', message);
  if (isIncoming(world, first.kind)) throw refuse('Is not allowed if the transaction awaits money');
  if (time <= world.time) throw refuse('Must be in the future');
  const days = world.data.limits.executeAtDays;
  if (time > world.time + days * day) throw refuse(`Must be at most ${days} days ahead`);
  return time;
}

function payBefore(world: World, { kind, amount }: Step): number {
  const { fiatInWaitDays, stablecoinInWaitHours } = world.data.limits;
  return kind === world.kinds.fiatIn && amount !== undefined
    ? addBusinessDays(world, amount.currency, fiatInWaitDays)
    : world.time + stablecoinInWaitHours * hour;
}

/**
 * Checks that a kind of transaction is available.
 * @throws Problem `service_unavailable`
 */
export function checkAvailability(world: World, kind: string): void {
  if (flowStatus(world, kind) === 'unavailable') {
    throw new Problem('service_unavailable', `${kind} is currently unavailable.`, {
      retryAfter: 60,
    });
  }
}

/**
 * Checks an order and creates the transaction, without a status. Moves no money.
 *
 * @throws Problem if the transaction is not allowed
 */
export function makeTransaction(
  world: World,
  input: NewTransaction,
): { transaction: Transaction; quote: Quote | undefined; payBefore: number } {
  const customer = findCustomer(world, input.customer_id);
  checkActive(customer);
  // A customer who has moved to a region that is not open can still pay out.
  if (input.kind !== world.kinds.fiatOut) checkRegion(world.data, customer);
  for (const { kind } of [input, ...(input.steps ?? [])]) checkAvailability(world, kind);
  const { steps, quote } = makePlan(world, customer, input);
  checkNotPaused(world, currenciesOf(world, steps));
  for (const { receiverId, destination } of steps) {
    const receiver =
      receiverId === undefined
        ? customerAt(world, destination?.address ?? '')
        : findCustomer(world, receiverId);
    if (receiver !== undefined) checkRegion(world.data, receiver);
  }
  const executeAt = readExecuteAt(world, input, steps[0]);
  const id = world.ids.next('txn', world.time);
  const isAwaiting = isIncoming(world, steps[0].kind);
  const until = payBefore(world, steps[0]);
  const transaction: Transaction = {
    id,
    kind: input.kind,
    isFlow: input.steps !== undefined,
    status: '–',
    customerId: customer.id,
    steps,
    quoteId: quote?.id,
    returnOf: undefined,
    bankReason: undefined,
    reference: input.reference ?? null,
    metadata: input.metadata ?? {},
    instructions: isAwaiting ? instructionsOf(world, id, steps[0], until) : null,
    review: null,
    failure: null,
    ledger: null,
    executeAt,
    isDue: executeAt === undefined,
    createdAt: world.time,
    updatedAt: world.time,
    settledAt: undefined,
    arrivedAt: undefined,
    bookedAt: undefined,
    waitsForCustomer: false,
    endedAt: undefined,
    effect: applicableEffect(world, input.reference, steps),
  };
  checkPaymentLimits(world, transaction);
  const amounts = expectedAmounts(world, transaction);
  const others = [
    ...(lastStep(transaction).kind === world.kinds.exchange ? [amounts.at(-1)] : []),
    // A payment above the limit could only be sent back, so it is refused before anybody pays.
    ...(isAwaiting ? [amounts[0]] : []),
  ];
  for (const amount of others) {
    if (amount !== undefined) checkTransactionLimit(world, customer, amount);
  }
  const field = quote === undefined ? 'amount.value' : 'quote_id';
  if (!isAwaiting) checkBalance(world, customer, steps[0], field);
  checkFrozenSteps(world, transaction);
  return { transaction, quote, payBefore: until };
}

function checkBalance(world: World, { id }: Customer, { amount }: Step, field: string): void {
  if (amount === undefined) return;
  const { currency, units } = amount;
  const available = world.ledger.balance({ account: 'available', owner: id }, currency);
  if (available >= units) return;
  throw balanceProblem(world, id, amount, field);
}
