import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { parse } from 'yaml';
import { readCodeMeta } from '../../src/content/code/meta';
import { parsePage } from '../../src/content/parse/parsePage';
import { replaceKnownTokens } from '../../src/content/tokens';
import { readCurrentVersion } from '../reference/rpcPages';

/** A code block of a page, with its tokens replaced. */
export interface Block {
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  readonly line: number;
  /** Why it cannot run. */
  readonly norun: string | undefined;
  /** Title of the step that it is in; '' outside of steps. */
  readonly step: string;
  /** The group of tabs that it is in, by its position; the tabs show one request. */
  readonly tabs: number | undefined;
}

/** What comes before the samples of a page. */
export interface Before {
  /** File of the page whose samples run first, relative to the version's folder. */
  readonly file: string;
  /** The last step of it that runs; all of it without. */
  readonly step: string | undefined;
}

export interface Guide {
  /** Relative to the version's folder. */
  readonly file: string;
  /** As written. */
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly before: Before | undefined;
  /** The sandbox's time when the samples of the page start, if it matters. */
  readonly at: number | undefined;
}

const folder = 'content/current/';

/** The value of a component's attribute. */
function attribute(node: Nodes, name: string): string | undefined {
  if (node.type !== 'mdxJsxFlowElement') return undefined;
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function blocksOf(root: Nodes, replace: (text: string) => string): Block[] {
  const blocks: Block[] = [];
  let tabGroups = 0;
  const visit = (node: Nodes, step: string, tabs: number | undefined): void => {
    if (node.type === 'code') {
      const { meta } = readCodeMeta(node.meta ?? '', node.value.split('\n').length);
      blocks.push({
        lang: node.lang ?? '',
        title: replace(meta.title ?? ''),
        text: meta.raw ? node.value : replace(node.value),
        line: node.position?.start.line ?? 0,
        norun: meta.norun,
        step,
        tabs,
      });
      return;
    }
    if (!('children' in node)) return;
    const isTabs = node.type === 'mdxJsxFlowElement' && node.name === 'Tabs';
    if (isTabs) tabGroups += 1;
    for (const child of node.children) {
      visit(child, attribute(node, 'title') ?? step, isTabs ? tabGroups : tabs);
    }
  };
  visit(root, '', undefined);
  return blocks;
}

function readGuide(file: string, text: string, replace: (text: string) => string): Guide {
  const [, written = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const { samples = {} } = parse(written) as {
    samples?: { after?: string; step?: string; at?: string };
  };
  const { after, step, at } = samples;
  return {
    file,
    text,
    blocks: blocksOf(parsePage({ file, text }).root, replace),
    before: after === undefined ? undefined : { file: resolve(file, after), step },
    at: at === undefined ? undefined : Date.parse(at),
  };
}

const resolve = (file: string, link: string) =>
  link.startsWith('/') ? link.slice(1) : posix.join(posix.dirname(file), link);

/** Reads the guides of the current version whose samples run, by file. */
export function readGuides(isWanted: (file: string) => boolean): Map<string, Guide> {
  const { pages, library } = readCurrentVersion();
  const replace = (text: string) => replaceKnownTokens(text, library.tokens, 'code');
  const guides = [...pages.values()].flatMap(({ source }) => {
    const file = source.file.slice(folder.length);
    return isWanted(file) ? [readGuide(file, source.text, replace)] : [];
  });
  return new Map(guides.map((guide) => [guide.file, guide]));
}
