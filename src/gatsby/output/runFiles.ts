import { isObject } from '../../shared/isObject';
import { join } from 'node:path';
import { runApiFile, runMethodFile, type RunMethod, type RunServer } from '../../shared/runFiles';
import type { Schema } from '../../shared/schema/schema';
import { completeApi } from '../../content/reference/api/complete';
import { writeText } from '../content/files';
import { sandboxDataOf } from '../content/sandboxData';
import type { SandboxData } from '../../sandbox';
import type { VersionContent } from '../content/versionContent';
import { readRunStyles } from './runStyles';

type Json = Readonly<Record<string, unknown>>;

/**
 * The parts of an OpenRPC document from which the panel's files are made. Generated documents may
 * lack the optional parts.
 */
interface RpcDocument {
  readonly servers?: readonly RunServer[];
  readonly methods: readonly {
    readonly name: string;
    readonly params?: RunMethod['params'];
    readonly result?: { readonly schema: Schema };
    readonly servers?: readonly RunServer[];
    readonly 'x-tier'?: string;
    readonly examples?: readonly {
      readonly params?: readonly { readonly name: string; readonly value: unknown }[];
    }[];
  }[];
  readonly 'x-errors'?: Readonly<Record<string, { readonly fix: string }>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

function withoutMembers(
  value: unknown,
  rejects: (name: string, member: unknown) => boolean,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMembers(item, rejects));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !rejects(name, member))
      .map(([name, member]) => [name, withoutMembers(member, rejects)]),
  );
}

/**
 * Adds the names of all schemas that a value refers to, directly or through other schemas, to
 * `names`.
 */
function collectSchemas(value: unknown, schemas: Json, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectSchemas(item, schemas, names);
  } else if (isObject(value)) {
    const { $ref: reference } = value;
    if (typeof reference === 'string') {
      const name = reference.slice('#/components/schemas/'.length);
      if (!names.has(name)) {
        names.add(name);
        collectSchemas(schemas[name], schemas, names);
      }
    }
    for (const member of Object.values(value)) collectSchemas(member, schemas, names);
  }
}

/**
 * Returns the parts of a method that the panel needs. Leaves out extensions, and the descriptions
 * in the result and in schemas that only the result uses.
 */
function panelMethod(document: RpcDocument, method: RpcDocument['methods'][number]): RunMethod {
  const schemas = document.components?.schemas ?? {};
  const { params = [], result = { schema: {} } } = method;
  const withoutExtensions = (value: unknown) =>
    withoutMembers(value, (name) => name.startsWith('x-'));
  const inParams = new Set<string>();
  collectSchemas(params, schemas, inParams);
  const inResult = new Set<string>();
  collectSchemas(result, schemas, inResult);
  const withoutDescriptions = (value: unknown) =>
    withoutMembers(value, (name, member) => name === 'description' && typeof member === 'string');
  const used = [...inParams, ...[...inResult].filter((name) => !inParams.has(name))];
  const [example] = method.examples ?? [];
  return {
    name: method.name,
    params: withoutExtensions(params) as RunMethod['params'],
    example: Object.fromEntries((example?.params ?? []).map(({ name, value }) => [name, value])),
    result: withoutDescriptions(withoutExtensions(result.schema)) as Schema,
    servers: (method.servers ?? document.servers ?? []).map(({ name, url }) => ({ name, url })),
    fixes: Object.fromEntries(
      Object.entries(document['x-errors'] ?? {}).map(([code, { fix }]) => [code, fix]),
    ),
    components: {
      schemas: Object.fromEntries(
        used.map((name) => {
          const schema = withoutExtensions(schemas[name]);
          return [name, (inParams.has(name) ? schema : withoutDescriptions(schema)) as Schema];
        }),
      ),
    },
  };
}

/** Returns, for each method that nodes still serve, the parts that the panel needs. */
export function panelMethods(document: unknown): RunMethod[] {
  const rpc = document as RpcDocument;
  return rpc.methods
    .filter((method) => method['x-tier'] !== 'removed')
    .map((method) => panelMethod(rpc, method));
}

/** Returns the origins of the nodes that the panel offers. */
export function panelHosts(versions: readonly VersionContent[]): string[] {
  const servers = versions.flatMap(({ library: { documents } }) =>
    documents.has('openrpc')
      ? panelMethods(documents.get('openrpc')).flatMap((method) => method.servers)
      : [],
  );
  const urls = servers.map(({ url }) => url).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}

/**
 * The members that the sandbox reads from some of the larger data files. The type requires every
 * member that `SandboxData` lists.
 */
const usedParts: {
  readonly [File in keyof SandboxData]?: Readonly<Record<keyof SandboxData[File], true>>;
} = {
  compliance: { verification: true, guard: true },
  environments: { authentication: true, scopes: true, webhooks: true },
  freezes: { reviewDays: true },
  programs: { network: true, compliance: true, money: true },
  rails: { numbers: true },
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

/** Tables of lifecycles.yaml, and columns of its transitions, that only pages show. */
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
        if (parts === undefined || !isObject(value)) return [name, value];
        return [name, Object.fromEntries(Object.keys(parts).map((part) => [part, value[part]]))];
      }),
    ),
    lifecycles: withoutMembers(data.lifecycles, (name) => pageOnlyNames.has(name)),
    document: {
      servers,
      paths: Object.fromEntries(operations),
      components: { schemas: withoutUnused(requestSchemas(operations, components.schemas)) },
    },
  };
}

/** Writes the files that the run panel fetches. @param root the project's folder */
export async function writeRunFiles(
  root: string,
  output: string,
  versions: readonly VersionContent[],
): Promise<void> {
  const { path, text } = readRunStyles(root);
  await writeText(join(output, path), text);
  for (const content of versions) {
    const { name } = content.version;
    const { documents } = content.library;
    if (documents.has('openapi')) {
      await writeText(join(output, runApiFile(name)), JSON.stringify(panelSandbox(content)));
    }
    if (documents.has('openrpc')) {
      for (const method of panelMethods(documents.get('openrpc'))) {
        await writeText(join(output, runMethodFile(name, method.name)), JSON.stringify(method));
      }
    }
  }
}
