import { asApiDocument, callsOf } from '../reference/api/document';
import { findVariant } from '../reference/api/variant';
import type { Library } from '../types';
import { groupsOf, readData, readTransitions, type LifecycleData, type Transition } from './data';
import { linesOf, type MoneyLine, type Selection } from './movements';
import { ContentError } from '../contentError';

/** The value of `from` for a new object. */
const start = '–';
/** The party that readers belong to. */
const reader = 'Institution';

/** A change of state. */
export interface Change {
  /** Position among the changes of the machine, from 1. */
  readonly number: number;
  /** Undefined for a new object. */
  readonly from: string | undefined;
  readonly to: string;
  readonly by: string;
  readonly isOwn: boolean;
  readonly event: string;
  readonly within: string;
  /** Lines of the ledger, or a description in their place if they depend on the steps of a flow. */
  readonly money: readonly (MoneyLine | string)[];
  readonly report: string | undefined;
  readonly failures: readonly string[];
  /** Problem codes of a refused call. */
  readonly problems: readonly string[];
  /** How the change can be undone, or `No`. */
  readonly reversible: string | undefined;
  /** The webhook event about the change. */
  readonly sends: string | undefined;
}

/** The state changes of an object, such as a transaction, for one kind or for all kinds. */
export interface Machine {
  readonly name: string;
  readonly changes: readonly Change[];
  readonly states: readonly string[];
  /** States without an outgoing change for any kind. */
  readonly final: ReadonlySet<string>;
  /** Whether the data says what money each change moves. */
  readonly isMoneyKnown: boolean;
  /** The event that every change to another state sends; undefined if none is common to all. */
  readonly sends: string | undefined;
}

function problemsOf(
  { documents }: Library,
  id: string,
  kind: string,
): readonly string[] | undefined {
  const document = documents.get('openapi');
  if (document === undefined) return undefined;
  const api = asApiDocument(document);
  const call = callsOf(api).find(({ operation }) => operation.operationId === id);
  if (call?.operation.requestBody === undefined) return undefined;
  return findVariant(api, call.operation, kind).schema['x-problems'];
}

function toChange(
  transition: Transition,
  number: number,
  lines: Change['money'],
  { machine, kind, groups }: Selection,
  data: LifecycleData,
  library: Library,
): Change {
  const isOfKind = (code: string) =>
    kind === undefined ||
    (data.transactions.failures.find((entry) => entry.code === code)?.kinds?.includes(kind) ??
      true);
  const allowed =
    kind === undefined || transition.problems.length === 0
      ? undefined
      : problemsOf(library, transition.trigger, kind);
  const isIn = (group: string) => kind === undefined || groups.includes(group);
  const groupFailures = transition.groupFailures.filter(({ group }) => isIn(group));
  const { by, event, within } = isIn('paying')
    ? transition
    : { ...transition, ...transition.notPaying };
  return {
    number,
    from: transition.from === start ? undefined : transition.from,
    to: transition.to,
    by,
    isOwn: by === reader,
    event,
    within,
    money: lines,
    report: transition.report === 'none' ? undefined : transition.report,
    failures: [transition, ...groupFailures].flatMap((one) => one.failures).filter(isOfKind),
    problems: transition.problems.filter((code) => allowed?.includes(code) ?? true),
    reversible: transition.reversible,
    sends: data.lifecycles.notifications.find(
      (entry) =>
        entry.machine === machine &&
        entry.states.includes(transition.to) &&
        entry.change === (transition.from === transition.to ? transition.id : undefined),
    )?.event,
  };
}

/**
 * Reads the states of an object and the changes between them from lifecycles.yaml or
 * chain_lifecycles.yaml.
 *
 * @param name the name of a list in one of these files, such as `transaction`
 * @param kind the kind of transaction; undefined for all kinds
 * @throws ContentError if the name, the kind or the data is invalid
 */
export function readMachine(name: string, kind: string | undefined, library: Library): Machine {
  const data = readData(library.tokens);
  const all = readTransitions(data, name);
  const hasKinds = all.some(({ kinds }) => kinds !== undefined);
  if (kind !== undefined && !hasKinds) {
    throw new ContentError(
      `The states of "${name}" do not depend on a kind.`,
      'Use the component without "kind".',
    );
  }
  const groups = kind === undefined ? [] : groupsOf(data, kind);
  const selection = { machine: name, kind, groups, hasKinds };
  const selected = all.filter(
    ({ kinds }) => kind === undefined || (kinds?.some((group) => groups.includes(group)) ?? true),
  );
  const lines = selected.map(({ money }) =>
    money.map((movement) => linesOf(data, movement, selection)),
  );
  const changes = selected.map((transition, index) =>
    toChange(
      transition,
      index + 1,
      lines[index]?.flatMap((line) => line ?? []) ?? [],
      selection,
      data,
      library,
    ),
  );
  const nonFinalStates = new Set(all.filter(({ from, to }) => from !== to).map(({ from }) => from));
  const states = new Set(
    changes.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])),
  );
  const [sends, ...otherEvents] = new Set(
    changes.filter(({ from, to }) => from !== to).map((change) => change.sends),
  );
  return {
    name,
    changes,
    states: [...states],
    final: new Set([...states].filter((state) => !nonFinalStates.has(state))),
    isMoneyKnown: !lines.flat().includes(undefined),
    sends: otherEvents.length === 0 ? sends : undefined,
  };
}
