import { decimalsOf, feeOf, receivedOf, sumOf } from './apiAmounts';
import { ApiSchemas, readApiText, type ApiDocument, type MediaType } from './apiDocument';
import { apiSamples, expectedSchema, isOutsideApi } from './apiSamples';
import { objectsIn } from './objectsIn';
import { readCurrentVersion } from './rpcPages';

interface Amount {
  readonly value: string;
  readonly currency: string;
}

const document = JSON.parse(readApiText()) as ApiDocument;
const schemas = new ApiSchemas(document);
const { library, pages } = readCurrentVersion();
const samples = apiSamples();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const data = <T>(file: string, name: string) =>
  (library.tokens[file] as unknown as Record<string, T>)[name] as T;
const errors = data<readonly { code: string; status: number; title: string }[]>(
  'api_errors',
  'list',
);

function examplesOf({ example, examples }: MediaType): unknown[] {
  return [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples ?? {}).map(({ value }) => value),
  ];
}

const media = operations.flatMap(({ operation }) => [
  ...Object.values(operation.requestBody?.content ?? {}),
  ...Object.values(operation.responses).flatMap(({ content }) => Object.values(content ?? {})),
]);

const isAmount = (value: unknown): value is Amount =>
  typeof value === 'object' && value !== null && 'value' in value && 'currency' in value;

const shownValues = [
  ...samples.map(({ place, value }) => ({ place, value: value as unknown })),
  ...media.flatMap(examplesOf).map((value) => ({ place: 'openapi.json', value })),
];
const objects = shownValues.flatMap(({ place, value }) =>
  objectsIn(value).map((object) => ({ place, object })),
);
const decimals = new Map(
  data<readonly { code: string; decimals: number }[]>('currencies', 'list').map((currency) => [
    // The data give the stablecoin's code as a token that stands for its symbol.
    currency.code.startsWith('{') ? data<string>('stablecoin', 'symbol') : currency.code,
    currency.decimals,
  ]),
);
const basisPoints = new Map(
  data<readonly { kind: string; bps: number }[]>('fees', 'list').map(({ kind, bps }) => [
    kind,
    bps,
  ]),
);

describe('the OpenAPI document', () => {
  it('has the operations that the overview page lists', () => {
    const rows = [
      ...(pages.get('api')?.source.text ?? '').matchAll(
        /^\| \[(\w+)\]\(\S+\) \| `([A-Z]+) (\S+)` \|/gm,
      ),
    ].map(([, id, method, path]) => `${id} ${method} ${path}`);
    expect(
      operations
        .map(
          ({ path, method, operation }) =>
            `${operation.operationId} ${method.toUpperCase()} ${path}`,
        )
        .sort(),
    ).toEqual(rows.sort());
  });

  it('requires only scopes that exist, and lists only problems in the catalogue', () => {
    const scopes = data<readonly { scope: string }[]>('environments', 'scopes').map(
      ({ scope }) => scope,
    );
    const codes = errors.map(({ code }) => code);
    for (const { operation } of operations) {
      expect(scopes).toEqual(
        expect.arrayContaining(operation.security.flatMap(({ oauth }) => oauth ?? [])),
      );
      expect(codes).toEqual(expect.arrayContaining([...operation['x-problems']]));
    }
  });

  it('has examples that match their shared schemas', () => {
    const wrong = media.flatMap((type) => {
      const { $ref } = type.schema as { $ref?: string };
      if ($ref === undefined) return [];
      return examplesOf(type).flatMap((value) => schemas.problems($ref, value));
    });
    expect(wrong).toEqual([]);
  });
});

describe('JSON on the API pages', () => {
  it('has more than 80 samples', () => {
    expect(samples.length).toBeGreaterThan(80);
  });

  it.each(samples.map((sample) => [sample.place, sample] as const))(
    'in %s matches its schema, unless the OpenAPI document does not describe it',
    (_place, sample) => {
      const name = expectedSchema(sample);
      if (name === undefined) {
        expect(isOutsideApi(sample.value)).toBe(true);
        return;
      }
      const reference = `#/components/schemas/${name}`;
      expect(schemas.problems(reference, sample.value, sample.isShortened)).toEqual([]);
      if (name === 'Problem') {
        const { code, status } = sample.value;
        const known = errors.find((error) => error.code === code);
        expect([code, status]).toEqual([known?.code, known?.status]);
        const { title = known?.title, type = `/problems/${String(code)}` } = sample.value;
        expect(title).toBe(known?.title);
        expect(String(type).endsWith(`/problems/${String(code)}`)).toBe(true);
      }
    },
  );
});

describe('amounts in the samples', () => {
  it('have the decimals of their currency', () => {
    const amounts = objects.filter(({ object }) => isAmount(object));
    expect(amounts.length).toBeGreaterThan(100);
    for (const { place, object } of amounts) {
      const { value, currency } = object as unknown as Amount;
      expect([place, value, decimalsOf(value)]).toEqual([place, value, decimals.get(currency)]);
    }
  });

  it('include the fees of the schedule, and received amounts that follow from fee and rate', () => {
    const moves = objects.flatMap(({ place, object }) => {
      const sent = object['amount'] ?? object['sell'];
      const received = object['received'] ?? object['buy'];
      const { fee } = object;
      // A shortened transaction may have no kind, and a quote never has one.
      const isKnown = 'kind' in object || 'sell' in object;
      return isKnown && isAmount(sent) && isAmount(fee)
        ? [{ place, object, sent, fee, received }]
        : [];
    });
    expect(moves.length).toBeGreaterThan(30);
    for (const { place, object, sent, fee, received } of moves) {
      const kind = String(object['kind'] ?? 'currency_exchange');
      const places = decimals.get(sent.currency) ?? NaN;
      expect([place, kind, fee]).toEqual([
        place,
        kind,
        {
          currency: sent.currency,
          value: feeOf(sent.value, basisPoints.get(kind) ?? NaN, places),
        },
      ]);
      if (!isAmount(received)) continue;
      // If a shortened sample of an exchange lacks the rate, its quote may have it.
      const quoted = objects.find(
        ({ object: quote }) => quote['id'] === object['quote_id'],
      )?.object;
      const rate = object['rate'] ?? quoted?.['rate'];
      if (kind === 'currency_exchange' && typeof rate !== 'string') continue;
      const to = decimals.get(received.currency) ?? NaN;
      expect([place, received.value]).toEqual([
        place,
        receivedOf(sent.value, fee.value, typeof rate === 'string' ? rate : '1', to),
      ]);
    }
  });

  it('of a balance add up: available plus held is the total', () => {
    const rows = objects.filter(({ object }) => 'held' in object);
    expect(rows.length).toBeGreaterThan(5);
    for (const { object } of rows) {
      expect(sumOf(String(object['available']), String(object['held']))).toBe(object['total']);
    }
  });
});
