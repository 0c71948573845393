import { ApiSchemas, readApiText, type ApiDocument } from './apiDocument';
import { readCurrentVersion, readDocument } from './rpcPages';

/* Checks that pages, data files and the published documents agree. */

interface Shape {
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
}

const document = JSON.parse(readApiText()) as ApiDocument & {
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
};
const schemas = new ApiSchemas(document);
const { library, pages } = readCurrentVersion();

const data = <T>(file: string, name: string) =>
  (library.tokens[file] as unknown as Record<string, T>)[name] as T;
const schema = (name: string): Shape => document.components.schemas[name] ?? {};
const fieldsOf = (name: string) => Object.keys(schema(name).properties ?? {});
const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

function sectionOf(page: string, heading: string): string {
  const text = pages.get(page)?.source.text ?? '';
  const start = text.indexOf(heading);
  if (start === -1) throw new Error(`${page} has no heading ${heading}.`);
  return text.slice(start).split(/\n#+ /)[0] ?? '';
}

const rowsOf = (section: string) =>
  [...section.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) => namesIn(cell));

const guide = 'documentation/institutions/transactions';

interface Status {
  readonly status: string;
  readonly final: boolean;
}
interface Transition {
  readonly from: string;
  readonly to: string;
}

describe.each([
  ['customers', 'customer', 'CustomerStatus'],
  ['transactions', 'transaction', 'TransactionStatus'],
])('the statuses of %s', (file, machine, name) => {
  const statuses = data<readonly Status[]>(file, 'statuses');
  const transitions = data<readonly Transition[]>('lifecycles', machine);

  it('match the OpenAPI document', () => {
    expect(statuses.map(({ status }) => status)).toEqual(schema(name).enum);
  });

  it('can all be reached, and all but the final ones have a next status', () => {
    for (const { status, final } of statuses) {
      expect([status, transitions.some(({ from }) => from === status)]).toEqual([status, !final]);
      expect([status, transitions.some(({ to }) => to === status)]).toEqual([status, true]);
    }
  });
});

it('lists the same reasons and parties of a suspension as the OpenAPI document', () => {
  const reasons = data<readonly { reason: string; by: string }[]>('customers', 'suspensions');
  const item = (schema('Customer').properties?.['suspensions'] as { items?: Shape }).items;
  expect(reasons.map(({ reason }) => reason)).toEqual(item?.properties?.['reason']?.enum);
  expect([...new Set(reasons.map(({ by }) => by))]).toEqual(item?.properties?.['by']?.enum);
});

it('gives customers no way back from a failed verification', () => {
  const transitions = data<readonly Transition[]>('chain_lifecycles', 'verification');
  expect(transitions.map(({ to }) => to)).toContain('rejected');
  expect(transitions.map(({ from }) => from)).not.toContain('rejected');
});

it('lists the same failures as the OpenAPI document', () => {
  const codes = data<readonly { code: string }[]>('transactions', 'failures');
  expect(codes.map(({ code }) => code)).toEqual(schema('Failure').properties?.['code']?.enum);
});

it('lists the same problems as the OpenAPI document', () => {
  const codes = data<readonly { code: string }[]>('api_errors', 'list');
  expect(codes.map(({ code }) => code).sort()).toEqual(
    [...(schema('ProblemCode').enum ?? [])].sort(),
  );
});

it('names each field of a transaction in the guide', () => {
  const section = sectionOf(guide, '{#transaction}');
  const given = namesIn(section.split('\n').find((line) => line.startsWith('`kind`')) ?? '');
  expect([...rowsOf(section), ...given].sort()).toEqual(fieldsOf('Transaction').sort());
});

it('names each field of a new transaction in the guide', () => {
  const kinds = ['FiatIn', 'FiatOut', 'Transfer', 'StablecoinOut', 'StablecoinIn', 'Exchange'];
  const fields = new Set([...kinds, 'ComposedFlow'].flatMap((kind) => fieldsOf(`New${kind}`)));
  expect(rowsOf(sectionOf(guide, '{#create}')).sort()).toEqual([...fields].sort());
});

it.each(['balances', 'customers', 'network', 'returns', 'transactions'])(
  'gives the %s report the columns of the OpenAPI document',
  (report) => {
    const row = `${report.charAt(0).toUpperCase()}${report.slice(1)}Row`;
    const columns = data<readonly { field: string }[]>('reports', report);
    expect(columns.map(({ field }) => field)).toEqual(fieldsOf(row));
  },
);

it('maps each column of the transactions report to ISO 20022 once', () => {
  const mapped = data<readonly { field: string }[]>('reports', 'iso20022');
  expect(mapped.flatMap(({ field }) => field.split(', ')).sort()).toEqual(
    fieldsOf('TransactionsRow').sort(),
  );
});

it('names every network status in the description of network.status_changed', () => {
  const { events } = data<{ readonly events: readonly { type: string; when: string }[] }>(
    'environments',
    'webhooks',
  );
  const when = events.find(({ type }) => type === 'network.status_changed')?.when;
  for (const status of schema('NetworkStatus').properties?.['status']?.enum ?? [])
    expect(when).toContain(status);
});

it('says that every account can receive the native token', () => {
  const matrix = data<readonly { native: boolean }[]>('classifications', 'matrix');
  expect(matrix.filter(({ native }) => !native)).toEqual([]);
});

