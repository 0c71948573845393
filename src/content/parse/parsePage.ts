import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Problem, Source } from '../types';
import { openFence } from './fences';
import { isParent } from '../mdast/nodes';
import { explainSyntax, fenceLeftOpen, openBrace, placeInReason } from './syntaxAdvice';

/** Only `:::name` blocks are directives, so that `10:30` and `::` in prose stay text. */
function containerDirective(): ReturnType<typeof directive> {
  const { flow } = directive();
  const constructs = flow?.[58];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  return container === undefined ? {} : { flow: { 58: container } };
}

/**
 * GFM without its tokenizer of e-mail addresses, which tries at every word. Addresses become links
 * all the same, by the transform of the tree.
 */
function gfmWithoutEmails(): ReturnType<typeof gfm> {
  const extension = gfm();
  const text = Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
    const kept = [constructs ?? []].flat().filter(({ name }) => name !== 'emailAutolink');
    return kept.length === 0 ? [] : [[code, kept] as const];
  });
  return { ...extension, text: Object.fromEntries(text) };
}

const syntax = [
  frontmatter(),
  gfmWithoutEmails(),
  mdxJsx(),
  mdxExpression(),
  mdxMd(),
  containerDirective(),
];
const trees = [
  frontmatterFromMarkdown(),
  gfmFromMarkdown(),
  mdxJsxFromMarkdown(),
  mdxExpressionFromMarkdown(),
  directiveFromMarkdown(),
];

/** The shape of the parser's exceptions (a VFileMessage). */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return typeof error === 'object' && error !== null && 'reason' in error;
}

/**
 * Components written on one line with their text (`<Card …>text</Card>`) are part of a line of text
 * for the parser. Where a line holds nothing else they become blocks, as they were meant.
 */
function asBlocks(children: readonly RootContent[]): RootContent[] | undefined {
  const blocks: RootContent[] = [];
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement') {
      blocks.push({ ...child, type: 'mdxJsxFlowElement' } as MdxJsxFlowElement);
    } else if (child.type !== 'text' || child.value.trim() !== '') return undefined;
  }
  return blocks.length === 0 ? undefined : blocks;
}

function unwrapComponents(children: RootContent[]): RootContent[] {
  return children.flatMap((child) => {
    const nodes = (child.type === 'paragraph' && asBlocks(child.children)) || [child];
    for (const node of nodes) {
      if (!isParent(node)) continue;
      const inner = node.children as RootContent[];
      const blocks = node.type === 'mdxJsxFlowElement' ? asBlocks(inner) : undefined;
      node.children = unwrapComponents(blocks ?? inner) as never;
    }
    return nodes;
  });
}

/** Parses Markdown with components; without front matter at its start it is a mere fragment. */
function parseMarkdown(text: string): Root {
  const root = fromMarkdown(text, { extensions: syntax, mdastExtensions: trees });
  root.children = unwrapComponents(root.children);
  return root;
}

/** Parses a page; a mistake in the syntax, on which the parser gives up, is the only problem. */
export function parsePage(source: Source): { root: Root; problems: Problem[] } {
  try {
    return { root: parseMarkdown(source.text), problems: [] };
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    const { reason, line = 0, column = 0 } = error;
    const told = line === 0 ? (placeInReason(reason) ?? { line: 1, column: 1 }) : { line, column };
    // A fence that is left open takes the closing tags after it into its code.
    const fence = /closing tag/.test(reason) ? openFence(source.text) : undefined;
    const isOpenBrace = reason.includes('in expression');
    const place = fence ?? (isOpenBrace ? openBrace(source.text, told) : undefined) ?? told;
    const explained = fence === undefined ? explainSyntax(reason) : fenceLeftOpen;
    const problem = { file: source.file, ...place, ...explained };
    return { root: { type: 'root', children: [] }, problems: [problem] };
  }
}
