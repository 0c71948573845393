import { gzipSync } from 'node:zlib';
import { layOut } from '../../src/content/lifecycleTables/layout';
import { readMachine } from '../../src/content/lifecycleTables/machine';
import { compilePage } from '../../src/content';
import { readCurrentVersion } from './compiledPages';

const { library, pages } = readCurrentVersion();

const lifecycles = {
  ...(library.tokens['lifecycles'] as object),
  ...(library.tokens['chain_lifecycles'] as object),
} as Readonly<Record<string, readonly object[]>>;
const machines = Object.keys(lifecycles).filter((name) =>
  lifecycles[name]?.some((entry) => 'trigger' in entry),
);
const { kinds } = library.tokens['transactions'] as unknown as {
  readonly kinds: readonly { readonly kind: string }[];
};
const kindNames = kinds.map(({ kind }) =>
  kind.replaceAll('{network}', String(library.tokens['network'])),
);
const selections: readonly (readonly [string, string, string | undefined])[] = [
  ...machines.map((machine) => [machine, machine, undefined] as const),
  ...kindNames.map((kind) => [`transaction ${kind}`, 'transaction', kind] as const),
];

it('a duration given as "usually" also has a maximum or says that there is no deadline', () => {
  const vague = machines.flatMap((name) =>
    (lifecycles[name] ?? [])
      .map((entry) => (entry as { readonly within: string }).within)
      .filter((within) => /usually/.test(within) && !/no deadline|at most/.test(within)),
  );
  expect(vague).toEqual([]);
});

describe.each(selections)('the state machine %s', (_, name, kind) => {
  const machine = readMachine(name, kind, library);
  const { width, height, boxes, arrows } = layOut(machine);

  it('has a start, from which each state can be reached', () => {
    const reached = new Set<string>();
    for (let size = -1; size < reached.size;) {
      size = reached.size;
      for (const { from, to } of machine.changes) {
        if (from === undefined || reached.has(from)) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...machine.states].sort());
  });

  it('fits in a diagram without overlaps', () => {
    expect(width).toBeLessThan(560);
    expect(height).toBeLessThan(400);
    for (const a of boxes) {
      for (const b of boxes) {
        if (a === b || Math.abs(a.y - b.y) >= 28) continue;
        expect(Math.abs(a.x - b.x)).toBeGreaterThan((a.width + b.width) / 2);
      }
    }
    expect(arrows.flatMap(({ numbers }) => numbers).sort((a, b) => a - b)).toEqual(
      machine.changes.map(({ number }) => number),
    );
  });
});

it.each(kindNames)('the state machine of %s says how each change of status moves money', (kind) => {
  expect(readMachine('transaction', kind, library).isMoneyKnown).toBe(true);
});

it('keeps each diagram below 2.5 kB compressed', () => {
  const sizes = [...pages.values()]
    .filter(({ source }) => source.text.includes('<StateDiagram'))
    .flatMap(({ source }) => [
      ...compilePage(source, library).article.html.matchAll(/<svg class="a-states[^]*?<\/svg>/g),
    ])
    .map(([svg]) => gzipSync(svg).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(2500);
});

describe('the state machine of each kind of transaction', () => {
  const changesOf = (kind: string) => readMachine('transaction', kind, library).changes;
  const payout = kindNames.find((kind) => kind.endsWith('_to_fiat')) ?? '';

  it('fails a payout that a bank rejects, but leaves a flow partially settled', () => {
    const rejected = (kind: string) =>
      changesOf(kind)
        .filter(({ failures }) => failures.includes('bank_rejected'))
        .map(({ to }) => to);
    expect(rejected(payout)).toEqual(['failed']);
    expect(rejected('composed_flow')).toEqual(['partially_settled']);
  });

  it('lets the chain refuse more than two kinds, but no payout, and give limit_exceeded only for flows', () => {
    const refused = kindNames.flatMap((kind) =>
      changesOf(kind)
        .filter(
          ({ from, by, money }) => from === 'processing' && by === 'Ledger' && money.length > 0,
        )
        .filter(({ to, event }) => to === 'failed' && /refused/.test(event))
        .map(({ failures }) => [kind, failures.includes('limit_exceeded')]),
    );
    expect(refused.map(([kind]) => kind)).not.toContain(payout);
    expect(refused.length).toBeGreaterThan(2);
    for (const [kind, isLimited] of refused) expect(isLimited).toBe(kind === 'composed_flow');
  });

  it('lets the institution decide only on payments, because no policy asks about other kinds', () => {
    const decided = kindNames.filter((kind) =>
      changesOf(kind).some(({ from, by }) => from === 'in_review' && /institution/.test(by)),
    );
    const paying = kindNames.filter((kind) => /^(?!fiat|stablecoin|currency)/.test(kind));
    expect(decided).toEqual(paying);
  });

  it('lets crediting fail only for reasons that apply to the kind', () => {
    const codesOf = (kind: string) =>
      changesOf(kind)
        .filter(({ event }) => event.startsWith('The money could not be credited'))
        .flatMap(({ failures }) => failures);
    expect(codesOf('composed_flow')).toEqual(['stablecoin_unavailable', 'customer_not_active']);
    const [deposit = ''] = kindNames.filter((kind) => kind.startsWith('stablecoin'));
    expect(codesOf(deposit)).toEqual([...codesOf('composed_flow'), 'destination_refused']);
  });

  it('lists the problems for which a call that creates the transaction can be refused', () => {
    const refusals = (kind: string) =>
      new Set(
        changesOf(kind).flatMap(({ from, problems }) => (from === undefined ? problems : [])),
      );
    expect(refusals('composed_flow')).toContain('flow_invalid');
    expect(refusals('currency_exchange')).toContain('quote_used');
    expect(refusals(payout)).not.toContain('flow_invalid');
  });
});
