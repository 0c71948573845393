import { join } from 'node:path';
import { runApiFile, runMethodFile, type RunMethod, type RunServer } from '../../shared/runFiles';
import type { Schema } from '../../shared/schema/schema';
import { writeText } from '../versions/files';
import type { VersionContent } from '../versions/versionContent';
import { collectSchemas, withoutMembers } from './members';
import { panelSandbox } from './panelSandbox';
import { readRunStyles } from './runStyles';

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

/**
 * Returns the parts of a method that the panel needs. Leaves out all extensions, and leaves out
 * descriptions in the result and in schemas that only the result uses.
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
