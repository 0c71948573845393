import { pointAt } from '../../content';
import type { Library, Problem, Source } from '../../content';
import { findRenamed, isMisspeltOrRenamed } from '../../shared/suggest';
import type { readReference } from './reference';

/**
 * Components that show a part of a document: an operation, a method or a subscription. The part's
 * name is in `attribute` of the component, and in `key` in the document.
 */
const partComponents = [
  { document: 'openapi', component: 'ApiOperation', attribute: 'id', key: 'operationId' },
  { document: 'openrpc', component: 'RpcMethod', attribute: 'name', key: 'name' },
  { document: 'subscriptions', component: 'RpcSubscription', attribute: 'name', key: 'name' },
] as const;

/**
 * Returns the names of the operations, methods or subscriptions of a document. Leaves out the calls
 * that end subscriptions.
 */
export function partNames(data: unknown): string[] {
  const { paths = {}, methods = [] } = data as {
    paths?: Readonly<Record<string, Readonly<Record<string, { operationId?: string }>>>>;
    methods?: readonly { name?: string; 'x-notification'?: unknown }[];
  };
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  return [
    ...operations.flatMap(({ operationId }) => operationId ?? []),
    ...methods
      // The calls that end a subscription are shown with it.
      .filter(
        (method) => !methods.some((each) => 'x-notification' in each) || 'x-notification' in method,
      )
      .flatMap(({ name }) => name ?? []),
  ];
}

interface PartUse {
  readonly name: string;
  /** The part's name, followed by the variant if the component shows only one variant. */
  readonly key: string;
  readonly source: Source;
  readonly offset: number;
}

/** Replaces code blocks and comments with spaces, so that offsets stay the same. */
const blankOutCode = (text: string): string =>
  text.replace(/^( *`{3,}).*?^\1`*\s*$|\{\/\*.*?\*\/\}|<!--.*?-->/gms, (part) =>
    part.replace(/[^\n]/g, ' '),
  );

function findUses(sources: readonly Source[], component: string, attribute: string): PartUse[] {
  const tag = new RegExp(`<${component}\\b([^>]*)>`, 'g');
  return sources.flatMap((source) =>
    source.text.includes(`<${component}`)
      ? [...blankOutCode(source.text).matchAll(tag)].flatMap(({ 1: attributes = '', index }) => {
          const valueOf = (name: string) =>
            new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
          const name = valueOf(attribute);
          if (name === undefined) return [];
          const key = [name, valueOf('variant') ?? ''].join(' ').trim();
          return [{ name, key, source, offset: index }];
        })
      : [],
  );
}

/**
 * Finds the parts that no page shows, and the new names of renamed parts by the old names that
 * pages use. Also tells whether a part was probably given another part's name by mistake.
 */
export function findUnshownParts(
  { documents }: ReturnType<typeof readReference>,
  sources: readonly Source[],
): Required<Pick<Library, 'unshownParts' | 'renamedParts' | 'hasRepeatedPart'>> {
  let hasRepeatedPart = false;
  const unshownParts = new Set<string>();
  const renamedParts = new Map<string, string>();
  for (const { document, component, attribute } of partComponents) {
    if (!documents.has(document)) continue;
    const uses = findUses(sources, component, attribute).map(({ name }) => name);
    const parts = partNames(documents.get(document));
    for (const part of parts) if (!uses.includes(part)) unshownParts.add(part);
    const unknown = new Set(uses.filter((use) => !parts.includes(use)));
    // If a part was given another part's name by mistake, one page shows a name that no part has.
    if (new Set(parts).size < parts.length && unknown.size < 2) hasRepeatedPart = true;
    const renamed = findRenamed(parts, uses);
    if (renamed !== undefined) renamedParts.set(renamed.word, renamed.candidate);
  }
  return { unshownParts, renamedParts, hasRepeatedPart };
}

/**
 * Reports operations, methods and subscriptions that no published page shows, at their position in
 * the document. If one is shown more than once, reports each component after the first.
 */
export function checkShownParts(
  { documents, faultyDocuments, locate }: ReturnType<typeof readReference>,
  sources: readonly Source[],
  drafts: readonly Source[],
  folder: string,
): Problem[] {
  return partComponents.flatMap(({ document, component, attribute, key }) => {
    if (!documents.has(document) || faultyDocuments.has(document)) return [];
    const uses = findUses(sources, component, attribute);
    const names = new Set(uses.map(({ name }) => name));
    const parts = partNames(documents.get(document));
    const usesInDrafts = findUses(drafts, component, attribute);
    const missing = parts.flatMap((name): Problem[] => {
      // A misspelt name is reported on its page, with the advice to correct it.
      if (names.has(name) || isMisspeltOrRenamed(name, parts, names)) return [];
      const file = `${folder}/reference/${document}.json`;
      const location = locate({ text: name, key, file }) ?? { file, line: 1, column: 1 };
      const tag = `<${component} ${attribute}="${name}" />`;
      const draft = usesInDrafts.find((use) => use.name === name);
      return [
        draft === undefined
          ? { ...location, message: `No page shows "${name}".`, advice: `Add ${tag} to a page.` }
          : {
              ...location,
              message: `No published page shows "${name}"; the draft ${draft.source.file} does.`,
              advice: `Publish the draft, or add ${tag} to a page.`,
            },
      ];
    });
    const repeated = uses.flatMap(({ key: partKey, source, offset }, index): Problem[] => {
      const first = uses.find((other) => other.key === partKey);
      if (first === undefined || first === uses[index]) return [];
      const { line } = pointAt(first.source.text, first.offset);
      const location = first.source === source ? `on line ${line}` : `in ${first.source.file}`;
      return [
        {
          file: source.file,
          ...pointAt(source.text, offset),
          message: `"${partKey}" is shown more than once.`,
          advice: `It is already ${location}; remove one, and link to the other.`,
        },
      ];
    });
    return [...missing, ...repeated];
  });
}
