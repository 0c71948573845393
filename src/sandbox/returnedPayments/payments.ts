import { advance, newFinalPlace } from '../money/advance';
import {
  obstacleOf,
  stablecoinMovement,
  targetOf,
  whenMovable,
  type TokenMovement,
} from '../movement';
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
    ledger: null,
    returnedAt: undefined,
  };
  world.returnedPayments.set(id, payment);
  advance(world, 'returned_payment', payment, 'send_back', undefined);
  const { sandbox, epochs } = world.data;
  const isOnChain = sourceAddress(payment.source) !== undefined;
  world.after(isOnChain ? epochs.finality.seconds : sandbox.seconds.bank, () => {
    whenPayable(world, payment, 'due', () => {
      finish(world, payment);
    });
  });
  return payment;
}

/** Returns the movement of stablecoins that go back to the address they came from. */
export const returnMovement = (
  world: World,
  { source, receivedAt }: ReturnedPayment,
): TokenMovement => stablecoinMovement(world, { to: sourceAddress(source), since: receivedAt });

/** Runs a task now or, for stablecoins, once no pause, freeze or suspension stops them. */
function whenPayable(
  world: World,
  payment: ReturnedPayment,
  closure: 'due' | 'ignored',
  run: () => void,
): void {
  if (sourceAddress(payment.source) === undefined) run();
  else whenMovable(world, { ...returnMovement(world, payment), closure }, run);
}

function finish(world: World, payment: ReturnedPayment): void {
  const { source, reference } = payment;
  if (source.type === 'network_address') {
    if (obstacleOf(world, returnMovement(world, payment)) === 'closure') {
      move(world, payment, 'keep_closed');
      keep(world, payment);
      return;
    }
  } else if (world.hasEffect('reference', reference, 'return_refused')) {
    move(world, payment, 'refuse');
    keep(world, payment);
    return;
  }
  payment.returnedTo = targetAfterSeizure(world, payment) ?? source;
  end(world, payment, 'finish');
}

/** Returns the address that a seizure order names; undefined if there was no seizure. */
function targetAfterSeizure(world: World, payment: ReturnedPayment): Source | undefined {
  const address = targetOf(world, returnMovement(world, payment));
  return address === undefined || address === sourceAddress(payment.source)
    ? undefined
    : { type: 'network_address', address };
}

/**
 * Keeps money that cannot go back to where it came from until the payer names another account or
 * address. After `unclaimedDays`, the settlement bank or the issuer takes the money over, unless it
 * was for an issuance.
 */
function keep(world: World, payment: ReturnedPayment): void {
  const { limits, sandbox } = world.data;
  const payKept = (id: 'pay_again' | 'hand_over') => {
    // The payer must not evade a freeze of the original address by naming another address.
    whenPayable(world, payment, 'ignored', () => {
      if (payment.status !== 'unclaimed') return;
      const seized = targetAfterSeizure(world, payment);
      const isNamed = seized !== undefined || id === 'pay_again';
      if (isNamed) payment.returnedTo = seized ?? newAccount(world, payment);
      end(world, payment, isNamed ? 'pay_again' : 'hand_over');
    });
  };
  if (sourceAddress(payment.source) !== undefined) {
    // Only a seizure ends this wait, as the customer stays closed.
    whenMovable(world, returnMovement(world, payment), () => {
      payKept('pay_again');
    });
  }
  if (world.hasEffect('reference', payment.reference, 'new_account')) {
    world.after(sandbox.seconds.order, () => {
      payKept('pay_again');
    });
  }
  if (payment.kind === 'issuance') return;
  world.schedule.at(world.time + limits.unclaimedDays * day, () => {
    payKept('hand_over');
  });
}

function end(
  world: World,
  payment: ReturnedPayment,
  id: 'finish' | 'pay_again' | 'hand_over',
): void {
  if (sourceAddress(payment.source) !== undefined) payment.ledger = newFinalPlace(world);
  payment.returnedAt = world.time;
  move(world, payment, id);
}

function move(world: World, payment: ReturnedPayment, id: string): void {
  const { stablecoinIn, fiatIn } = world.kinds;
  advance(world, 'returned_payment', payment, id, {
    // All money except stablecoins goes back through banks, whatever it was for.
    kind: payment.kind === stablecoinIn ? stablecoinIn : fiatIn,
    owner: payment.owner,
    customerId: payment.customerId ?? '',
    amount: payment.amount,
  });
}
