import type { LifecycleData } from './data';

/** An account of the ledger as readers see it. */
export interface Account {
  readonly name: string;
  readonly owedBy: string;
  readonly owedTo: string;
}

/** A line of the ledger: an amount that moves from one account to another. */
export interface MoneyLine {
  readonly amount: string;
  readonly debit: Account;
  readonly credit: Account;
}

/**
 * Movements whose lines depend on the steps of a composed flow, and the descriptions to show
 * instead.
 */
const stepMovements: Readonly<Record<string, string>> = {
  arrive: 'The amount arrives',
  send_back: 'The amount goes back',
  book: 'The money of each step',
  book_first: 'The money of the first step',
};

/** A machine's changes for one kind of transaction, or for all kinds. */
export interface Selection {
  readonly machine: string;
  readonly kind: string | undefined;
  readonly groups: readonly string[];
  readonly hasKinds: boolean;
}

/**
 * Returns the lines of a movement, or its description if the lines depend on the steps of a flow;
 * undefined if the lines are unknown.
 */
export function linesOf(
  { lifecycles: { accounts, money }, transactions: { kinds } }: LifecycleData,
  movement: string,
  { machine, kind, groups, hasKinds }: Selection,
): readonly (MoneyLine | string)[] | undefined {
  const accountOf = (name: string): Account => {
    const accountWithId = (id: string) => {
      const account = accounts.find((entry) => entry.account === id);
      const variant = account?.byKind.find((entry) => entry.kind === kind);
      return account && { name: account.name, ...(variant ?? account) };
    };
    const unknown = { owedBy: '–', owedTo: '–' };
    if (name === 'receiver') {
      return { ...(accountWithId('others') ?? unknown), name: "the receiver's balance" };
    }
    const isSource = name === 'source';
    const id = isSource ? (groups.includes('incoming') ? 'incoming' : 'held') : name;
    return accountWithId(id) ?? { ...unknown, name: id };
  };
  const movementLines = money.filter((line) => line.movement === movement);
  const matchingLines = movementLines.filter((line) => ['any', machine, kind].includes(line.kind));
  const kindLines = movementLines.filter((line) => kinds.some((entry) => entry.kind === line.kind));
  const hasSingleKind = new Set(kindLines.map((line) => line.kind)).size === 1;
  const lines =
    matchingLines.length > 0 || (hasKinds && !hasSingleKind) ? matchingLines : kindLines;
  if (lines.length === 0) {
    const text = stepMovements[movement];
    return kind === undefined || text === undefined ? undefined : [text];
  }
  return lines.map(({ amount, debit, credit }) => ({
    amount,
    debit: accountOf(debit),
    credit: accountOf(credit),
  }));
}
