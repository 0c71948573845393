import { isObject } from '../../shared/isObject';
import { join } from 'node:path';
import { runApiFile, runMethodFile, type RunMethod, type RunServer } from '../../shared/runFiles';
import type { Schema } from '../../shared/schema/schema';
import { completeApi } from '../../content/reference/api/complete';
import { writeText } from '../content/files';
import { sandboxDataOf } from '../content/sandboxData';
import type { VersionContent } from '../content/versionContent';
import { readRunStyles } from './runStyles';

type Json = Readonly<Record<string, unknown>>;

/** The parts of an OpenRPC document that the panel shows; tools leave out what they do not use. */
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

/** Copies a value without the members that a predicate rejects, at any depth. */
function without(value: unknown, rejects: (name: string, member: unknown) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, rejects));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !rejects(name, member))
      .map(([name, member]) => [name, without(member, rejects)]),
  );
}

/** Adds the names of all schemas that a value refers to, directly or through others. */
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

/** Returns what the panel needs from a method; result schemas lose their descriptions. */
function runMethod(document: RpcDocument, method: RpcDocument['methods'][number]): RunMethod {
  const schemas = document.components?.schemas ?? {};
  const { params = [], result = { schema: {} } } = method;
  const clean = (value: unknown) => without(value, (name) => name.startsWith('x-'));
  const inParams = new Set<string>();
  collectSchemas(params, schemas, inParams);
  const inResult = new Set<string>();
  collectSchemas(result, schemas, inResult);
  const terse = (value: unknown) =>
    without(value, (name, member) => name === 'description' && typeof member === 'string');
  const used = [...inParams, ...[...inResult].filter((name) => !inParams.has(name))];
  const [example] = method.examples ?? [];
  return {
    name: method.name,
    params: clean(params) as RunMethod['params'],
    example: Object.fromEntries((example?.params ?? []).map(({ name, value }) => [name, value])),
    result: terse(clean(result.schema)) as Schema,
    servers: (method.servers ?? document.servers ?? []).map(({ name, url }) => ({ name, url })),
    fixes: Object.fromEntries(
      Object.entries(document['x-errors'] ?? {}).map(([code, { fix }]) => [code, fix]),
    ),
    components: {
      schemas: Object.fromEntries(
        used.map((name) => {
          const schema = clean(schemas[name]);
          return [name, (inParams.has(name) ? schema : terse(schema)) as Schema];
        }),
      ),
    },
  };
}

/** Returns what the panel needs from each method that nodes still serve. */
export function runMethods(document: unknown): RunMethod[] {
  const rpc = document as RpcDocument;
  return rpc.methods
    .filter((method) => method['x-tier'] !== 'removed')
    .map((method) => runMethod(rpc, method));
}

/** Returns the origins of the nodes that the panel offers. */
export function runHosts(versions: readonly VersionContent[]): string[] {
  const servers = versions.flatMap(({ library: { documents } }) =>
    documents.has('openrpc')
      ? runMethods(documents.get('openrpc')).flatMap((method) => method.servers)
      : [],
  );
  const urls = servers.map(({ url }) => url).filter((url) => URL.canParse(url));
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}

/** The parts of the larger data files that the sandbox reads, as `SandboxData` lists them. */
const partsRead: Readonly<Record<string, readonly string[]>> = {
  compliance: ['verification', 'guard'],
  environments: ['authentication', 'scopes', 'webhooks'],
  rails: ['numbers'],
  reports: ['csvType'],
  stablecoin: ['mint', 'symbol', 'issuance', 'redemption', 'reserve', 'compliance'],
  transactions: ['statuses'],
};

/** Tables of lifecycles.yaml, and columns of its transitions, that only pages show. */
const pageOnly = new Set([
  'parties',
  'powers',
  'visibility',
  'accounts',
  'insolvency',
  'by',
  'within',
  'report',
  'reversible',
]);

/** Returns the sandbox's data, without the parts that only pages show. */
export function runApi(content: VersionContent): unknown {
  const { document, ...data } = sandboxDataOf(content.library);
  const { paths, components, servers } = completeApi(document);
  const notShown = new Set(['x-problems-when', 'x-problem-example', 'x-unit']);
  const terse = (value: unknown) => without(value, (name) => notShown.has(name));
  const shortened = (responses: unknown) =>
    without(responses, (name) => ['examples', 'headers', 'description'].includes(name));
  const operations = Object.entries(paths).map(([path, methods]) => {
    const terseMethods = Object.entries(methods).map(([method, operation]) => [
      method,
      { ...(terse(operation) as Json), responses: terse(shortened(operation.responses)) },
    ]);
    return [path, Object.fromEntries(terseMethods)] as const;
  });
  return {
    ...Object.fromEntries(
      Object.entries(data as Json).map(([name, value]) => {
        const parts = partsRead[name];
        if (parts === undefined || !isObject(value)) return [name, value];
        return [name, Object.fromEntries(parts.map((part) => [part, value[part]]))];
      }),
    ),
    lifecycles: without(data.lifecycles, (name) => pageOnly.has(name)),
    document: {
      servers,
      paths: Object.fromEntries(operations),
      components: { schemas: terse(components.schemas) },
    },
  };
}

/** Writes the files that the run panel fetches. @param root the project's folder */
export async function writeRunFiles(
  root: string,
  output: string,
  versions: readonly VersionContent[],
): Promise<void> {
  const { file, text } = readRunStyles(root);
  await writeText(join(output, file), text);
  for (const content of versions) {
    const { name } = content.version;
    const { documents } = content.library;
    if (documents.has('openapi')) {
      await writeText(join(output, runApiFile(name)), JSON.stringify(runApi(content)));
    }
    if (documents.has('openrpc')) {
      for (const method of runMethods(documents.get('openrpc'))) {
        await writeText(join(output, runMethodFile(name, method.name)), JSON.stringify(method));
      }
    }
  }
}
