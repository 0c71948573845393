import { readApiText } from './apiDocument';
import { readCurrentVersion } from './rpcPages';

/* Checks the data and pages on compliance, such as the travel rule and screening. */

const { library, pages } = readCurrentVersion();

const data = <T>(file: string, name: string) =>
  (library.tokens[file] as unknown as Record<string, T>)[name] as T;

interface Transition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

it('says neither "the operator" nor "network operator" on pages with the role "operator"', () => {
  const withRoles = [...pages.values()].filter(({ source }) =>
    /data="(?:roles\.institution|console)\./.test(source.text),
  );
  expect(withRoles.length).toBeGreaterThan(1);
  const unclear = withRoles.filter(({ source }) =>
    /\b(?:the|network) operator\b/i.test(source.text),
  );
  expect(unclear.map(({ id }) => id)).toEqual([]);
});

it('no page denies that the operator sees all customers and incoming payments', () => {
  const visibility = data<readonly { what: string; brand: string }[]>('lifecycles', 'visibility');
  const personal = visibility.filter(({ what }) =>
    /^(?:Customers|Incoming payments) and/.test(what),
  );
  expect(personal.map(({ brand }) => brand)).toEqual(['All', 'All']);
  const wrong = [...pages.values()].filter(({ source }) =>
    /nobody else can read them|with (?:the )?institution and (?:the )?verifier\./.test(source.text),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('no report has a column with names or accounts of payers or payees', () => {
  const columns = ['balances', 'customers', 'transactions', 'returns'].flatMap((report) =>
    data<readonly { field: string }[]>('reports', report).map(({ field }) => field),
  );
  expect(columns).toContain('transaction_id');
  expect(columns.filter((field) => /account|iban|name|address/.test(field))).toEqual([]);
});

it('the screening data and the lifecycle agree on the change of status after a hit', () => {
  const subjects = data<readonly { machine: string; lifecycle: string; hit: string }[]>(
    'screening',
    'subjects',
  );
  for (const { machine, lifecycle, hit } of subjects) {
    const change = data<readonly Transition[]>('lifecycles', machine).find(
      ({ id }) => id === lifecycle,
    );
    expect(hit).toContain(`${String(change?.from)} → ${String(change?.to)}`);
  }
});

it('each outcome of a review has the status that the lifecycle names', () => {
  const outcomes = data<readonly { lifecycle: string; becomes: string }[]>('screening', 'outcomes');
  const transitions = data<readonly Transition[]>('lifecycles', 'transaction');
  for (const { lifecycle, becomes } of outcomes) {
    const change = transitions.find(({ id }) => id === lifecycle);
    expect([change?.from, change?.to]).toEqual(['in_review', becomes]);
  }
});

it('gives each inbound case of the travel rule a status in which an incoming payment can begin', () => {
  const cases = data<readonly { state: string }[]>('travel_rule', 'inbound');
  const reached = data<readonly Transition[]>('lifecycles', 'incoming_payment')
    .filter(({ from }) => from === '–')
    .map(({ to }) => to);
  for (const { state } of cases) expect(reached).toContain(state);
});

describe('the data of the travel rule', () => {
  interface Row {
    readonly party: string;
    readonly individual: string;
    readonly business: string;
    readonly field: string;
    readonly received: readonly string[];
    readonly requiredFor: readonly string[];
  }
  const rows = data<readonly Row[]>('travel_rule', 'data');
  const schemas = (
    JSON.parse(readApiText()) as {
      components: { schemas: Record<string, { properties: Record<string, object> }> };
    }
  ).components.schemas;
  const propertiesOf = (schema: object | undefined) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});

  it('are exactly the data of the parties to an incoming payment, apart from their type', () => {
    for (const party of ['originator', 'beneficiary']) {
      const received = rows.flatMap((row) => row.received);
      const names = received.flatMap((path) =>
        path.startsWith(`${party}.`) ? path.split('.')[1] : [],
      );
      const shown = propertiesOf(schemas['IncomingPayment']?.properties[party]);
      // The table has no row for `type`, which determines what else the payer needs.
      expect([...names].sort()).toEqual(shown.filter((name) => name !== 'type').sort());
    }
  });

  it('are required of individuals if and only if their column says Yes, and of businesses only if theirs does', () => {
    for (const { individual, business, requiredFor } of rows) {
      expect(requiredFor.includes('individual')).toBe(individual === 'Yes');
      if (requiredFor.includes('business')) expect(business).toBe('Yes');
    }
  });

  it('come from fields that a customer of that type can have', () => {
    const schemaOf = { individual: 'NewIndividual', business: 'NewBusiness' };
    const generated = new Set(['network_address', 'id']);
    for (const row of rows.filter(({ field }) => field.endsWith('of the customer'))) {
      for (const type of ['individual', 'business'] as const) {
        if (row[type] === 'No') continue;
        for (const name of row.field.replace(' of the customer', '').split(' and ')) {
          if (generated.has(name)) continue;
          expect(propertiesOf(schemas[schemaOf[type]])).toContain(name);
        }
      }
    }
  });
});

it('defines the rescreening hours once', () => {
  const names = Object.entries(library.tokens).flatMap(([file, values]) =>
    [...JSON.stringify(values).matchAll(/"rescreenHours":/g)].map(() => file),
  );
  expect(names).toEqual(['compliance']);
});

const withoutFigures = [
  'documentation/institutions/payment_rails',
  'documentation/compliance_features/travel_rule',
  'documentation/compliance_features/screening',
  'documentation/regulators/evidence',
  'documentation/regulators/principles',
  'regions',
];

it.each(withoutFigures)('%s takes its figures from data files', (page) => {
  const text = pages.get(page)?.source.text ?? '';
  const typed =
    /\b\d[\d,.]*\s*(?:%|basis points|seconds|minutes|hours|(?:business )?days|months|years)\b/g;
  expect([...text.matchAll(typed)].map(([figure]) => figure)).toEqual([]);
  expect(text.length).toBeGreaterThan(1000);
});

it.each([
  ['regions', 'regions'],
  ['institutions/freezes', 'freezes'],
  ['api/authentication', 'environments'],
])('%s takes its periods from %s.yaml or limits.yaml, not from another file', (page, file) => {
  const text = pages.get(page)?.source.text ?? '';
  const periods = [...text.matchAll(/\{(\w+)\.[\w.]*(?:Seconds|Minutes|Hours|Days)\}/g)];
  expect(periods).not.toEqual([]);
  for (const [, name] of periods) expect([file, 'limits']).toContain(name);
});

it('keeps at least as much of the reserve in cash as EU law requires, and sets maximums that leave room for the other minimums', () => {
  const { list } = data<{
    readonly list: readonly {
      readonly minimumPercent: number;
      readonly maximumPercent: number;
    }[];
  }>('stablecoin', 'reserve');
  const [cash] = list;
  // Regulation (EU) 2023/1114, Article 54.
  expect(cash?.minimumPercent).toBeGreaterThanOrEqual(30);
  const minimums = list.reduce((sum, { minimumPercent }) => sum + minimumPercent, 0);
  for (const { minimumPercent, maximumPercent } of list) {
    expect(maximumPercent).toBeLessThanOrEqual(100 - (minimums - minimumPercent));
  }
});

it('lists the mint authority and the freeze authority of each kind of token', () => {
  const authorities = data<readonly { asset: string; authority: string }[]>(
    'tokens',
    'authorities',
  );
  const assets = [...new Set(authorities.map(({ asset }) => asset))];
  expect(authorities.map(({ asset, authority }) => `${asset} ${authority}`)).toEqual(
    assets.flatMap((asset) => [`${asset} mint_authority`, `${asset} freeze_authority`]),
  );
});

it('lets holders redeem amounts from one cent, the smallest unit of the dollar', () => {
  const holders = data<{ minimumUsd: string }>('stablecoin', 'holders');
  const dollars = data<{ decimals: number }>('currencies', 'usd');
  expect(holders.minimumUsd).toBe((10 ** -dollars.decimals).toFixed(dollars.decimals));
});

it('lists checks in the order of their stages, and those of the receiving institution only after execution', () => {
  const checks = data<readonly { stage: string; by: string; onFailure: string }[]>(
    'compliance',
    'checks',
  );
  const stages = ['onboarding', 'before signing', 'execution', 'after'];
  const order = checks.map(({ stage }) => stages.findIndex((name) => stage.startsWith(name)));
  expect(order).toEqual([...order].sort());
  expect(order).not.toContain(-1);
  const onArrival = checks.filter(({ by }) => by === 'the receiving institution');
  expect(onArrival.map(({ stage }) => stage)).toEqual(['after']);
});

it('rejects an undecided verification record after the same period as an undecided customer', () => {
  const rejections = data<readonly (Transition & { by: string; event: string; within: string })[]>;
  const inTime = (transitions: ReturnType<typeof rejections>) =>
    transitions.filter(({ to, by }) => to === 'rejected' && by === 'Time');
  const ofCustomers = inTime(rejections('lifecycles', 'customer'));
  expect(ofCustomers.map(({ id }) => id)).toEqual(['lapse', 'give_up']);
  const [ofRecord] = inTime(rejections('chain_lifecycles', 'verification'));
  expect(ofRecord?.event).toMatch(/arrived, or .*decided/);
  for (const { within } of ofCustomers) expect(within).toBe(ofRecord?.within);
});