it('shows the inflation rate that follows from getInflationGovernor and the epoch', () => {
  const sample = (name: string) =>
    readDocument().methods.find((method) => method.name === name)?.examples[0]?.result
      ?.value as Readonly<Record<string, number>>;
  const { initial = 0, taper = 0, foundation = 0, terminal = 0 } = sample('getInflationGovernor');
  const rate = sample('getInflationRate');
  const { perYear } = data<{ perYear: number }>('epochs', 'epoch');
  const years = (rate['epoch'] ?? 0) / perYear;
  const total = Math.max(terminal, initial * (1 - taper) ** years);
  expect(rate['total']).toBeCloseTo(total, 4);
  expect(rate['foundation']).toBeCloseTo((rate['total'] ?? 0) * foundation, 6);
  expect((rate['validator'] ?? 0) + (rate['foundation'] ?? 0)).toBeCloseTo(rate['total'] ?? 0, 6);
});

it('creates the objects of the quickstart in the order of their ids', () => {
  const { text } = pages.get('documentation/institutions/quickstart')?.source ?? { text: '' };
  const created = [...text.matchAll(/Response 201[^]*?"id": "[a-z]{3}_(\w+)"/g)];
  const ids = created.map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(ids).toEqual([...ids].sort());
});

describe('the transitions of a transaction', () => {
  const transitions = data<
    readonly { id: string; from: string; failures: readonly string[]; by: string }[]
  >('lifecycles', 'transaction');

  it('name every failure', () => {
    const failures = data<readonly { code: string }[]>('transactions', 'failures');
    const reached = transitions.flatMap(({ failures: codes }) => codes);
    expect(failures.filter(({ code }) => !reached.includes(code))).toEqual([]);
  });

  it('lead to payer_mismatch only from awaiting_funds', () => {
    const mismatches = transitions.filter(({ failures }) => failures.includes('payer_mismatch'));
    expect(mismatches.map(({ from }) => from)).toEqual(['awaiting_funds']);
  });

  it('name review.by as the party that approves', () => {
    expect(transitions.find(({ id }) => id === 'approve')?.by).toContain('review.by');
  });
});

it.each([
  [{}, false],
  [{ iban: 'DE25888888880000067890' }, false],
  [{ account_number: '000123456789' }, false],
  [{ bic: 'EXMPDEMMXXX' }, false],
  [{ iban: 'DE25888888880000067890', bic: 'EXMPDEMMXXX' }, true],
  [{ account_number: '000123456789', bank_code: '999999992' }, true],
])('a bank account with %j is valid: %s', (numbers, isValid) => {
  const account = { type: 'bank_account', account_name: 'Example', ...numbers };
  const problems = schemas.problems('#/components/schemas/BankAccount', account);
  expect(problems.length === 0).toBe(isValid);
});

it('does not claim that a BIC has check digits', () => {
  const claims = [...pages.values()].flatMap(({ source }) =>
    [...source.text.matchAll(/[^.|\n]*check digits?[^.|\n]*/gi)].map(([text]) => text),
  );
  expect(
    claims.filter((claim) => /check digits? of (?:a |the )?BIC|BIC's check/.test(claim)),
  ).toEqual([]);
});

it('has a test value or circumstance for each failure and each return reason', () => {
  const texts = [
    ...data<readonly { outcome: string }[]>('sandbox', 'testValues'),
    ...data<readonly { outcome: string }[]>('sandbox', 'circumstances'),
  ].map(({ outcome }) => outcome);
  const codes = [
    ...data<readonly { code: string }[]>('transactions', 'failures'),
    ...data<readonly { code: string }[]>('stablecoin', 'failures'),
    ...data<{ failures: readonly { code: string }[] }>('transactions', 'incoming').failures,
  ].map(({ code }) => code);
  const { reasons } = data<{ reasons: readonly { reason: string }[] }>('transactions', 'returned');
  const all = new Set([...codes, ...reasons.map(({ reason }) => reason)]);
  const words = new Set(texts.flatMap((text) => text.split(/[^a-z_]+/)));
  expect([...all].filter((code) => !words.has(code))).toEqual([]);
});

it('lists a power for each scope, and names only existing operations as triggers', () => {
  const scopes = data<readonly { scope: string }[]>('environments', 'scopes');
  const powers = data<readonly { scope?: string }[]>('lifecycles', 'powers');
  const known = new Set(powers.map(({ scope }) => scope));
  expect(scopes.filter(({ scope }) => !known.has(scope))).toEqual([]);
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  const machines = Object.values(library.tokens['lifecycles'] ?? {}).flat() as {
    trigger?: string;
  }[];
  const triggers = machines.flatMap(({ trigger }) => (trigger === undefined ? [] : [trigger]));
  expect(triggers.filter((name) => /[A-Z]/.test(name) && !operations.includes(name))).toEqual([]);
});

it.each([
  ['issuance', 'IssuanceStatus'],
  ['redemption', 'RedemptionStatus'],
  ['incoming_payment', 'IncomingPaymentStatus'],
  ['returned_payment', 'ReturnedPaymentStatus'],
  ['freeze', 'FreezeStatus'],
])('gives the state machine %s the statuses of %s', (machine, name) => {
  const transitions = data<readonly Transition[]>('lifecycles', machine);
  const reached = new Set(transitions.map(({ to }) => to));
  expect([...reached].sort()).toEqual([...(schema(name).enum ?? [])].sort());
});
