import { addTo, assertSame, unitsOf, withoutZeros, type Sums } from './ledger';
import type { TestBody, TestClient } from '../testClient';

/*
 * Checks the sums that the guide to the returns report uses to reconcile the reports with the
 * banks.
 */

interface BankSums {
  readonly arrived: Sums;
  readonly left: Sums;
}

const noSums = (): BankSums => ({ arrived: new Map(), left: new Map() });

function reportedSums(
  { sandbox: { world } }: TestClient,
  movements: readonly TestBody[],
  returns: readonly TestBody[],
  moment: number,
): BankSums {
  const { arrived, left } = noSums();
  const { fiatIn, fiatOut } = world.kinds;
  for (const row of movements) {
    const [currency, amount, fee] = [String(row['currency']), unitsOf(row['amount']), unitsOf(row['fee'])]; // prettier-ignore
    if (row['kind'] === fiatIn) addTo(arrived, currency, amount + fee);
    if (row['kind'] === fiatOut)
      addTo(left, currency, row['entry'] === 'debit' ? amount - fee : fee - amount);
  }
  for (const { currency, amount, issuance_id, returned_at } of returns) {
    if (currency === world.data.stablecoin.symbol || issuance_id !== null) continue;
    addTo(arrived, String(currency), unitsOf(amount));
    // Time passes while the report is read, so a return may end after `moment`.
    if (returned_at === null || Date.parse(String(returned_at)) >= moment) continue;
    addTo(left, String(currency), unitsOf(amount));
  }
  return { arrived, left };
}

/**
 * Returns the sums that, according to the ledger, came from banks and went to banks before a
 * moment. Includes payouts that are on their way; leaves out the issuer's bank, the opening
 * balances, and what has arrived but is neither credited nor sent back.
 */
function ledgerSums({ sandbox: { world } }: TestClient, moment: number): BankSums {
  const { arrived, left } = noSums();
  const isTransactionAccount = (
    { account, owner }: { account: string; owner: string },
    name: string,
  ) => account === name && world.transactions.has(owner);
  /** When money last arrived for each transaction or returned payment. */
  const arrivedAt = new Map<string, number>();
  for (const { time, transactionId, movement, entries } of world.ledger.postings) {
    if (movement === 'arrive') arrivedAt.set(transactionId, time);
    const returned = world.returnedPayments.get(transactionId);
    const belongsToNetwork = world.transactions.has(transactionId) || returned?.issuanceId === null;
    const isSentBack = movement === 'send_back';
    // Money that arrived before the moment counts as sent back before, even if that was later.
    const countsFrom = isSentBack ? (arrivedAt.get(transactionId) ?? time) : time;
    if (!belongsToNetwork || countsFrom >= moment) continue;
    for (const { debit, credit, currency, units } of entries) {
      if (currency === world.data.stablecoin.symbol) continue;
      if (debit.account === 'outside') addTo(arrived, currency, units);
      if (credit.account === 'outside') addTo(left, currency, units);
      if (isTransactionAccount(credit, 'incoming')) addTo(arrived, currency, -units);
      if (isTransactionAccount(debit, 'incoming')) addTo(arrived, currency, units);
      if (isSentBack || returned !== undefined) continue;
      if (isTransactionAccount(credit, 'in_transit')) addTo(left, currency, units);
      if (isTransactionAccount(debit, 'in_transit')) addTo(left, currency, -units);
    }
  }
  return { arrived, left };
}

/**
 * Checks that the rows of the reports up to a given time add up to what banks sent and received.
 */
export function checkBankTotals(
  client: TestClient,
  movements: readonly TestBody[],
  returns: readonly TestBody[],
  moment: number,
): void {
  const reported = reportedSums(client, movements, returns, moment);
  const booked = ledgerSums(client, moment);
  assertSame('arrived from banks', withoutZeros(reported.arrived), withoutZeros(booked.arrived));
  assertSame('left for banks', withoutZeros(reported.left), withoutZeros(booked.left));
}
