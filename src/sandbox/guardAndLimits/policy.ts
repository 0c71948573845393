/** A rule of a guard policy; the rule's name decides which other fields it has. */
export interface GuardRule {
  readonly rule: string;
  readonly kind?: string;
  readonly classes?: readonly string[];
  readonly mode?: 'allow' | 'block';
  readonly countries?: readonly string[];
  readonly addresses?: readonly string[];
  readonly programs?: readonly string[];
  readonly asset?: string;
  readonly amount?: string;
  readonly hours?: number;
  readonly count?: number;
  readonly required?: number;
  readonly approvers?: number;
  readonly days?: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

/** The institution's guard policy. */
export interface GuardPolicy {
  readonly version: 1;
  /** Customers to whom the policy applies: all, or those of the listed types. */
  readonly appliesTo: 'all' | readonly string[];
  readonly rules: readonly GuardRule[];
}

/** A policy without rules, which refuses nothing. */
export const emptyPolicy: GuardPolicy = { version: 1, appliesTo: 'all', rules: [] };
