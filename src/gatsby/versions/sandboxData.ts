import { withTokens, type Library, type TokenValue } from '../../content';
import type { SandboxData } from '../../sandbox';
import { brand, network } from '../../site/names';
import type { DocsVersion } from '../../site/versions';
import { listFiles } from './files';
import { filesOfKind } from './fileRules';
import { isError } from './problems';
import { readReference } from './reference';

type DataFileName = Exclude<keyof SandboxData, 'brand' | 'network' | 'document'>;

/**
 * The data files that the sandbox reads. The type requires an entry for each data file in
 * `SandboxData`.
 */
const dataFiles: Readonly<Record<DataFileName, true>> = {
  api_errors: true,
  chain: true,
  compliance: true,
  currencies: true,
  customers: true,
  environments: true,
  epochs: true,
  fees: true,
  freezes: true,
  fx: true,
  lifecycles: true,
  limits: true,
  programs: true,
  rails: true,
  regions: true,
  reports: true,
  sandbox: true,
  stablecoin: true,
  transactions: true,
  travel_rule: true,
};

/** Returns the sandbox's data from a version's reference files, with all tokens replaced. */
export function sandboxDataOf({
  tokens,
  documents,
}: Pick<Library, 'tokens' | 'documents'>): SandboxData {
  const values = Object.fromEntries(
    Object.keys(dataFiles).map((name) => [name, withTokens(tokens[name] as TokenValue, tokens)]),
  );
  return {
    ...values,
    brand,
    network,
    document: documents.get('openapi'),
  } as unknown as SandboxData;
}

/**
 * Reads the sandbox's data from a version's reference files, with all tokens replaced.
 *
 * @param root the project's folder
 * @throws Error if a file has an error; `npm run check` lists all errors
 */
export function readSandboxData(root: string, version: DocsVersion): SandboxData {
  const files = filesOfKind(listFiles(root, `content/${version.name}`), version, 'data');
  const { tokens, documents, problems } = readReference(root, files);
  const problem = problems.find(isError);
  if (problem !== undefined) {
    throw new Error(`${problem.file}:${problem.line} ${problem.message} ${problem.advice}`);
  }
  return sandboxDataOf({ tokens, documents });
}
