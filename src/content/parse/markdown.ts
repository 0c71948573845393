import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { mdxExpressionFromMarkdown } from 'mdast-util-mdx-expression';
import { mdxJsxFromMarkdown, type MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { directive } from 'micromark-extension-directive';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { mdxExpression } from 'micromark-extension-mdx-expression';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import { mdxMd } from 'micromark-extension-mdx-md';
import type { Root, RootContent } from 'mdast';
import { inlineElements } from '../foreign';
import { isParent } from '../mdast/nodes';

/**
 * Returns an extension for `:::name` blocks only, so that `10:30` and `::` in prose remain text.
 */
function containerDirective(): ReturnType<typeof directive> {
  const { flow } = directive();
  const constructs = flow?.[58];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  return container === undefined ? {} : { flow: { 58: container } };
}

function gfmWithout(names: readonly string[]): ReturnType<typeof gfm> {
  // If one tilde were enough, the 2 of H~2~O would be struck out.
  const extension = gfm({ singleTilde: false });
  const text = Object.entries(extension.text ?? {}).flatMap(([code, constructs]) => {
    const kept = [constructs ?? []].flat().filter(({ name = '' }) => !names.includes(name));
    return kept.length === 0 ? [] : [[code, kept] as const];
  });
  return { ...extension, text: Object.fromEntries(text) };
}

/**
 * Leaves out the tokenizer for email addresses: it is tried at every word and therefore slow, and
 * the tree transform links them too.
 *
 * @param linksAddresses whether to turn bare URLs and email addresses into links
 */
function parserOptions(linksAddresses: boolean): Options {
  const bareUrls = linksAddresses ? [] : ['protocolAutolink', 'wwwAutolink'];
  const treeExtensions = gfmFromMarkdown().map((extension) =>
    linksAddresses ? extension : { ...extension, transforms: [] },
  );
  return {
    extensions: [
      frontmatter(),
      gfmWithout(['emailAutolink', ...bareUrls]),
      mdxJsx(),
      mdxExpression(),
      mdxMd(),
      containerDirective(),
      // A single dollar sign is usually part of a price.
      math({ singleDollarTextMath: false }),
    ],
    mdastExtensions: [
      frontmatterFromMarkdown(),
      treeExtensions,
      mdxJsxFromMarkdown(),
      mdxExpressionFromMarkdown(),
      directiveFromMarkdown(),
      mathFromMarkdown(),
    ],
  };
}

/**
 * Matches text that may contain a bare URL or email address. The search for them is slow, and other
 * text is parsed without it.
 */
const possibleAddress = /:\\?\/\\?\/|www\\?\.|@|&[#\w]+;/i;

const optionsWithLinks = parserOptions(true);
const optionsWithoutLinks = parserOptions(false);

/**
 * Turns inline components into blocks if nothing else is in their paragraph, because the parser
 * treats `<Card …>text</Card>` on one line as inline.
 *
 * @returns undefined if there is anything else, or no component
 */
function asBlocks(children: readonly RootContent[]): RootContent[] | undefined {
  const blocks: RootContent[] = [];
  for (const child of children) {
    if (child.type === 'mdxJsxTextElement' && !inlineElements.has(child.name ?? '')) {
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

/** Parses Markdown with components. @throws VFileMessage at the first syntax error */
export function parseMarkdown(text: string): Root {
  const root = fromMarkdown(
    text,
    possibleAddress.test(text) ? optionsWithLinks : optionsWithoutLinks,
  );
  root.children = unwrapComponents(root.children);
  return root;
}
