import { completeApi } from '../../content/reference/api/complete';
import type { SandboxData } from '../../sandbox';
import { isObject } from '../../shared/isObject';
import { sandboxDataOf } from '../versions/sandboxData';
import type { VersionContent } from '../versions/versionContent';
import { collectSchemas, withoutMembers, type Json } from './members';

/**
 * The members that the sandbox reads, for most of the data files. For each file listed here, the
 * type requires an entry for every member that the file has in `SandboxData`.
 */
const usedParts: {
  readonly [File in keyof SandboxData]?: Readonly<Record<keyof SandboxData[File], true>>;
} = {
  api_errors: { mediaType: true, list: true },
  chain: { clusters: true },
  currencies: { list: true },
  customers: {
    minimumAgeYears: true,
    maximumAgeYears: true,
    types: true,
    suspensions: true,
    statuses: true,
  },
  compliance: { retentionYears: true, recordYears: true, verification: true, guard: true },
  environments: { authentication: true, scopes: true, webhooks: true },
  epochs: { slot: true, epoch: true, finality: true },
  fees: { base: true, list: true },
  freezes: { reviewDays: true },
  fx: { rate: true, quote: true, pivot: true, limits: true },
  programs: { network: true, compliance: true, money: true },
  rails: {
    numbers: true,
    ibanLengths: true,
    ibanTerritories: true,
    list: true,
    holidays: true,
  },
  regions: { moveDays: true, list: true },
  reports: { csvType: true },
  stablecoin: {
    mint: true,
    symbol: true,
    issuance: true,
    redemption: true,
    reserve: true,
  },
  transactions: { statuses: true, failures: true },
  travel_rule: { data: true },
};

/** Members that only pages show, in every data file except sandbox.yaml and lifecycles.yaml. */
const pageOnlyTexts = new Set([
  'allows',
  'basis',
  'check',
  'closes',
  'do',
  'does',
  'holiday',
  'invalid',
  'meaning',
  'needs',
  'note',
  'operator',
  'payee',
  'source',
  'system',
  'valid',
  'when',
  'why',
]);

/** Returns whether only pages show a member. The panel also shows `do`, the advice on an error. */
const isPageOnly = (file: string, member: string) =>
  pageOnlyTexts.has(member) && !(file === 'api_errors' && member === 'do');

/** Returns the settings of the sandbox without the tables and texts shown only on pages. */
function panelSettings(settings: SandboxData['sandbox']): object {
  return {
    ...settings,
    circumstances: undefined,
    testValues: withoutMembers(settings.testValues, (name) => name === 'outcome'),
  };
}

/** Tables of lifecycles.yaml, and columns of its transitions, that are shown only on pages. */
const pageOnlyNames = new Set([
  'parties',
  'powers',
  'visibility',
  'accounts',
  'insolvency',
  'within',
  'report',
  'reversible',
]);

/** Returns responses with nothing but their media types. */
function mediaTypesOf(responses: Json): Json {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { content = {} } = response as { readonly content?: object };
      return [
        status,
        { content: Object.fromEntries(Object.keys(content).map((type) => [type, {}])) },
      ];
    }),
  );
}

/**
 * Returns the schemas that requests use, and the column names of report rows, which the sandbox
 * needs for CSV.
 */
function requestSchemas(operations: unknown, schemas: Json): Json {
  const names = new Set<string>();
  collectSchemas(operations, schemas, names);
  const used = Object.entries(schemas).flatMap(([name, schema]): [string, unknown][] => {
    if (names.has(name)) return [[name, schema]];
    const { properties } = schema as { readonly properties?: object };
    if (!name.endsWith('Row') || properties === undefined) return [];
    const columns = Object.keys(properties).map((column) => [column, {}]);
    return [[name, { properties: Object.fromEntries(columns) as Json }]];
  });
  return Object.fromEntries(used);
}

/** Returns the sandbox's data, shortened for the run panel. */
export function panelSandbox(content: VersionContent): unknown {
  const { document, ...data } = sandboxDataOf(content.library);
  const { paths, components, servers } = completeApi(document);
  const unusedMembers = new Set([
    'x-problems-when',
    'x-problem-example',
    'x-problem-values',
    'x-unit',
  ]);
  const withoutUnused = (value: unknown) =>
    withoutMembers(value, (name) => unusedMembers.has(name));
  const operations = Object.entries(paths).map(([path, methods]) => {
    const shortenedMethods = Object.entries(methods).map(([method, operation]) => [
      method,
      { ...(withoutUnused(operation) as Json), responses: mediaTypesOf(operation.responses) },
    ]);
    return [path, Object.fromEntries(shortenedMethods)] as const;
  });
  return {
    ...Object.fromEntries(
      Object.entries(data as Json).map(([name, value]) => {
        const parts = new Map<string, object>(Object.entries(usedParts)).get(name);
        const used =
          parts === undefined || !isObject(value)
            ? value
            : Object.fromEntries(Object.keys(parts).map((part) => [part, value[part]]));
        return [name, withoutMembers(used, (member) => isPageOnly(name, member))];
      }),
    ),
    sandbox: panelSettings(data.sandbox),
    lifecycles: withoutMembers(data.lifecycles, (name) => pageOnlyNames.has(name)),
    document: {
      servers,
      paths: Object.fromEntries(operations),
      components: { schemas: withoutUnused(requestSchemas(operations, components.schemas)) },
    },
  };
}
