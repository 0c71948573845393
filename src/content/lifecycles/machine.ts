import { z } from 'zod';
import { didYouMean } from '../../shared/suggest';
import { asApiDocument, callsOf } from '../reference/api/document';
import { findVariant } from '../reference/api/variant';
import { replaceKnownTokens } from '../tokens';
import type { Library, Tokens } from '../types';

/** What stands in `from` for an object that is new. */
const start = '–';
/** The party that readers belong to. */
const reader = 'Institution';

const transition = z.object({
  from: z.string(),
  to: z.string(),
  by: z.string(),
  trigger: z.string(),
  event: z.string(),
  within: z.string(),
  kinds: z.array(z.string()).optional(),
  money: z.array(z.string()).default([]),
  report: z.string().optional(),
  failures: z.array(z.string()).default([]),
  problems: z.array(z.string()).default([]),
  reversible: z.string().optional(),
});
type Transition = z.infer<typeof transition>;

const machineSchema = z.array(transition).min(1);

const account = z.object({
  account: z.string(),
  name: z.string(),
  owedBy: z.string().default('–'),
  owedTo: z.string().default('–'),
});

/** The parts of the data files that the tables need; schemas check the files themselves. */
const dataSchema = z.object({
  lifecycles: z.looseObject({
    accounts: z.array(account).default([]),
    money: z
      .array(
        z.object({
          movement: z.string(),
          kind: z.string(),
          debit: z.string(),
          credit: z.string(),
          amount: z.string(),
        }),
      )
      .default([]),
    notifications: z
      .array(z.object({ machine: z.string(), event: z.string(), states: z.array(z.string()) }))
      .default([]),
  }),
  transactions: z
    .object({
      kinds: z.array(z.object({ kind: z.string(), groups: z.array(z.string()) })).default([]),
      failures: z
        .array(z.object({ code: z.string(), kinds: z.array(z.string()).optional() }))
        .default([]),
    })
    .default({ kinds: [], failures: [] }),
});
type Data = z.infer<typeof dataSchema>;

/** An account of the ledger as readers see it. */
export interface Account {
  readonly name: string;
  readonly owedBy: string;
  readonly owedTo: string;
}

/** A line of the ledger: what moves from which account to which. */
export interface MoneyLine {
  /** A name of lifecycles.yaml: `amount`, `fee`, `received` or `net`. */
  readonly amount: string;
  readonly debit: Account;
  readonly credit: Account;
}

/** A change of state. */
export interface Change {
  /** Position in the machine, counted from 1; the table and the diagram share it. */
  readonly number: number;
  /** Undefined for a new object. */
  readonly from: string | undefined;
  readonly to: string;
  readonly by: string;
  /** Whether the reader's institution makes it. */
  readonly own: boolean;
  readonly event: string;
  readonly within: string;
  /** Lines of the ledger; a text if they depend on the steps of a flow. */
  readonly money: readonly (MoneyLine | string)[];
  /** What the transactions report shows of it. */
  readonly report: string | undefined;
  /** Codes of the transaction afterwards. */
  readonly failures: readonly string[];
  /** Codes of a refused call. */
  readonly problems: readonly string[];
  /** How it can be undone, or No. */
  readonly reversible: string | undefined;
  /** The webhook event that it sends. */
  readonly sends: string | undefined;
}

/** The changes of state of one kind of object. */
export interface Machine {
  readonly name: string;
  readonly changes: readonly Change[];
  /** States in order of their first mention. */
  readonly states: readonly string[];
  /** States that nothing leaves. */
  readonly final: ReadonlySet<string>;
  /** Whether `money` is complete: it depends on the kind of some machines. */
  readonly knowsMoney: boolean;
  /** The event of every change; undefined if they differ or send none. */
  readonly sends: string | undefined;
}

/** Replaces the tokens in all strings of a value. */
function withTokens(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return replaceKnownTokens(value, tokens, 'prose');
  if (Array.isArray(value)) return value.map((item: unknown) => withTokens(item, tokens));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [key, withTokens(item, tokens)]),
  );
}

function readData(tokens: Tokens): Data {
  const { lifecycles, transactions } = tokens;
  const result = dataSchema.safeParse(withTokens({ lifecycles, transactions }, tokens));
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path.join('.') ?? '';
  throw new Error(`The version has no valid ${path}, which the states need.`);
}

function readTransitions({ lifecycles }: Data, name: string): readonly Transition[] {
  const found = machineSchema.safeParse(Object.hasOwn(lifecycles, name) ? lifecycles[name] : null);
  if (found.success) return found.data;
  const names = Object.keys(lifecycles).filter(
    (key) => machineSchema.safeParse(lifecycles[key]).success,
  );
  const advice = didYouMean(name, names, `Those with states are ${names.join(', ')}.`);
  throw new Error(`lifecycles.yaml has no states of "${name}". ${advice}`);
}

