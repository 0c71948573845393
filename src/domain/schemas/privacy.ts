import { amount, count, flag, list, object, text } from './values';

/** Schema of `privacy.yaml`. */
export const privacy = object({
  scheme: text,
  maxTransferUnits: count,
  maxTransferShown: amount,
  amountBits: count,
  lowBits: count,
  highBits: count,
  pendingCreditsMax: count,
  accountExtensionBytes: count,
  transactionsPerTransfer: count,
  proofAccounts: count,
  transferUnits: count,
  proofUnits: count,
  proofs: list({
    proof: text,
    shows: text,
    whyNeeded: text,
  }),
  visibility: list({
    what: text,
    public: flag,
    parties: flag,
    auditor: flag,
  }),
  balances: list({
    balance: text,
    receivedBy: text,
    spentBy: text,
  }),
  steps: list({
    step: text,
    who: text,
    visible: text,
  }),
});
