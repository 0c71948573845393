import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { readCodeMeta } from '../../src/content/codeBlocks/meta';
import { parsePage } from '../../src/content/parse/parsePage';
import { apiOperation } from '../../src/content/expandComponents/api';
import type { Library } from '../../src/content/types';
import { replaceKnownTokens } from '../../src/content/tokens/tokens';
import { readCurrentVersion } from '../facts/rpcPages';

/** A code block of a page, with its tokens replaced. */
export interface Block {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly line: number;
  /** The page's reason for not running the block, if it gives one. */
  readonly norun: string | undefined;
  /** Title of the step that contains the block; empty outside steps. */
  readonly step: string;
  /**
   * Number of the tab group that contains the block; undefined outside tabs. All tabs of a group
   * show the same request.
   */
  readonly tabs: number | undefined;
  /** Whether the block comes from the OpenAPI document. */
  readonly isGenerated: boolean;
}

/** The page that the samples of another page continue. */
export interface PrecedingPage {
  /** File of the page whose samples run first, relative to the version's folder. */
  readonly file: string;
  /** The last step to run; all steps run if it is undefined. */
  readonly step: string | undefined;
}

export interface Guide {
  /** Path of the file, relative to the version's folder. */
  readonly file: string;
  /** The file's text as its author wrote it. */
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly before: PrecedingPage | undefined;
  /** Bash that runs before the samples of the page; its output is not compared. */
  readonly setUp: string | undefined;
  /**
   * The sandbox's time when the samples of the page start, in milliseconds; undefined if any time
   * will do.
   */
  readonly at: number | undefined;
}

const folder = 'content/current/';

function attribute(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function generatedNodes(node: Nodes, library: Library): Nodes[] | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ApiOperation') return undefined;
  const attributes = node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
      ? [[one.name, replaceKnownTokens(one.value, library.tokens, 'code')] as const]
      : [],
  );
  return apiOperation.expand(Object.fromEntries(attributes), library);
}

function blocksOf(root: Nodes, library: Library): Block[] {
  const replace = (text: string) => replaceKnownTokens(text, library.tokens, 'code');
  const blocks: Block[] = [];
  let tabGroups = 0;
  let line = 0;
  const visit = (
    node: Nodes,
    step: string,
    tabs: number | undefined,
    generated?: { norun: string | undefined },
  ): void => {
    line = node.position?.start.line ?? line;
    if (node.type === 'code') {
      const { meta } = readCodeMeta(node.meta ?? '', node.value.split('\n').length);
      blocks.push({
        lang: node.lang ?? '',
        title: replace(meta.title ?? ''),
        text: meta.raw ? node.value : replace(node.value),
        line,
        norun: generated === undefined ? meta.norun : generated.norun,
        step,
        tabs,
        isGenerated: generated !== undefined,
      });
      return;
    }
    const made = generatedNodes(node, library);
    for (const child of made ?? []) visit(child, step, tabs, { norun: attribute(node, 'norun') });
    if (made !== undefined || !('children' in node)) return;
    const isTabs = node.type === 'mdxJsxFlowElement' && node.name === 'Tabs';
    if (isTabs) tabGroups += 1;
    for (const child of node.children) {
      visit(child, attribute(node, 'title') ?? step, isTabs ? tabGroups : tabs, generated);
    }
  };
  visit(root, '', undefined);
  return blocks;
}

/** Returns the file that a link in a guide leads to, relative to the version's folder. */
export const resolveLink = (file: string, link: string) =>
  link.startsWith('/') ? link.slice(1) : posix.join(posix.dirname(file), link);

function readGuide(file: string, text: string, library: Library): Guide {
  const [, written = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const { samples = {} } = parse(written) as {
    samples?: { after?: string; step?: string; at?: string; setUp?: string };
  };
  const { after, step, at, setUp } = samples;
  return {
    file,
    text,
    blocks: blocksOf(parsePage({ file, text }).root, library),
    before: after === undefined ? undefined : { file: resolveLink(file, after), step },
    setUp: setUp === undefined ? undefined : replaceKnownTokens(setUp, library.tokens, 'code'),
    at: at === undefined ? undefined : Date.parse(at),
  };
}

/** Reads the wanted guides of the current version; returns them by file. */
export function readGuides(isWanted: (file: string) => boolean): Map<string, Guide> {
  const { pages, library } = readCurrentVersion();
  const guides = [...pages.values()].flatMap(({ source }) => {
    const file = source.file.slice(folder.length);
    return isWanted(file) ? [readGuide(file, source.text, library)] : [];
  });
  return new Map(guides.map((guide) => [guide.file, guide]));
}
