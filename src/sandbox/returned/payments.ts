import { advance } from '../money/advance';
import { stablecoins, whenMovable } from '../movement';
import type { ReturnedPayment } from '../moving';
import type { Money, Source } from '../objects';
import { sourceAddress } from '../sources';
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
  const isRefused = !isOnChain && world.hasEffect('reference', payment.reference, 'return_refused');
  // Money for an issuance, or without a transaction, also comes back through banks.
  const kind = isOnChain ? world.kinds.stablecoinIn : world.kinds.fiatIn;
  const moved = {
    kind,
    owner: payment.owner,
    customerId: payment.customerId ?? '',
    amount: payment.amount,
  };
  advance(world, 'returned_payment', payment, isRefused ? 'refuse' : 'finish', moved);
  if (!isRefused) payment.returnedAt = world.time;
}
