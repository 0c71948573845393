import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown, type Info, type State } from 'mdast-util-to-markdown';
import type { Parents, Root, RootContent, Text } from 'mdast';
import { siteUrl } from '../../site/addresses';
import { isParent } from '../mdast/nodes';
import { admonition, components } from '../registry';
import type { FrontMatter } from '../types';
import { paragraph, strong } from '../mdast/make';

/**
 * A link as it leads to its target from anywhere. Anchors of the page itself become those of the
 * published page: plain Markdown has no ids they could lead to.
 */
function absolute(url: string, address: string | undefined): string {
  if (url.startsWith('/')) return `${siteUrl}${url}`;
  return url.startsWith('#') && address !== undefined ? `${siteUrl}${address}${url}` : url;
}

/** A copy of the tree in which components are plain Markdown; the article's tree stays as it is. */
function plain(children: readonly RootContent[], address: string | undefined): RootContent[] {
  return children.flatMap((node): RootContent[] => {
    if (node.type === 'articleComponent') {
      const entry = node.name === 'Admonition' ? admonition : components[node.name];
      const { attributes } = node;
      const href = attributes['href'];
      const final =
        href === undefined ? attributes : { ...attributes, href: absolute(href, address) };
      return entry?.toMarkdown(final, plain(node.children, address)) ?? [];
    }
    // Lines end where the paragraph does, not where the author's editor broke them.
    if (node.type === 'text') return [{ ...node, value: node.value.replace(/\s*\n\s*/g, ' ') }];
    if (node.type === 'code') {
      const title = node.data?.title;
      return [...(title ? [paragraph(strong(title))] : []), { ...node, meta: null }];
    }
    if (!isParent(node)) return [node];
    const copy = {
      ...node,
      children: plain(node.children as RootContent[], address),
    } as RootContent;
    if (copy.type === 'link') copy.url = absolute(copy.url, address);
    return [copy];
  });
}

/** What may have to be escaped somewhere: signs of Markdown, or those that are it at a line's start. */
const mayNeedEscapes = /[\\`*_[\]<>&|~@!#]|:\/|www\.|^[\s+\-=\d:().]|\s$/i;

/** Escapes a text; most have nothing to escape, and finding that out by each rule is slow. */
function textHandler(node: Text, _parent: Parents | undefined, state: State, info: Info): string {
  const atLineEnd = info.after === '' || info.after === '\n';
  const value = atLineEnd ? node.value : node.value.trimEnd();
  return mayNeedEscapes.test(value) ? state.safe(node.value, info) : node.value;
}

const extension = gfmToMarkdown({ tablePipeAlign: false });

/**
 * The page as plain Markdown: title, description, and the body with absolute links.
 *
 * @param address the page's own address with prefix; undefined for a page that is not published
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
    { type: 'root', children: [...head, ...plain(root.children, address)] },
    {
      extensions: [extension],
      handlers: { text: textHandler },
      bullet: '-',
      rule: '-',
      fences: true,
    },
  );
}
