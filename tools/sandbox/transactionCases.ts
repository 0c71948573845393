import { TestClient } from './testClient';
import {
  address,
  exchangeStep,
  flow,
  payIn,
  payInStep,
  payout,
  payoutStep,
  stablecoinIn,
  stablecoinOut,
  transfer,
} from './testOrders';

/* Single transactions that the transition test runs, with their outcomes. */

const n = new TestClient().data.network;
const toOthers = { destination: { type: 'network_address', address } };
const transferOut = { ...transfer(''), ...toOthers };
const transferOutStep = { kind: transferOut.kind, ...toOthers };

type Input = object | ((other: string) => object);

/** Returns the order of a case. Some orders need the id of another customer, `other`. */
export const orderOf = (input: Input, other = '') =>
  (typeof input === 'function' ? input(other) : input) as {
    readonly kind: string;
    readonly amount: object;
  };

/**
 * The order, its reference, whether money is paid in, and the seconds that pass; then the status,
 * the failure, and the customer's balances.
 */
export const transactionCases: readonly [Input, string, boolean, number, string, string | null, string, string][] = [
  [payIn, 'a', true, 20, 'settled', null, '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'HOLD', true, 10, 'in_review', null, '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'HOLD', true, 80, 'settled', null, '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'NODECISION', true, 5 * 86_400 - 1, 'in_review', null, '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'NODECISION', true, 5 * 86_400, 'failed', 'compliance_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'CUTOFF', true, 115, 'awaiting_funds', null, '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'CUTOFF', true, 140, 'settled', null, '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'REFUSE', true, 80, 'failed', 'compliance_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'PAYERMISMATCH', true, 5, 'failed', 'payer_mismatch', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'NODEST', true, 20, 'failed', 'destination_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payIn, 'a', false, 8 * 86_400, 'expired', null, '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [stablecoinIn, 'a', true, 20, 'settled', null, '9995.00 + 0.00 EUR', '5247.40 + 0.00 USD'],
  [stablecoinIn, 'NOSTABLE', true, 20, 'failed', 'stablecoin_unavailable', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'a', false, 5, 'processing', null, '7995.00 + 2000.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'a', false, 20, 'processing', null, '7995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'a', false, 60, 'settled', null, '7995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'BANKREJECT', false, 60, 'failed', 'bank_rejected', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'BANKRETURN', false, 200, 'settled', null, '9993.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'CUTOFF', false, 115, 'pending', null, '7995.00 + 2000.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'CUTOFF', false, 170, 'settled', null, '7995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'NODECISION', false, 5 * 86_400 + 1, 'failed', 'compliance_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'HOLD', false, 10, 'in_review', null, '7995.00 + 2000.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'APPROVE', false, 120, 'settled', null, '7995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'DISAPPROVE', false, 120, 'failed', 'compliance_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'NOAPPROVER', false, 86_500, 'failed', 'compliance_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'NOBALANCE', false, 5, 'failed', 'insufficient_balance', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'NOSTABLE', false, 60, 'settled', null, '7995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'NODEST', false, 60, 'settled', null, '7995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [transfer, 'BANKREJECT', false, 20, 'settled', null, '9995.00 + 0.00 EUR', '3997.50 + 0.00 USD'],
  [payout, 'NOSIGNER', false, 30, 'pending', null, '7995.00 + 2000.00 EUR', '4997.50 + 0.00 USD'],
  [payout, 'NOSIGNER', false, 70, 'failed', 'signer_unavailable', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [transfer, 'a', false, 20, 'settled', null, '9995.00 + 0.00 EUR', '3997.50 + 0.00 USD'],
  [transfer, 'NODEST', false, 20, 'failed', 'destination_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [transfer, 'NOREGION', false, 20, 'settled', null, '9995.00 + 0.00 EUR', '3997.50 + 0.00 USD'],
  [transferOut, 'a', false, 20, 'settled', null, '9995.00 + 0.00 EUR', '3997.50 + 0.00 USD'],
  [transferOut, 'NOREGION', false, 20, 'failed', 'destination_refused', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([payInStep, exchangeStep, transferOutStep]), 'NOREGION', true, 20, 'partially_settled', 'destination_refused', '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [stablecoinOut, 'a', false, 20, 'settled', null, '9995.00 + 0.00 EUR', '4497.50 + 0.00 USD'],
  [stablecoinOut, 'NOSTABLE', false, 20, 'failed', 'stablecoin_unavailable', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([payInStep, exchangeStep]), 'a', true, 20, 'settled', null, '9995.00 + 0.00 EUR', '6079.79 + 0.00 USD'],
  [flow([payInStep, { ...exchangeStep, minimum_rate: '1.09' }]), 'a', true, 20, 'partially_settled', 'quote_expired', '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([payInStep, exchangeStep]), 'NOSIGNER', true, 60, 'processing', null, '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([payInStep, exchangeStep]), 'NOSIGNER', true, 80, 'partially_settled', 'signer_unavailable', '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([payInStep, payoutStep]), 'NOSIGNER', true, 80, 'partially_settled', 'signer_unavailable', '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([payInStep, payoutStep]), 'BANKREJECT', true, 60, 'partially_settled', 'bank_rejected', '10994.50 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([exchangeStep, transferOutStep]), 'a', false, 20, 'settled', null, '8995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
  [flow([exchangeStep, { kind: `${n}_to_stablecoin`, destination: stablecoinOut.destination }]), 'NOSTABLE', false, 20, 'failed', 'stablecoin_unavailable', '9995.00 + 0.00 EUR', '4997.50 + 0.00 USD'],
]; // prettier-ignore
