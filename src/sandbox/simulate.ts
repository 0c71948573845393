import { checkAddress } from './addresses';
import { fieldProblem } from './http/problem';
import { paymentReference } from './ids';
import { readPaidAmount, type AmountInput } from './money/payment';
import { postObjectMovement } from './money/postings';
import type { AddressSource, Money } from './objects';
import type { Operations } from './operation';
import { returnMoney } from './returnedPayments/payments';
import { payerAccount } from './sources';
import { findIssuance, findRedemption } from './stablecoin/operations';
import type { Issuances } from './stablecoin/issuances';
import type { Redemptions } from './stablecoin/redemptions';
import type { World } from './world';

interface Payment {
  readonly amount: AmountInput;
  readonly transaction_id?: string;
  readonly issuance_id?: string;
  readonly redemption_id?: string;
  /** For stablecoins, the address that they come from. */
  readonly source?: AddressSource;
  readonly reference?: string;
}

function receiveUnknownPayment(world: World, reference: string, amount: AmountInput): void {
  if (world.currency(amount.currency).kind !== 'fiat') {
    throw fieldProblem('invalid_request', 'amount.currency', 'Cannot arrive through a bank');
  }
  const money = readPaidAmount(world, amount, amount.currency);
  const payment = returnMoney(world, {
    kind: world.kinds.fiatIn,
    owner: undefined,
    transactionId: null,
    issuanceId: null,
    customerId: null,
    amount: money,
    source: payerAccount(world, money.currency),
    reason: 'unknown_reference',
    reference,
  });
  const moved = { kind: world.kinds.fiatIn, owner: payment.id, customerId: '', amount: money };
  for (const movement of ['arrive', 'send_back']) {
    postObjectMovement(world, movement, { id: payment.id, reference, ledger: null }, moved);
  }
}

/**
 * Returns the id of the pay-in or the issuance whose instructions have a reference, as the member
 * of a request that names it. Returns an empty object if there is none in the currency, as each
 * currency has an account of its own.
 */
function findByReference(
  world: World,
  { reference, amount: { currency } }: Payment,
): Pick<Payment, 'transaction_id' | 'issuance_id'> {
  const isNamed = (id: string, money: Money | undefined) =>
    paymentReference(id) === reference && money?.currency === currency;
  for (const { id, steps } of world.transactions.values()) {
    const [{ kind, amount }] = steps;
    if (kind === world.kinds.fiatIn && isNamed(id, amount)) return { transaction_id: id };
  }
  for (const { id, amount } of world.issuances.values()) {
    if (isNamed(id, amount)) return { issuance_id: id };
  }
  return {};
}

/** Returns the operation that simulates the arrival of money, by operation id. */
export function simulateOperations(
  world: World,
  pay: (transactionId: string, amount: AmountInput, address?: string) => void,
  issuances: Issuances,
  redemptions: Redemptions,
): Operations {
  const receive = (payment: Payment): void => {
    const input =
      payment.reference === undefined
        ? payment
        : { ...payment, ...findByReference(world, payment) };
    const { amount, transaction_id: transactionId, reference } = input;
    const address = input.source?.address;
    if (address !== undefined) checkAddress(world, address, 'invalid_request', 'source.address');
    if (transactionId !== undefined) {
      pay(transactionId, amount, address);
    } else if (input.issuance_id !== undefined) {
      const issuance = findIssuance(world, input.issuance_id);
      issuances.receive(issuance, readPaidAmount(world, amount, issuance.amount.currency));
    } else if (input.redemption_id !== undefined) {
      const redemption = findRedemption(world, input.redemption_id);
      redemptions.receive(
        redemption,
        readPaidAmount(world, amount, redemption.amount.currency),
        address,
      );
    } else {
      receiveUnknownPayment(world, reference ?? '', amount);
    }
  };
  return {
    simulatePayment: ({ body }) => {
      receive(body as unknown as Payment);
      return { status: 202, body: undefined };
    },
  };
}
