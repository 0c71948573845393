import { capitalize } from '../../src/shared/capitalize';
import { joinWords } from '../../src/shared/joinWords';
import { withNames } from '../../src/site/names';
import { sidebarForPath } from '../../src/site/search';
import { methodPage } from '../../src/domain/referencePages/rpcPages';
import { didYouMean } from '../../src/shared/suggest';
import { pageKinds } from '../../src/content/parse/frontMatter/expectedValues';
import { placeholderDescription } from '../../src/content/parse/frontMatter/frontMatter';
import { checkAddress } from '../authoring/checkAddress';
import type { AuthoredVersion } from '../authoring/readPages';
import { Refusal } from '../authoring/runCommand';
import { addEntry, findPlaceBeside, yamlScalar, type EntryPlace } from '../authoring/sidebarText';

type Kind = (typeof pageKinds)[number];

/** The kinds of page that an author can choose, joined with commas and "or". */
export const kindNames = joinWords(pageKinds, 'or');

export interface PageRequest {
  /** Page id: `documentation/x`. */
  readonly id: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly kind?: string | undefined;
  /** Operation of the API that the page shows. */
  readonly operation?: string | undefined;
  /** Categories, separated by `>`; '' is the sidebar's top level. */
  readonly category?: string | undefined;
  /** Replaces the title in the sidebar. */
  readonly label?: string | undefined;
  readonly draft?: boolean | undefined;
}

/** The plan of a new page: texts by file, with the kind and the place chosen for it. */
interface PagePlan {
  readonly file: string;
  readonly changed: ReadonlyMap<string, string>;
  /** `method` or `operation` for a page that shows one. */
  readonly kind: Kind | 'method' | 'operation';
  /** Undefined for drafts, which are in no sidebar. */
  readonly place: EntryPlace | undefined;
}

const referenceBody = (kind: 'method' | 'operation', component: string): string =>
  `Say in one sentence what the ${kind} is for.\n\n${component}\n`;

const bodies: Readonly<Record<Kind, string>> = {
  guide: `Say who this page is for and what they have at the end.

## Before you start

List what the reader needs, with a link to the page that explains how to get it.

## Name the task in this heading

1. Write the first step, with the call and its response.
2. Write the next step.

## What to read next

Link to the next page.
`,
  concept: `Say who this page is for and what they understand at the end.

## Say here what the section shows

Explain one idea.

## Work through an example

Give an example with numbers that the reader can check.

Link to the next page.
`,
  overview: `Say what the reader finds on the pages that this one lists.

## Name the first group

Link to its pages.
`,
};

/** Returns a title in sentence case for a segment of a path: `Mpc wallets` for `mpc_wallets`. */
function titleOf(segment: string): string {
  const words = segment
    .replaceAll(/\{(brand|network)\}/g, (_, name: string) => `{${capitalize(name)}}`)
    .replaceAll(/[_-]+/g, ' ');
  return words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

const frontMatterOf = (text: string): string => text.split(/^---$/m)[1] ?? '';

const valueOf = (text: string, key: string): string | undefined =>
  new RegExp(`^${key}: *['"]?(.*?)['"]? *$`, 'm').exec(frontMatterOf(text))?.[1];

/**
 * Returns the most common kind among the pages in a page's folder; `concept` if there are none. A
 * page without a kind counts as a concept.
 */
function usualKind(id: string, { pages, texts }: AuthoredVersion): Kind {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const counts = new Map<Kind, number>();
  for (const [other, file] of pages) {
    if (!other.startsWith(folder) || other.slice(folder.length).includes('/')) continue;
    const kind = (valueOf(texts.get(file) ?? '', 'kind') ?? 'concept') as Kind;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'concept';
}

function placeOf({ id, category }: PageRequest, sidebars: string): EntryPlace {
  const sidebar = sidebarForPath(`/${withNames(id)}`);
  if (category !== undefined) {
    const categories = category.split('>').map((label) => label.trim());
    return { sidebar, categories: categories.filter((label) => label !== '') };
  }
  const siblingPlace = findPlaceBeside(sidebars, id);
  if (siblingPlace !== undefined && siblingPlace.sidebar === sidebar) return siblingPlace;
  const folders = id.split('/').slice(1, -1);
  return { sidebar, categories: folders.map(titleOf) };
}

/**
 * Plans a new page: its file and, unless it is a draft, its entry in a sidebar.
 *
 * @throws Refusal if the page cannot be added
 */
export function planPage(request: PageRequest, content: AuthoredVersion): PagePlan {
  const { id } = request;
  checkAddress(id, content.pages);
  const name = id.split('/').at(-1) ?? '';
  if (request.operation !== undefined) {
    if (request.kind !== undefined) {
      throw new Refusal('A page that shows an operation has no kind. Omit --kind.');
    }
    const body = referenceBody('operation', `<ApiOperation id="${request.operation}" />`);
    return completePlan(request, content, request.title ?? titleOf(name), 'operation', [], body);
  }
  if (request.kind === undefined && `/${id}.mdx` === methodPage(name)) {
    const body = referenceBody('method', `<RpcMethod name="${name}" />`);
    return completePlan(request, content, request.title ?? name, 'method', [], body);
  }
  const kind = request.kind ?? usualKind(id, content);
  if (!(pageKinds as readonly string[]).includes(kind)) {
    const advice = didYouMean(kind, pageKinds, `Use ${kindNames}.`);
    throw new Refusal(`"${kind}" is not a kind of page. ${advice}`);
  }
  const title = request.title ?? titleOf(name);
  return completePlan(
    request,
    content,
    title,
    kind as Kind,
    [`kind: ${kind}`],
    bodies[kind as Kind],
  );
}

function completePlan(
  request: PageRequest,
  { folder, pages, texts }: AuthoredVersion,
  title: string,
  kind: PagePlan['kind'],
  extraLines: readonly string[],
  body: string,
): PagePlan {
  const { id, draft = false, label } = request;
  const titleIn = (file: string) => valueOf(texts.get(file) ?? '', 'title');
  const duplicate = [...pages.values()].find(
    (file) => titleIn(file)?.toLowerCase() === title.toLowerCase(),
  );
  if (duplicate !== undefined) {
    throw new Refusal(
      `${duplicate} already has the title "${titleIn(duplicate) ?? ''}". Give this page another with --title.`,
    );
  }

  const file = `${folder}/${id}.mdx`;
  const lines = [
    `title: ${yamlScalar(title)}`,
    `description: ${yamlScalar(request.description ?? placeholderDescription)}`,
    ...extraLines,
    ...(draft ? ['draft: true'] : []),
  ];
  const changed = new Map([[file, `---\n${lines.join('\n')}\n---\n\n${body}`]]);
  if (draft) return { file, changed, kind, place: undefined };
  const sidebars = `${folder}/sidebars.yaml`;
  const place = placeOf(request, texts.get(sidebars) ?? '');
  changed.set(sidebars, addEntry(texts.get(sidebars) ?? '', place, id, label));
  return { file, changed, kind, place };
}
