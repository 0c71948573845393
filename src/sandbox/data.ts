import type { OpenApiDocument } from './http/document';
import type { BankAccountNumbers, SandboxSettings } from './settings';

/** The sandbox's data: the reference files of a docs version with every token replaced. */
export interface SandboxData {
  readonly network: string;
  readonly brand: string;
  readonly document: OpenApiDocument;
  readonly lifecycles: Lifecycles;
  readonly sandbox: SandboxSettings;
  readonly api_errors: {
    readonly mediaType: string;
    readonly list: readonly { code: string; status: number; title: string }[];
  };
  readonly currencies: { readonly list: readonly CurrencyData[] };
  readonly fees: { readonly base: number; readonly list: readonly { kind: string; bps: number }[] };
  readonly limits: LimitsData;
  readonly customers: {
    readonly minimumAgeYears: number;
    readonly maximumAgeYears: number;
    readonly types: readonly { type: string; level: string }[];
    readonly suspensions: readonly { reason: string; by: 'institution' | 'network' }[];
    readonly statuses: readonly { status: string; final: boolean }[];
  };
  readonly transactions: {
    readonly statuses: readonly { status: string; deletable: boolean; final: boolean }[];
    readonly failures: readonly { code: string; kinds: readonly string[] }[];
  };
  readonly environments: {
    readonly authentication: { readonly tokenSeconds: number };
    readonly scopes: readonly { scope: string }[];
    readonly webhooks: {
      readonly attempts: number;
      readonly timeoutSeconds: number;
      readonly bodyBytes: number;
      readonly retryMinutes: readonly number[];
      readonly signatureVersion: string;
    };
  };
  readonly freezes: { readonly reviewDays: number };
  readonly regions: {
    readonly moveDays: number;
    readonly list: readonly {
      code: string;
      /** Only for a region with several countries. */
      countries?: readonly string[];
      status: string;
      institutions: boolean;
      customers: boolean;
    }[];
  };
  readonly compliance: {
    readonly retentionYears: number;
    readonly recordYears: number;
    readonly verification: {
      readonly pendingExpiresDays: number;
      readonly renewalDays: number;
      readonly levelList: readonly { name: string; validMonths: number }[];
    };
    readonly guard: {
      readonly maxListEntries: number;
      readonly policyBytes: number;
      readonly addressBytes: number;
      readonly approvalLifetimeHours: number;
      readonly rules: readonly { rule: string; code: number }[];
      readonly programs: readonly { kind: string; id: string }[];
    };
  };
  readonly epochs: {
    readonly slot: { readonly milliseconds: number };
    readonly epoch: { readonly slots: number };
    readonly finality: { readonly seconds: number; readonly depthSlots: number };
  };
  readonly chain: { readonly clusters: { readonly sandbox: { readonly genesisHash: string } } };
  readonly fx: {
    readonly rate: { readonly significantDigits: number };
    readonly quote: { readonly lifetimeSeconds: number };
    readonly pivot: string;
    readonly limits: { readonly exchangesPerFlow: number };
  };
  readonly programs: Readonly<
    Record<'network' | 'compliance' | 'money', readonly { readonly id: string }[]>
  >;
  readonly rails: {
    readonly ibanLengths: readonly { length: number; countries: readonly string[] }[];
    /** Territories whose IBANs have the code of another country, by that country. */
    readonly ibanTerritories: Readonly<Record<string, readonly string[]>>;
    readonly numbers: readonly AccountFormat[];
    readonly list: readonly {
      readonly currency: string;
      readonly timeZone: string;
      /** First and last business day of a week, such as `Monday to Friday`. */
      readonly businessDays: string;
      readonly calendar: string;
    }[];
    /** By the calendar's name in lower case. Columns such as `in2026` contain dates. */
    readonly holidays: Readonly<Record<string, readonly object[]>>;
  };
  readonly reports: { readonly csvType: string };
  readonly travel_rule: {
    readonly data: readonly {
      readonly received: readonly string[];
      readonly requiredFor: readonly string[];
    }[];
  };
  readonly stablecoin: {
    readonly mint: string;
    readonly symbol: string;
    readonly issuance: IssuerLimits;
    readonly redemption: IssuerLimits;
    readonly reserve: { readonly dailyReportTime: string; readonly reportMaxAgeHours: number };
  };
}

export interface CurrencyData {
  readonly code: string;
  readonly name: string;
  readonly kind: 'fiat' | 'stablecoin';
  readonly decimals: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly status: 'open' | 'pilot' | 'closed';
  readonly exchange: boolean;
  readonly mint?: string;
  readonly settlesIn?: string;
}

/** Limits for issuances or for redemptions. */
export interface IssuerLimits {
  readonly minimumUsd: number;
  readonly maximumPerRequestUsd: number;
  readonly dailyCapUsd: number;
  readonly requestExpiresHours: number;
}

export interface LimitsData {
  readonly pageDefault: number;
  readonly bodyKilobytes: number;
  readonly idempotencyHours: number;
  readonly idempotencyKeyCharacters: number;
  readonly fiatInWaitDays: number;
  readonly stablecoinInWaitHours: number;
  readonly executeAtDays: number;
  readonly incomingReviewDays: number;
  readonly transactionReviewDays: number;
  readonly unclaimedDays: number;
  readonly reportDays: number;
  readonly exportDays: number;
  readonly exportKeepDays: number;
  readonly historyMonths: number;
  readonly cursorHours: number;
  readonly quoteHours: number;
  readonly institutionDay: number;
  readonly rates: readonly { group: string; methods: string; sandbox: number }[];
  readonly customers: readonly { type: string; transaction: number; day: number }[];
}

/** A transition of a state machine; only those of transactions have `kinds`. */
export interface Transition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  readonly trigger: string;
  readonly problems?: readonly string[];
  readonly failures?: readonly string[];
  /** Further failures that only some groups of kinds can have. */
  readonly groupFailures?: readonly {
    readonly group: KindGroup;
    readonly failures: readonly string[];
  }[];
  readonly kinds?: readonly KindGroup[];
  readonly money?: readonly string[];
}

export type KindGroup =
  | 'incoming'
  | 'pay_in'
  | 'outgoing'
  | 'payout'
  | 'on_chain'
  | 'flow'
  | 'single'
  | 'single_payout'
  | 'refusable'
  | 'paying';
/** State machines other than `transaction` with transitions that move money. */
export type MovingMachine =
  'issuance' | 'redemption' | 'incoming_payment' | 'returned_payment' | 'freeze';
export type Machine =
  'transaction' | 'customer' | 'quote' | 'approval' | 'export' | 'webhook' | MovingMachine;

interface MoneyLine {
  readonly movement: string;
  readonly kind: string;
  readonly debit: string;
  readonly credit: string;
  readonly amount: 'amount' | 'fee' | 'received' | 'net';
}

export type Lifecycles = Readonly<Record<Machine, readonly Transition[]>> & {
  readonly money: readonly MoneyLine[];
  /** Accounts whose money is a token on the chain and cannot move while the token is paused. */
  readonly pausable: readonly {
    readonly token: 'stablecoin' | 'settlement';
    readonly account: string;
  }[];
  readonly notifications: readonly {
    machine: string;
    event: string;
    states: readonly string[];
    /** For an event sent without a change of state: the transition that sends it. */
    change?: string;
  }[];
};

/** The format of one bank account field in a currency. */
export interface AccountFormat {
  readonly currency: string;
  readonly field: keyof BankAccountNumbers;
  readonly form: string;
  readonly pattern: string;
  readonly rule: 'mod97' | 'aba' | 'none';
}
