/** An account: its name in lifecycles.yaml and its owner's id, which is '' if nobody owns it. */
export interface Account {
  readonly account: string;
  readonly owner: string;
}

/** A movement from the debited to the credited account. */
export interface Entry {
  readonly debit: Account;
  readonly credit: Account;
  readonly currency: string;
  /** Smallest units, 0 or more. */
  readonly units: bigint;
}

/** Entries that are posted together. */
export interface Posting {
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Id of the transaction or other object that moved the money; empty for opening balances. */
  readonly transactionId: string;
  readonly movement: string;
  readonly entries: readonly Entry[];
}

/** Accounts that may be below zero: the world outside, and the stablecoins in existence. */
const sources = new Set(['outside', 'mint']);

/** Thrown when a posting would leave an account below zero; nothing was posted. */
export class OverdrawnError extends Error {
  constructor(readonly account: Account) {
    const owner = account.owner === '' ? '' : ` of ${account.owner}`;
    super(`The account ${account.account}${owner} would be below zero.`);
  }
}

/**
 * A double-entry ledger. Only `outside` and `mint` may be negative. In each currency, the balances
 * of all accounts add up to zero.
 */
export class Ledger {
  readonly #balances = new Map<string, bigint>();
  readonly postings: Posting[] = [];

  private static key({ account, owner }: Account, currency: string): string {
    return `${account} ${owner} ${currency}`;
  }

  balance(account: Account, currency: string): bigint {
    return this.#balances.get(Ledger.key(account, currency)) ?? 0n;
  }

  /** Yields every balance that has ever changed. */
  *balances(): Generator<{ account: Account; currency: string; units: bigint }> {
    for (const [key, units] of this.#balances) {
      const [account = '', owner = '', currency = ''] = key.split(' ');
      yield { account: { account, owner }, currency, units };
    }
  }

  /**
   * Posts all entries or none.
   *
   * @throws OverdrawnError if the entries together would leave an account below zero
   * @throws RangeError if an entry is negative
   */
  post(posting: Posting): void {
    const changed = new Map<string, { account: Account; units: bigint }>();
    const add = (account: Account, currency: string, units: bigint) => {
      const key = Ledger.key(account, currency);
      const before = changed.get(key)?.units ?? this.balance(account, currency);
      changed.set(key, { account, units: before + units });
    };
    for (const { debit, credit, currency, units } of posting.entries) {
      if (units < 0n) throw new RangeError('An entry must not be negative.');
      add(debit, currency, -units);
      add(credit, currency, units);
    }
    for (const { account, units } of changed.values()) {
      if (units < 0n && !sources.has(account.account)) throw new OverdrawnError(account);
    }
    for (const [key, { units }] of changed) this.#balances.set(key, units);
    this.postings.push(posting);
  }
}
