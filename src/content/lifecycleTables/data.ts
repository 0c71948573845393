import { z } from 'zod';
import { adviceToUse, didYouMean } from '../../shared/suggest';
import { mapTexts } from '../dataFiles/withTokens';
import { replaceKnownTokens } from '../tokens/tokens';
import type { Tokens, TokenValue } from '../types';
import { ContentError } from '../contentError';

const transition = z.object({
  id: z.string(),
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
  groupFailures: z
    .array(z.object({ group: z.string(), failures: z.array(z.string()) }))
    .default([]),
  notPaying: z.object({ by: z.string(), event: z.string(), within: z.string() }).optional(),
  problems: z.array(z.string()).default([]),
  reversible: z.string().optional(),
});
export type Transition = z.infer<typeof transition>;

const machineSchema = z.array(transition).min(1);

const account = z.object({
  account: z.string(),
  name: z.string(),
  owedBy: z.string().default('–'),
  owedTo: z.string().default('–'),
  byKind: z
    .array(z.object({ kind: z.string(), owedBy: z.string(), owedTo: z.string() }))
    .default([]),
});

/** The parts of the data files that the state components need. */
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
      .array(
        z.object({
          machine: z.string(),
          event: z.string(),
          states: z.array(z.string()),
          change: z.string().optional(),
        }),
      )
      .default([]),
  }),
  chain_lifecycles: z.looseObject({}).default({}),
  transactions: z
    .object({
      kinds: z.array(z.object({ kind: z.string(), groups: z.array(z.string()) })).default([]),
      failures: z
        .array(z.object({ code: z.string(), kinds: z.array(z.string()).optional() }))
        .default([]),
    })
    .default({ kinds: [], failures: [] }),
});
export type LifecycleData = z.infer<typeof dataSchema>;

/** Reads the data files that describe states. @throws ContentError if data is missing or invalid */
export function readData(tokens: Tokens): LifecycleData {
  const { lifecycles, chain_lifecycles, transactions } = tokens;
  const files = { lifecycles, chain_lifecycles, transactions } as unknown as TokenValue;
  const values = mapTexts(files, (text) => replaceKnownTokens(text, tokens, 'prose'));
  const result = dataSchema.safeParse(values);
  if (result.success) return result.data;
  const path = result.error.issues[0]?.path ?? [];
  throw new ContentError(
    `The version has no valid ${path.join('.')}, which the components for states need.`,
    'Add or correct it in the data files.',
    { data: path },
  );
}

/** Returns the transitions of an object. @throws ContentError if there are no valid ones */
export function readTransitions(data: LifecycleData, name: string): readonly Transition[] {
  const machines: Readonly<Record<string, unknown>> = {
    ...data.chain_lifecycles,
    ...data.lifecycles,
  };
  const parsed = machineSchema.safeParse(Object.hasOwn(machines, name) ? machines[name] : null);
  if (parsed.success) return parsed.data;
  const names = Object.keys(machines).filter(
    (key) => machineSchema.safeParse(machines[key]).success,
  );
  const advice = didYouMean(name, names, adviceToUse(names));
  throw new ContentError(`No data file has states for "${name}".`, advice);
}

/** Returns the groups of a kind of transaction. @throws ContentError if there is no such kind */
export function groupsOf(
  { transactions: { kinds } }: LifecycleData,
  kind: string,
): readonly string[] {
  const groups = kinds.find((entry) => entry.kind === kind)?.groups;
  if (groups !== undefined) return groups;
  const names = kinds.map((entry) => entry.kind);
  const advice = didYouMean(kind, names, adviceToUse(names));
  throw new ContentError(`transactions.yaml has no kind "${kind}".`, advice);
}
