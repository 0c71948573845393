import type { BankAccountNumbers } from './settings';
import type { Rate } from './money/decimal';

/*
 * Objects that the sandbox stores. Times are in milliseconds since 1970, amounts in smallest units.
 */

export interface Money {
  readonly currency: string;
  readonly units: bigint;
}

/** Where a transaction is on the chain. */
export interface ChainPlace {
  readonly signature: string;
  readonly slot: number;
}

/** Whether a kind of transaction works fully, in part or not at all. */
export type FlowStatus = 'operational' | 'degraded' | 'unavailable';

interface StatusChange {
  readonly status: string;
  readonly time: number;
  readonly by: 'institution' | 'network' | 'time';
  /** Why the customer was suspended or closed; null for any other change. */
  readonly reason: string | null;
}

/** Facts about a customer, valid from `time` until the `time` of the next entry. */
interface CustomerFacts {
  readonly time: number;
  readonly country: string;
  readonly nextReviewAt: number | undefined;
}

interface Suspension {
  readonly by: 'institution' | 'network';
  readonly reason: string;
  /** The reason that the institution gave; null if the network suspends the customer. */
  readonly detail: string | null;
  readonly since: number;
}

export interface Customer {
  readonly id: string;
  readonly externalId: string | null;
  readonly type: string;
  /** The data as sent: names, address, documents. */
  details: Readonly<Record<string, unknown>>;
  status: string;
  /** By reason. A customer with any suspension cannot be active. */
  readonly suspensions: Map<string, Suspension>;
  requirements: readonly { field: string; reason: string }[];
  networkAddress: string | null;
  metadata: Readonly<Record<string, string>>;
  readonly createdAt: number;
  updatedAt: number;
  readonly history: StatusChange[];
  readonly facts: CustomerFacts[];
  nextReviewAt: number | undefined;
  /** When the customer will be suspended for moving to a region that is not open. */
  moveDeadline: number | undefined;
  /** Number of the latest review, so that the end of an earlier one is ignored. */
  review: number;
}

export interface Quote {
  readonly id: string;
  readonly customerId: string;
  readonly sell: Money;
  readonly fee: Money;
  readonly rate: Rate;
  readonly buy: Money;
  status: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  transactionId: string | null;
}

export interface Destination extends BankAccountNumbers {
  readonly type: 'bank_account' | 'customer' | 'network_address';
  readonly account_name?: string;
  readonly customer_id?: string;
  readonly address?: string;
}

export interface AddressSource {
  readonly type: 'network_address';
  readonly address: string;
}

/** Where money comes from. */
export type Source =
  | AddressSource
  | (BankAccountNumbers & { readonly type: 'bank_account'; readonly account_name: string });

/**
 * A movement within a transaction. A composed flow has several steps; any other transaction has
 * one.
 */
export interface Step {
  readonly kind: string;
  status: string;
  /** Id of the customer whose money the step moves. */
  readonly customerId: string;
  /** The announced origin of the money; once the money has arrived, its real origin. */
  source: Source | undefined;
  readonly destination: Destination | undefined;
  /** Id of the institution's customer whose balance receives the money, if any. */
  readonly receiverId: string | undefined;
  readonly buyCurrency: string | undefined;
  readonly minimumRate: Rate | undefined;
  rate: Rate | undefined;
  amount: Money | undefined;
  fee: Money | undefined;
  received: Money | undefined;
}

export interface Failure {
  readonly code: string;
  readonly detail: string;
  readonly step?: number;
  /** Only with the code `bank_rejected`. */
  readonly bank_reason?: string;
  readonly guard_rule?: { readonly rule: string; readonly code: number };
  /** Only with the code `limit_exceeded`. */
  readonly limit?: ExceededLimit;
}

/** A limit that an amount exceeds, as the API shows it. */
export interface ExceededLimit {
  readonly of: 'customer' | 'institution' | 'issuer' | 'currency';
  /** The customer whose limit it is; null unless `of` is `customer`. */
  readonly customer_id: string | null;
  readonly per: 'transaction' | 'day';
  readonly amount: object;
  readonly left: object;
  readonly until: string | null;
}

export interface Transaction {
  readonly id: string;
  readonly kind: string;
  readonly isFlow: boolean;
  status: string;
  readonly customerId: string;
  readonly steps: readonly [Step, ...Step[]];
  readonly quoteId: string | undefined;
  readonly returnOf: string | undefined;
  /** The bank's reason for a return; undefined for any other transaction. */
  readonly bankReason: string | undefined;
  readonly reference: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  instructions: object | null;
  review: { readonly by: 'institution' | 'network'; readonly until: number } | null;
  failure: Failure | null;
  ledger: ChainPlace | null;
  readonly executeAt: number | undefined;
  /** Whether the check at `executeAt` has begun; true without `executeAt`. */
  isDue: boolean;
  readonly createdAt: number;
  updatedAt: number;
  settledAt: number | undefined;
  arrivedAt: number | undefined;
  /** When the transaction at `ledger` became final and changed balances. */
  bookedAt: number | undefined;
  /** Whether the money has arrived but waits until every customer of the transaction is active. */
  waitsForCustomer: boolean;
  endedAt: number | undefined;
  /** Effect of the test value in the reference; undefined if none applies. */
  readonly effect: string | undefined;
}

export interface Approval {
  status: string;
  /** How many approvers have agreed. */
  given: number;
}

export interface ExportOrder {
  readonly id: string;
  readonly kind: string;
  readonly format: 'json' | 'csv';
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly asOf: number | undefined;
  readonly customerId: string | undefined;
  status: string;
  file: { readonly text: string; readonly rows: number } | undefined;
  readonly createdAt: number;
  updatedAt: number;
  expiresAt: number | undefined;
}

/**
 * A row of the transactions report. `transactionId` can also be the id of another object that moved
 * the money, such as an incoming payment.
 */
export interface Booking {
  readonly bookedAt: number;
  readonly transactionId: string;
  readonly step: number;
  readonly kind: string;
  readonly customerId: string;
  readonly currency: string;
  readonly entry: 'credit' | 'debit';
  readonly units: bigint;
  readonly fee: Money;
  readonly balanceAfter: bigint;
  readonly reference: string | null;
  readonly signature: string;
  readonly slot: number;
}

export interface WebhookEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly data: { readonly id: string; readonly status: string };
  status: string;
  attempts: number;
  nextAttemptAt: number;
}
