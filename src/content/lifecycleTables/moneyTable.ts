import type { RootContent } from 'mdast';
import { capitalize } from '../../shared/capitalize';
import { codeList, table } from '../reference/nodes';
import { joinLines } from './cells';
import type { Change, Machine } from './machine';
import type { Account } from './movements';
import { ContentError } from '../contentError';

/**
 * Returns the account that the last line of a change credits, not counting lines for fees;
 * undefined if it is unknown.
 */
function accountAfter({ money }: Change): Account | undefined {
  const nonFeeLines = money.filter((line) => typeof line !== 'string' && line.amount !== 'fee');
  const last = nonFeeLines.at(-1);
  return typeof last === 'object' ? last.credit : undefined;
}

/**
 * Follows the money along all paths and returns, for each state, the accounts that may hold it. A
 * set contains undefined if the state can be reached before any money moves.
 */
function accountsByState({ changes, states }: Machine): Map<string, Set<Account | undefined>> {
  const byState = new Map(states.map((state) => [state, new Set<Account | undefined>()]));
  const follow = (change: Change, previous: Account | undefined) => {
    const account = accountAfter(change) ?? previous;
    const accounts = byState.get(change.to);
    const isKnown = [...(accounts ?? [])].some((known) => known?.name === account?.name);
    if (accounts === undefined || isKnown) return;
    accounts.add(account);
    for (const next of changes) if (next.from === change.to) follow(next, account);
  };
  for (const change of changes) if (change.from === undefined) follow(change, undefined);
  return byState;
}

/**
 * Returns a table of the accounts that hold the money in each state, and of who owes it to whom.
 *
 * @param kind the kind of transaction that the machine was read for; undefined for all kinds
 * @throws ContentError if no money moves, or if the lines of a movement are unknown
 */
export function moneyTable(machine: Machine, kind?: string): RootContent[] {
  const { name, changes, states, isMoneyKnown } = machine;
  if (!isMoneyKnown && kind !== undefined) {
    throw new ContentError(
      `lifecycles.yaml does not say how money moves in "${name}" of the kind "${kind}".`,
      'Add the missing movements of its changes to "money".',
    );
  }
  if (!isMoneyKnown) {
    throw new ContentError(`How money moves in "${name}" depends on the kind.`, 'Add kind="…".');
  }
  if (changes.every((change) => accountAfter(change) === undefined)) {
    throw new ContentError(`No change of "${name}" moves money.`, 'Use <States> instead.');
  }
  const accounts = accountsByState(machine);
  const rows = new Map<string, { states: string[]; holders: (Account | undefined)[] }>();
  for (const state of states) {
    const holders = [...(accounts.get(state) ?? [])];
    const key = holders.map((account) => account?.name).join('\n');
    const row = rows.get(key) ?? { states: [], holders };
    rows.set(key, row);
    row.states.push(state);
  }
  const column = (
    holders: readonly (Account | undefined)[],
    cell: (account: Account) => string,
  ) => {
    const texts = holders.map((account) =>
      account === undefined ? '–' : capitalize(cell(account)),
    );
    return joinLines([...new Set(texts)].map((text) => [text]));
  };
  return [
    table(
      ['Status', 'Where the money is', 'Owed by', 'Owed to'],
      [...rows.values()].map(({ states: inRow, holders }) => ({
        cells: [
          codeList(inRow),
          column(holders, (account) => account.name),
          column(holders, (account) => account.owedBy),
          column(holders, (account) => account.owedTo),
        ],
      })),
    ),
  ];
}
