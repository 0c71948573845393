import type { Machine } from '../../../src/sandbox/data';
import { customerScenarios, exportScenarios, webhookScenarios } from './customers';
import {
  freezeScenarios,
  incomingPaymentScenarios,
  issuanceScenarios,
  redemptionScenarios,
  returnedPaymentScenarios,
} from './payments';
import type { Scenarios } from './stage';
import { approvalScenarios, quoteScenarios, transactionScenarios } from './transactions';

/** A scenario for each transition of lifecycles.yaml and each of its failures. */
export const scenarios: Readonly<Record<Machine, Scenarios>> = {
  transaction: transactionScenarios,
  customer: customerScenarios,
  quote: quoteScenarios,
  approval: approvalScenarios,
  export: exportScenarios,
  issuance: issuanceScenarios,
  redemption: redemptionScenarios,
  incoming_payment: incomingPaymentScenarios,
  returned_payment: returnedPaymentScenarios,
  freeze: freezeScenarios,
  webhook: webhookScenarios,
};
