import { addressAfterSeizure } from '../addresses';
import { advance } from '../money/advance';
import { stablecoins, whenMovable } from '../movement';
import type { ReturnedPayment } from '../moving';
import type { Money, Source } from '../objects';
import { newAccount, sourceAddress } from '../sources';
import { day } from '../time/format';
import type { World } from '../world';

interface MoneyToReturn {
  /** Kind of transaction, or `issuance`. */
  readonly kind: string;
  /** Id of the object whose account holds the money; undefined if no object was waiting for it. */
  readonly owner: string | undefined;
  readonly transactionId: string | null;
  readonly issuanceId: string | null;
  readonly customerId: string | null;
  readonly amount: Money;
  readonly reason: string;
  readonly reference: string | null;
  /** When the money arrived; now by default. */
  readonly receivedAt?: number | undefined;
  readonly source: Source;
}

/** Starts the return of money. The caller must post the movement of the money out of `incoming`. */
export function returnMoney(world: World, input: MoneyToReturn): ReturnedPayment {
  const id = world.ids.next('ret', world.time);
  const payment: ReturnedPayment = {
    ...input,
    id,
    owner: input.owner ?? id,
    receivedAt: input.receivedAt ?? world.time,
    status: '–',
    failure: null,
    createdAt: world.time,
    updatedAt: world.time,
    returnedTo: undefined,
    returnedAt: undefined,
  };
  world.returnedPayments.set(id, payment);
  advance(world, 'returned_payment', payment, 'send_back', undefined);
  const isOnChain = payment.kind === world.kinds.stablecoinIn;
  const { seconds } = world.data.sandbox;
  world.after(isOnChain ? world.data.epochs.finality.seconds : seconds.bank, () => {
    const run = () => {
      finish(world, payment, isOnChain);
    };
    if (isOnChain)
      whenMovable(world, stablecoins(world, { to: sourceAddress(payment.source) }), run);
    else run();
  });
  return payment;
}

function finish(world: World, payment: ReturnedPayment, isOnChain: boolean): void {
  if (!isOnChain && world.hasEffect('reference', payment.reference, 'return_refused')) {
    move(world, payment, 'refuse');
    keep(world, payment);
    return;
  }
  const { source } = payment;
  payment.returnedTo =
    source.type === 'network_address'
      ? { ...source, address: addressAfterSeizure(world, source.address, payment.receivedAt) }
      : source;
  end(world, payment, 'finish');
}

/**
 * Keeps money that the payer's bank refused until the payer names another account or, except for
 * money of an issuance, until the settlement bank takes it over.
 */
function keep(world: World, payment: ReturnedPayment): void {
  const { limits, sandbox } = world.data;
  if (world.hasEffect('reference', payment.reference, 'new_account')) {
    world.after(sandbox.seconds.order, () => {
      payment.returnedTo = newAccount(world, payment);
      end(world, payment, 'pay_again');
    });
  }
  if (payment.kind === 'issuance') return;
  world.schedule.at(world.time + limits.unclaimedDays * day, () => {
    if (payment.status === 'unclaimed') end(world, payment, 'hand_over');
  });
}

function end(
  world: World,
  payment: ReturnedPayment,
  id: 'finish' | 'pay_again' | 'hand_over',
): void {
  move(world, payment, id);
  payment.returnedAt = world.time;
}

function move(world: World, payment: ReturnedPayment, id: string): void {
  const { stablecoinIn, fiatIn } = world.kinds;
  advance(world, 'returned_payment', payment, id, {
    // Money for an issuance, or without a transaction, also comes back through banks.
    kind: payment.kind === stablecoinIn ? stablecoinIn : fiatIn,
    owner: payment.owner,
    customerId: payment.customerId ?? '',
    amount: payment.amount,
  });
}
