import { join } from 'node:path';
import {
  checkData,
  dataName,
  follow,
  markUnreadable,
  parseDataFile,
  pointAt,
  readDocument,
  shownDocuments,
  withOwnProblems,
  withTypedTokens,
} from '../../content';
import type { DataFile, Origin, Problem, Source, SourceLocation, Tokens } from '../../content';
import { duplicateIndexes } from '../../shared/duplicateIndexes';
import { didYouMean } from '../../shared/suggest';
import { siteTokens, withSiteTokens } from '../../site/tokens';
import { versionRoot } from '../../site/versionPath';
import type { DocsVersion } from '../../site/versions';
import { readSource } from './files';
import { fileProblem } from './problems';
import { rememberLast } from './rememberLast';

interface Reference {
  /** Content of the YAML files by file name without extension, plus the site's names. */
  readonly tokens: Tokens;
  /** Parsed JSON documents (OpenRPC, OpenAPI) by file name without extension, tokens replaced. */
  readonly documents: ReadonlyMap<string, unknown>;
  /**
   * The same documents as text, for publishing. If a document has `x-problem-values`, its response
   * examples contain the values given there. Any other document keeps its text, because parsing
   * would round numbers above 2^53, which the RPC reference contains.
   */
  readonly documentTexts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
  readonly faultyDocuments: ReadonlySet<string>;
  /** Returns the location of a text or value in its file; undefined if it is not found. */
  readonly locate: (origin: Origin) => SourceLocation | undefined;
}

/**
 * Returns the path of a published reference document without the site's prefix: `/openrpc.json`.
 */
export function documentPath(version: DocsVersion, name: string): string {
  return `${versionRoot(version)}/${name}.json`;
}

function duplicateNames(files: readonly string[]): Problem[] {
  const names = files.map(dataName);
  return duplicateIndexes(names).map((index) => {
    const message = `There is another file named "${names[index] ?? ''}".`;
    return fileProblem(files[index] ?? '', message, 'Merge them, or rename one.');
  });
}

function tokensOf(...files: readonly DataFile[]): Tokens {
  const untypedTokens: Tokens = {
    ...Object.fromEntries(
      files.map(({ file, data = {} }) => [dataName(file), withSiteTokens(data)]),
    ),
    ...siteTokens,
  };
  const tokens = withTypedTokens(untypedTokens);
  const unreadable = files.filter(({ data }) => data === undefined);
  markUnreadable(tokens, new Set(unreadable.map(({ file }) => dataName(file))));
  return tokens;
}

const readData = rememberLast((file: string, text: string) => parseDataFile({ file, text }));
const tokensFrom = rememberLast(tokensOf);
const checkTokens = rememberLast((tokens: Tokens, ...files: readonly DataFile[]) =>
  checkData(files, tokens),
);
const readJson = rememberLast((file: string, text: string, tokens: Tokens, refs: string) =>
  readDocument({ file, text }, tokens, refs),
);

/** Returns the pointers into the named document that the texts contain, joined with spaces. */
function refsTo(name: string, texts: readonly string[]): string {
  const pattern = new RegExp(`"${name}\\.json(#[^"]+)"`, 'g');
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, ref]) => ref)).join(' ');
}

/** Reports each `$ref` of the form `name.json#/…` whose target is missing. */
function checkForeignRefs(
  { file, text }: Source,
  documents: ReadonlyMap<string, unknown>,
): Problem[] {
  return [...text.matchAll(/"\$ref"\s*:\s*"(([\w-]+)\.json(#\/[^"]+))"/g)].flatMap((match) => {
    const [whole, ref = '', name = '', pointer = ''] = match;
    // A document that is missing or could not be read is reported elsewhere.
    const target = documents.get(name);
    if (target === undefined) return [];
    const { found, siblings } = follow(pointer, target);
    if (found) return [];
    const point = pointAt(text, match.index + whole.lastIndexOf(ref));
    const fallback = 'Define the target, or correct the $ref.';
    const advice = didYouMean(
      ref,
      siblings.map((each) => `${name}.json${each}`),
      fallback,
    );
    return [{ file, ...point, message: `The $ref "${ref}" has no target.`, advice }];
  });
}

/** Warns of documents that no component reads and no other document refers to. */
function checkUses(files: readonly string[], texts: readonly string[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    const name = dataName(file);
    if (shownDocuments.includes(name) || refsTo(name, texts) !== '') return [];
    const message = 'No component shows this document.';
    const advice = didYouMean(
      `${name}.json`,
      shownDocuments.map((each) => `${each}.json`),
      'Name it openapi.json or openrpc.json, or move it to static/ to publish it as it is.',
    );
    return [{ ...fileProblem(file, message, advice), severity: 'warning' }];
  });
}

function textToPublish(data: unknown, text: string): string {
  const changed = withOwnProblems(data);
  return changed === undefined ? text : `${JSON.stringify(changed, null, 2)}\n`;
}

/**
 * Reads and checks a version's data files and documents, and replaces the tokens in them.
 *
 * @param root the project's folder
 * @param files relative to `root`
 */
export function readReference(root: string, files: readonly string[]): Reference {
  const isDocument = (file: string) => file.endsWith('.json');
  const dataFiles = files
    .filter((file) => !isDocument(file))
    .map((file) => readData(join(root, file), file, readSource(root, file).text));
  const syntaxProblems = dataFiles.flatMap(({ problems }) => problems);
  const key = join(root, files[0] ?? '');
  const tokens = tokensFrom(key, ...dataFiles);
  // Must run before documents are read: the check marks invalid values in `tokens`, so that
  // documents that use these values are not reported as well.
  const dataProblems = checkTokens(
    key,
    tokens,
    ...dataFiles.filter(({ data }) => data !== undefined),
  );
  const sources = files.filter(isDocument).map((file) => readSource(root, file));
  const texts = sources.map(({ text }) => text);
  const read = sources.map(({ file, text }) => {
    const name = dataName(file);
    const document = readJson(join(root, file), file, text, tokens, refsTo(name, texts));
    return { name, file, ...document };
  });
  const parsed = read.filter(({ data }) => data !== undefined);
  const documents = new Map(parsed.map(({ name, data }) => [name, data]));
  const locate = (origin: Origin): SourceLocation | undefined => {
    if ('data' in origin) {
      const [name, ...path] = origin.data;
      const dataFile = dataFiles.find(({ file }) => dataName(file) === name);
      return dataFile && { file: dataFile.file, ...dataFile.pointOf(path) };
    }
    for (const { file, locate: locateIn } of read) {
      if (origin.file !== undefined && origin.file !== file) continue;
      const [point, another] = locateIn?.(origin.text, origin.key) ?? [];
      if (point === undefined) continue;
      return another !== undefined && origin.orElse !== undefined
        ? locate(origin.orElse)
        : { file, ...point };
    }
    return undefined;
  };
  const foreignRefs = sources.flatMap((source) => checkForeignRefs(source, documents));
  return {
    tokens,
    documents,
    locate,
    documentTexts: new Map(parsed.map(({ name, data, text }) => [name, textToPublish(data, text)])),
    problems: [
      ...duplicateNames(files),
      ...syntaxProblems,
      ...dataProblems,
      ...read.flatMap(({ problems }) => problems),
      ...foreignRefs,
      ...checkUses(
        sources.map(({ file }) => file),
        texts,
      ),
    ],
    faultyDocuments: new Set([
      ...read
        .filter(({ problems }) => problems.some(({ severity }) => severity !== 'warning'))
        .map(({ name }) => name),
      ...foreignRefs.map(({ file }) => dataName(file)),
    ]),
  };
}
