import { joinPath } from '../../shared/joinPath';
import { checkAddress } from '../addresses';
import { fieldProblem } from '../http/problem';
import { isIncoming, takesCurrency } from '../kinds';
import { known } from '../known';
import { checkAmount, checkBounds, checkExchange } from '../money/amounts';
import { formatRate, parseRate } from '../money/decimal';
import { estimateStep } from '../money/expected';
import type { AddressSource, Customer, Destination, Step } from '../objects';
import type { World } from '../world';
import { findReceiver } from './destinations';

/** A step as the client sends it. */
export interface StepInput {
  readonly kind: string;
  readonly source?: AddressSource;
  readonly destination?: Destination;
  readonly buy_currency?: string;
  readonly minimum_rate?: string;
}

/**
 * Creates a step without amounts, and finds its receiver.
 *
 * @param path path of the step in the request; empty if the request is the step
 * @throws Problem `destination_invalid`, `not_found` or `customer_not_active`
 */
export function newStep(
  world: World,
  input: StepInput,
  customerId: string,
  currency: string,
  path = '',
): Step {
  const { kind, source, destination } = input;
  if (source !== undefined) {
    checkAddress(world, source.address, 'destination_invalid', joinPath(path, 'source.address'));
  }
  const receiver =
    destination === undefined
      ? undefined
      : findReceiver(world, kind, destination, customerId, currency, joinPath(path, 'destination'));
  return {
    kind,
    status: '–',
    customerId,
    source,
    destination,
    receiverId: receiver?.id,
    buyCurrency: input.buy_currency,
    minimumRate: input.minimum_rate === undefined ? undefined : parseRate(input.minimum_rate),
    rate: undefined,
    amount: undefined,
    fee: undefined,
    received: undefined,
  };
}

function stepFields({ kinds }: World, kind: string): { must: string[]; may: string[] } {
  switch (kind) {
    case kinds.fiatIn:
      return { must: [], may: [] };
    case kinds.stablecoinIn:
      return { must: [], may: ['source'] };
    case kinds.exchange:
      return { must: ['buy_currency'], may: ['minimum_rate'] };
    default:
      return { must: ['destination'], may: [] };
  }
}

function checkFields(world: World, inputs: readonly StepInput[]): void {
  for (const [index, input] of inputs.entries()) {
    const { must, may } = stepFields(world, input.kind);
    const names = Object.keys(input).filter((name) => name !== 'kind');
    const missing = must.find((name) => !names.includes(name));
    const unexpected = names.find((name) => ![...must, ...may].includes(name));
    if (missing !== undefined) {
      throw fieldProblem('invalid_request', `steps.${index}.${missing}`, 'Is missing');
    }
    if (unexpected !== undefined) {
      throw fieldProblem(
        'invalid_request',
        `steps.${index}.${unexpected}`,
        `Is not allowed for ${input.kind}`,
      );
    }
    const types = destinationTypes(world, input.kind);
    // A minimum of 0 would accept every rate.
    if (input.minimum_rate !== undefined && parseRate(input.minimum_rate).units === 0n) {
      const field = `steps.${index}.minimum_rate`;
      throw fieldProblem('invalid_request', field, 'Must be above 0');
    }
    if (input.destination !== undefined && !types.includes(input.destination.type)) {
      const message = `Must be ${types.join(' or ')}`;
      throw fieldProblem('invalid_request', `steps.${index}.destination.type`, message);
    }
  }
}

function destinationTypes({ kinds }: World, kind: string): string[] {
  if (kind === kinds.fiatOut) return ['bank_account'];
  return kind === kinds.stablecoinOut ? ['network_address'] : ['customer', 'network_address'];
}

function misplacedStep(world: World, inputs: readonly StepInput[]): number | undefined {
  const { fiatOut, stablecoinOut, transfer, exchange } = world.kinds;
  const { exchangesPerFlow } = world.data.fx.limits;
  let exchanges = 0;
  for (const [index, { kind, destination }] of inputs.entries()) {
    const next = inputs[index + 1];
    if (isIncoming(world, kind) && index > 0) return index;
    if ([fiatOut, stablecoinOut].includes(kind) && next !== undefined) return index;
    if (kind === exchange && (exchanges += 1) > exchangesPerFlow) return index;
    const isForwarded = next?.kind === fiatOut && destination?.type === 'customer';
    if (kind === transfer && next !== undefined && !isForwarded) return index + 1;
  }
  return undefined;
}

/**
 * Builds the steps of a composed flow, without amounts, and checks them with amounts estimated at
 * current rates.
 *
 * @throws Problem `invalid_request`, `flow_invalid`, `currency_not_supported`, `amount_invalid`, or
 *   any that `newStep` throws
 */
export function planFlow(
  world: World,
  customer: Customer,
  amount: { readonly value: string; readonly currency: string },
  inputs: readonly StepInput[],
): [Step, ...Step[]] {
  checkFields(world, inputs);
  const misplaced = misplacedStep(world, inputs);
  if (misplaced !== undefined) {
    throw fieldProblem(
      'flow_invalid',
      `steps.${misplaced}`,
      'Is not allowed at this position in the flow',
    );
  }
  const [, ...others] = inputs;
  const first = known(inputs[0]);
  let money = checkAmount(world, first.kind, amount);
  let payer = customer.id;
  const build = (input: StepInput, index: number): Step => {
    const step = newStep(world, input, payer, money.currency, `steps.${index}`);
    checkCurrency(world, step, money.currency, index);
    if (index > 0) checkBounds(world, input.kind, money, `steps.${index}`);
    money = estimateStep(world, step, money).received ?? money;
    payer = step.receiverId ?? payer;
    return step;
  };
  return [build(first, 0), ...others.map((input, index) => build(input, index + 1))];
}

function checkCurrency(world: World, step: Step, currency: string, index: number): void {
  if (!takesCurrency(world, step.kind, world.currency(currency))) {
    throw fieldProblem(
      index === 0 ? 'currency_not_supported' : 'flow_invalid',
      index === 0 ? 'amount.currency' : `steps.${index}`,
      `${step.kind} does not take ${currency}`,
    );
  }
  if (step.buyCurrency !== undefined)
    checkExchange(world, currency, step.buyCurrency, `steps.${index}.buy_currency`);
}

/** Returns the minimum rate of a step as the API shows it; undefined if it has none. */
export function minimumRateOf({ minimumRate }: Step): string | undefined {
  return minimumRate === undefined ? undefined : formatRate(minimumRate);
}
