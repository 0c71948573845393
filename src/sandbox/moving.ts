import type { AddressSource, ChainPlace, Failure, Money, Source } from './objects';

/*
 * Objects whose status changes through advance() in money/advance.ts. Times and amounts are as in
 * objects.ts.
 */

/** Members that issuances, redemptions, incoming and returned payments, and freezes share. */
export interface MovingBase {
  readonly id: string;
  status: string;
  readonly createdAt: number;
  updatedAt: number;
  failure: Failure | null;
}

export interface Issuance extends MovingBase {
  /** In US dollars. */
  readonly amount: Money;
  /** The stablecoins that are minted. */
  readonly received: Money;
  readonly address: string;
  readonly reference: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly instructions: object;
  waitsForReport: boolean;
  ledger: ChainPlace | null;
  mintedAt: number | undefined;
}

export interface Redemption extends MovingBase {
  /** In stablecoins. */
  readonly amount: Money;
  /** The US dollars that are paid. */
  readonly received: Money;
  bankAccountId: string;
  /** The address that the stablecoins came from; null until they are burned. */
  source: AddressSource | null;
  /** Where the stablecoins were minted again; null unless the redemption is `returned`. */
  returnedTo: AddressSource | null;
  /**
   * Where the new mint is on the chain, if the redemption is `returned`. The burn is at `ledger`.
   */
  returnLedger: ChainPlace | null;
  readonly reference: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly instructions: object;
  ledger: ChainPlace | null;
  burnedAt: number | undefined;
  /** When the payment began; the redemption counts towards the cap of that day. */
  countedAt: number | undefined;
  paidAt: number | undefined;
  returnedAt: number | undefined;
}

/** The payer of an incoming payment, with members named as in the API. */
export interface Originator {
  readonly name: string;
  readonly type: string;
  readonly account: string;
  readonly customer_number: string | null;
  readonly address: string | null;
  readonly country: string | null;
  readonly date_of_birth: string | null;
  readonly identity_document: object | null;
  readonly registration_number: string | null;
  readonly lei: string | null;
  readonly institution: { readonly name: string; readonly lei: string; readonly country: string };
}

export interface IncomingPayment extends MovingBase {
  readonly customerId: string;
  readonly amount: Money;
  /** The payer as named in the sending institution's message; fields can be missing. */
  readonly originator: Originator;
  /** The payer as in the verification record, which the chain checks. */
  readonly payer: Originator;
  readonly beneficiary: { readonly name: string | null; readonly account: string };
  readonly reference: string | null;
  /** Id of the institution's transaction that the payment returns; null for any other payment. */
  readonly returnOf: string | null;
  /**
   * Why the payment is in review, and until when. Kept during a return, because a return can fail.
   */
  review: { readonly reason: string; readonly until: number } | null;
  /** Whether the money was ever credited to the customer. */
  isCredited: boolean;
  return: {
    readonly reason: string;
    readonly requestedAt: number;
    /** Null until the return is final. The payment's own `ledger` is for the payment's arrival. */
    readonly ledger: ChainPlace | null;
  } | null;
  ledger: ChainPlace | null;
  creditedAt: number | undefined;
  returnedAt: number | undefined;
}

export interface ReturnedPayment extends MovingBase {
  /**
   * `issuance`, or the kind of the transaction that the money arrived for. Money that arrived for
   * neither has the kind of a pay-in.
   */
  readonly kind: string;
  /** Id of the object whose account holds the money: a transaction, an issuance or this payment. */
  readonly owner: string;
  readonly transactionId: string | null;
  readonly issuanceId: string | null;
  readonly customerId: string | null;
  readonly amount: Money;
  readonly source: Source;
  readonly reason: string;
  readonly reference: string | null;
  /** When the money arrived; a review can refuse it days later. */
  readonly receivedAt: number;
  /** Where the money went; undefined until it has arrived there. */
  returnedTo: Source | undefined;
  /** Where the return is on the chain; null for money other than stablecoins, and until it ends. */
  ledger: ChainPlace | null;
  /** When the payer got the money back, or the settlement bank or the issuer took it over. */
  returnedAt: number | undefined;
}

export type FreezeTarget =
  | { readonly type: 'balance'; readonly customer_id: string; readonly currency: string }
  | { readonly type: 'address'; readonly address: string; readonly currency: string };

export interface Freeze extends MovingBase {
  readonly target: FreezeTarget;
  /** The amount that the order covers; undefined if it covers everything. */
  readonly ordered: Money | undefined;
  /** How much of a balance is frozen, in smallest units. */
  frozen: bigint;
  readonly orderedBy: 'institution' | 'network' | 'issuer';
  readonly ground: string;
  readonly orderNumber: string;
  readonly mayNotify: boolean;
  reviewAt: number;
  readonly expiresAt: number | undefined;
  endedAt: number | undefined;
}
