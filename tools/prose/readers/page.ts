import { visit } from 'unist-util-visit';
import type { Nodes, Parents } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Source } from '../../../src/content';
import { isPhrasing } from '../../../src/content/mdast/nodes';
import { parsePage } from '../../../src/content/parse/parsePage';
import { components } from '../../../src/content/componentRegistry/registry';
import { codeMask, maskCode } from '../mask';
import type { Passage } from './passage';
import { yamlTexts } from './data';

const code = new Set(['inlineCode', 'mdxTextExpression']);

const frontMatterTexts = ['title', 'description', 'sidebarLabel'];

/** Attributes that are sentences; the others are titles and labels. */
const sentenceAttributes = ['alt', 'caption'];

const offsets = ({ position }: Nodes | MdxJsxAttribute) => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

const isBlock = (node: Nodes): node is Parents =>
  'children' in node && !isPhrasing(node) && node.children.some(isPhrasing);

/** Returns the text of a block with code, tokens, addresses and Markdown syntax masked. */
function blockText(block: Parents, source: string): Passage {
  const { start, end } = offsets(block);
  const characters = source.slice(start, end).replaceAll(/[^\n]/g, ' ').split('');
  visit(block, (node) => {
    if (node.type !== 'text' && !code.has(node.type)) return;
    const { start: from, end: to } = offsets(node);
    const rawText = source.slice(from, to);
    const words = node.type === 'text' ? rawText : codeMask.repeat(rawText.length);
    characters.splice(from - start, words.length, ...words.split(''));
  });
  const isTitle = block.type === 'paragraph' && block.data?.directiveLabel === true;
  return { start, text: characters.join(''), isHeading: isTitle || block.type === 'heading' };
}

function attributeText(attribute: MdxJsxAttribute, source: string): Passage {
  const { start, end } = offsets(attribute);
  const from = start + source.slice(start, end).search(/["']/) + 1;
  const isHeading = !sentenceAttributes.includes(attribute.name);
  return { start: from, text: maskCode(source.slice(from, end - 1)), isHeading };
}

/** Returns a data table's column headings from `columns="key: Heading: code; key: Heading"`. */
function columnHeadings(attribute: MdxJsxAttribute, source: string): Passage[] {
  const { start, text } = attributeText(attribute, source);
  return [...text.matchAll(/(?<=(?:^|;)\s*[^:;]+:\s*)[^:;\s][^:;]*/g)].map((match) => ({
    start: start + match.index,
    text: match[0],
    isHeading: true,
  }));
}

function componentTexts(element: MdxJsxFlowElement, source: string): Passage[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    if (attribute.name === 'columns') return columnHeadings(attribute, source);
    const texts = components[element.name ?? '']?.texts ?? [];
    // Readers see the label of a filter, though search does not index it.
    const isText = texts.includes(attribute.name) || attribute.name === 'label';
    return isText ? [attributeText(attribute, source)] : [];
  });
}

/** Returns the title of a code block: ```json title="Response 201". */
function codeTitle(block: Nodes, source: string): Passage[] {
  const { start, end } = offsets(block);
  const [, before, title] = /^(.*?\stitle=")([^"\n]*)"/.exec(source.slice(start, end)) ?? [];
  if (before === undefined || title === undefined) return [];
  return [{ start: start + before.length, text: maskCode(title), isHeading: true }];
}

/** Returns the texts of a page that readers see: front matter, prose, attributes and titles. */
export function pageTexts({ file, text }: Source): Passage[] {
  const passages: Passage[] = [];
  visit(parsePage({ file, text }).root, (node) => {
    if (node.type === 'yaml') {
      const start = text.indexOf(node.value, offsets(node).start);
      const isRead = (keys: readonly string[]) => frontMatterTexts.includes(keys.join('.'));
      const isTitle = (keys: readonly string[]) => !keys.includes('description');
      passages.push(...yamlTexts(node.value, start, isRead, isTitle));
    } else if (node.type === 'mdxJsxFlowElement') passages.push(...componentTexts(node, text));
    else if (node.type === 'code') passages.push(...codeTitle(node, text));
    if (isBlock(node)) passages.push(blockText(node, text));
  });
  return passages;
}
