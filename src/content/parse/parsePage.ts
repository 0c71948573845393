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
import { explainSyntax, unclosedFence, openBrace, pointInReason } from './syntaxAdvice';

/** Enables `:::name` blocks only, so that `10:30` and `::` in prose stay text. */
function containerDirective(): ReturnType<typeof directive> {
  const { flow } = directive();
  const constructs = flow?.[58];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  return container === undefined ? {} : { flow: { 58: container } };
}

/**
 * GFM without its e-mail tokenizer, which is tried at every word and therefore slow. The tree
 * transform still turns addresses into links.
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

/** The parser's exceptions (VFileMessage). */
interface ParserMessage {
  readonly reason: string;
  readonly line?: number;
  readonly column?: number;
}

function isParserMessage(error: unknown): error is ParserMessage {
  return typeof error === 'object' && error !== null && 'reason' in error;
}

/**
 * Turns inline components into blocks if nothing else is in their paragraph: the parser treats
 * `<Card …>text</Card>` on one line as inline.
 *
 * @returns undefined if the paragraph contains other text
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

function parseMarkdown(text: string): Root {
  const root = fromMarkdown(text, { extensions: syntax, mdastExtensions: trees });
  root.children = unwrapComponents(root.children);
  return root;
}

/** Parses a page. The parser stops at the first syntax error, so there is at most one problem. */
export function parsePage(source: Source): { root: Root; problems: Problem[] } {
  try {
    return { root: parseMarkdown(source.text), problems: [] };
  } catch (error) {
    if (!isParserMessage(error)) throw error;
    const { reason, line = 0, column = 0 } = error;
    const stated =
      line === 0 ? (pointInReason(reason) ?? { line: 1, column: 1 }) : { line, column };
    // An unclosed fence swallows the closing tags after it.
    const fence = /closing tag/.test(reason) ? openFence(source.text) : undefined;
    const isOpenBrace = reason.includes('in expression');
    const point = fence ?? (isOpenBrace ? openBrace(source.text, stated) : undefined) ?? stated;
    const explained = fence === undefined ? explainSyntax(reason) : unclosedFence;
    const problem = { file: source.file, ...point, ...explained };
    return { root: { type: 'root', children: [] }, problems: [problem] };
  }
}