/** Returns the groups of a kind. @throws Error if there is no such kind */
function groupsOf({ transactions: { kinds } }: Data, kind: string): readonly string[] {
  const groups = kinds.find((entry) => entry.kind === kind)?.groups;
  if (groups !== undefined) return groups;
  const names = kinds.map((entry) => entry.kind);
  const advice = didYouMean(kind, names, `The kinds are ${names.join(', ')}.`);
  throw new Error(`transactions.yaml has no kind "${kind}". ${advice}`);
}

/** The codes with which an operation refuses a kind; undefined if it has no variant for it. */
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

/** What moves in a composed flow, whose lines depend on its steps. */
const ofSteps: Readonly<Record<string, string>> = {
  arrive: 'The amount arrives',
  send_back: 'The amount goes back',
  book: 'The money of each step',
  book_first: 'The money of the first step',
};

/** What a machine's changes depend on. */
interface Selection {
  readonly machine: string;
  readonly kind: string | undefined;
  readonly groups: readonly string[];
  /** Whether its changes differ by kind. */
  readonly hasKinds: boolean;
}

/** Reads what one movement does; undefined if that depends on a kind that is not given. */
function linesOf(
  { lifecycles: { accounts, money }, transactions: { kinds } }: Data,
  movement: string,
  { machine, kind, groups, hasKinds }: Selection,
): readonly (MoneyLine | string)[] | undefined {
  const accountOf = (name: string): Account => {
    const found = (id: string) => accounts.find((entry) => entry.account === id);
    const unknown = { owedBy: '–', owedTo: '–' };
    if (name === 'receiver') {
      return { ...(found('others') ?? unknown), name: "the receiver's balance" };
    }
    const isSource = name === 'source';
    const id = isSource ? (groups.includes('incoming') ? 'incoming' : 'held') : name;
    return found(id) ?? { ...unknown, name: id };
  };
  const ofMovement = money.filter((line) => line.movement === movement);
  const own = ofMovement.filter((line) => ['any', machine, kind].includes(line.kind));
  const ofKinds = ofMovement.filter((line) => kinds.some((one) => one.kind === line.kind));
  const isOfOneKind = new Set(ofKinds.map((line) => line.kind)).size === 1;
  const lines = own.length > 0 || (hasKinds && !isOfOneKind) ? own : ofKinds;
  if (lines.length === 0) {
    const text = ofSteps[movement];
    return kind === undefined || text === undefined ? undefined : [text];
  }
  return lines.map(({ amount, debit, credit }) => ({
    amount,
    debit: accountOf(debit),
    credit: accountOf(credit),
  }));
}

/** Describes a transition as readers see it. */
function toChange(
  one: Transition,
  number: number,
  lines: Change['money'],
  { machine, kind }: Selection,
  data: Data,
  library: Library,
): Change {
  const isOfKind = (code: string) =>
    kind === undefined ||
    (data.transactions.failures.find((entry) => entry.code === code)?.kinds?.includes(kind) ??
      true);
  const allowed =
    kind === undefined || one.problems.length === 0
      ? undefined
      : problemsOf(library, one.trigger, kind);
  return {
    number,
    from: one.from === start ? undefined : one.from,
    to: one.to,
    by: one.by,
    own: one.by === reader,
    event: one.event,
    within: one.within,
    money: lines,
    report: one.report === 'none' ? undefined : one.report,
    failures: one.failures.filter(isOfKind),
    problems: one.problems.filter((code) => allowed?.includes(code) ?? true),
    reversible: one.reversible,
    sends: data.lifecycles.notifications.find(
      (entry) => entry.machine === machine && entry.states.includes(one.to),
    )?.event,
  };
}

/**
 * Reads the states of an object from lifecycles.yaml.
 *
 * @param name a list of changes: `transaction`, `customer`
 * @param kind of transaction; all kinds if undefined
 * @throws Error with advice if there is no such list or kind
 */
export function readMachine(name: string, kind: string | undefined, library: Library): Machine {
  const data = readData(library.tokens);
  const all = readTransitions(data, name);
  const hasKinds = all.some(({ kinds }) => kinds !== undefined);
  if (kind !== undefined && !hasKinds) {
    throw new Error(`The states of "${name}" do not depend on a kind; remove the attribute.`);
  }
  const groups = kind === undefined ? [] : groupsOf(data, kind);
  const selection = { machine: name, kind, groups, hasKinds };
  const selected = all.filter(
    ({ kinds }) => kind === undefined || (kinds?.some((one) => groups.includes(one)) ?? true),
  );
  const lines = selected.map(({ money }) =>
    money.map((movement) => linesOf(data, movement, selection)),
  );
  const changes = selected.map((one, index) =>
    toChange(
      one,
      index + 1,
      lines[index]?.flatMap((line) => line ?? []) ?? [],
      selection,
      data,
      library,
    ),
  );
  const left = new Set(all.filter(({ from, to }) => from !== to).map(({ from }) => from));
  const states = new Set(
    changes.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to])),
  );
  const [sends, ...otherEvents] = new Set(changes.map((change) => change.sends));
  return {
    name,
    changes,
    states: [...states],
    final: new Set([...states].filter((state) => !left.has(state))),
    knowsMoney: !lines.flat().includes(undefined),
    sends: otherEvents.length === 0 ? sends : undefined,
  };
}
