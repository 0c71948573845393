import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import { toMarkdown, type Info, type State } from 'mdast-util-to-markdown';
import type { Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { siteUrl } from '../../site/addresses';
import type {} from '../mdast/definitionList';
import type { InlineElement } from '../mdast/inlineElement';
import { isParent } from '../mdast/nodes';
import { admonition, components } from '../componentRegistry/registry';
import type { FrontMatter } from '../types';
import { paragraph, strong } from '../mdast/make';

/**
 * Makes a link absolute. A link to an anchor leads to the page on the site, because plain Markdown
 * has no ids; if the page has no address, the link stays as it is.
 */
function makeAbsolute(url: string, address: string | undefined): string {
  if (url.startsWith('/')) return `${siteUrl}${url}`;
  return url.startsWith('#') && address !== undefined ? `${siteUrl}${address}${url}` : url;
}

/**
 * Converts an inline element to HTML, which Markdown allows, or an abbreviation to text, with its
 * meaning in parentheses.
 */
function toInlineHtml({ name, attributes, children }: InlineElement, address: string | undefined) {
  const inner = toPlainNodes(children, address);
  const html = (value: string): RootContent => ({ type: 'html', value });
  if (name === 'br') return [html('<br>')];
  const { title } = attributes;
  return title === undefined
    ? [html(`<${name}>`), ...inner, html(`</${name}>`)]
    : [...inner, { type: 'text' as const, value: ` (${title})` }];
}

function toPlainNodes(
  children: readonly RootContent[],
  address: string | undefined,
): RootContent[] {
  return children.flatMap((node): RootContent[] => {
    if (node.type === 'articleComponent') {
      const entry = node.name === 'Admonition' ? admonition : components[node.name];
      const { attributes } = node;
      const href = attributes['href'];
      const absoluteAttributes =
        href === undefined ? attributes : { ...attributes, href: makeAbsolute(href, address) };
      return entry?.toMarkdown(absoluteAttributes, toPlainNodes(node.children, address)) ?? [];
    }
    // Join the lines of text that is wrapped in the source.
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/\s*\n\s*/g, ' ') }];
    if (node.type === 'code') {
      const title = node.data?.title;
      return [...(title ? [paragraph(strong(title))] : []), { ...node, meta: null }];
    }
    if (node.type === 'definitionPart') {
      const inner = toPlainNodes(node.children, address) as PhrasingContent[];
      return node.name === 'dd'
        ? [{ type: 'paragraph', children: inner }]
        : [{ type: 'paragraph', children: [{ type: 'strong', children: inner }] }];
    }
    if (node.type === 'definitionList') return toPlainNodes(node.children, address);
    if (node.type === 'inlinePicture')
      return [{ type: 'image', alt: node.alt, url: makeAbsolute(node.url, address) }];
    if (node.type === 'inlineElement') return toInlineHtml(node, address);
    if (!isParent(node)) return [node];
    const copy = {
      ...node,
      children: toPlainNodes(node.children as RootContent[], address),
    } as RootContent;
    if (copy.type === 'link') copy.url = makeAbsolute(copy.url, address);
    return [copy];
  });
}

/**
 * Matches text that Markdown may not take literally: it has a special character or a URL, or a
 * start or end that may be syntax at the edge of a line.
 */
const specialCharacters = /[\\`*_[\]<>&|~@!#]|:\/|www\.|^[\s+\-=\d:().]|\s$/i;

/** `state.safe` is slow, and most texts have no special characters. */
function textHandler(node: Text, _parent: Parents | undefined, state: State, info: Info): string {
  const atLineEnd = info.after === '' || info.after === '\n';
  const value = atLineEnd ? node.value : node.value.trimEnd();
  return specialCharacters.test(value) ? state.safe(node.value, info) : node.value;
}

const extension = gfmToMarkdown({ tablePipeAlign: false });

/**
 * Converts a page to plain Markdown: title, description, and the body with absolute links.
 *
 * @param address the page's path with the site's prefix; undefined if it has none
 */
export function toPlainMarkdown(
  root: Root,
  { title, description }: FrontMatter,
  address: string | undefined,
): string {
  const head: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    { type: 'paragraph', children: [{ type: 'text', value: description }] },
  ];
  return toMarkdown(
    { type: 'root', children: [...head, ...toPlainNodes(root.children, address)] },
    {
      extensions: [extension, mathToMarkdown({ singleDollarTextMath: false })],
      handlers: { text: textHandler },
      bullet: '-',
      rule: '-',
      fences: true,
    },
  );
}
