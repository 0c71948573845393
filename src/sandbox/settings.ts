/** The numbers of a bank account; which of them exist depends on the currency. */
export interface BankAccountNumbers {
  readonly iban?: string;
  readonly bic?: string;
  readonly account_number?: string;
  readonly bank_code?: string;
}

/** A bank account that the institution has registered with the issuer. */
interface RegisteredAccount {
  readonly id: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly bank_code: string;
}

interface PayerData {
  readonly type: string;
  readonly name: string;
  readonly customer_number: string;
  readonly date_of_birth?: string;
  readonly identity_document?: {
    readonly kind: string;
    readonly number: string;
    readonly country: string;
  };
  readonly registration_number?: string;
  readonly lei?: string;
}

/** An outcome that the header `Sandbox-Outcome` can request. */
export interface Outcome {
  readonly outcome: string;
  /** The only operation that the outcome affects. */
  readonly operation?: string;
  readonly meaning: string;
}

/** The settings of the sandbox, in sandbox.yaml. */
export interface SandboxSettings {
  readonly seconds: Readonly<
    Record<
      | 'activation'
      | 'start'
      | 'bank'
      | 'review'
      | 'bankReturn'
      | 'export'
      | 'finding'
      | 'issuer'
      | 'reserveReport'
      | 'order'
      | 'signer'
      | 'cutOff'
      | 'pause'
      | 'permission',
      number
    >
  >;
  readonly anchor: { readonly time: string; readonly slot: number };
  readonly feePayer: string;
  /** The reason code of every bank that refuses a payment or sends it back. */
  readonly bankReason: string;
  readonly rates: readonly { base: string; quote: string; rate: string }[];
  readonly opening: readonly {
    account: string;
    from: 'outside' | 'mint';
    currency: string;
    amount: string;
  }[];
  readonly stablecoin: {
    readonly accounts: readonly RegisteredAccount[];
    readonly payIn: Omit<RegisteredAccount, 'id'>;
    readonly redemptionAddress: string;
    readonly holderAddress: string;
    readonly seizureAddress: string;
    /** The address that a payer names when the original one belongs to a closed customer. */
    readonly newAddress: string;
  };
  readonly originator: {
    readonly payers: readonly PayerData[];
    readonly account: string;
    readonly address: string;
    readonly country: string;
    readonly institution: string;
    readonly lei: string;
    readonly institutionCountry: string;
  };
  readonly payIn: readonly (BankAccountNumbers & { readonly currency: string })[];
  readonly payers: readonly (BankAccountNumbers & { readonly currency: string })[];
  /** The accounts that payers name when their bank refuses a return, by currency. */
  readonly newAccounts: readonly (BankAccountNumbers & { readonly currency: string })[];
  readonly testValues: readonly { field: string; value: string; effect: string }[];
  readonly outcomes: readonly Outcome[];
  readonly notReached: readonly { what: string; why: string }[];
}
