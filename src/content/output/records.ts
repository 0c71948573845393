import { toString } from 'mdast-util-to-string';
import type { Root, RootContent } from 'mdast';
import { headingText, isParent, isPhrasing } from '../mdast/nodes';
import { admonition, components } from '../registry';
import type { SectionRecord } from '../types';

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of something inside a line; a break separates words as a space does. */
function inlineText(node: RootContent): string {
  if (node.type === 'break') return ' ';
  return isParent(node)
    ? (node.children as RootContent[]).map(inlineText).join('')
    : toString(node);
}

/** Collects what a reader sees of a node, block by block. */
function collect(node: RootContent, into: string[]): void {
  if (node.type === 'articleComponent') {
    const { texts } =
      node.name === 'Admonition' ? admonition : (components[node.name] ?? { texts: [] });
    for (const name of texts) into.push(node.attributes[name] ?? '');
    for (const child of node.children) collect(child, into);
  } else if (node.type === 'code') {
    into.push(node.data?.title ?? '', node.value);
  } else if (!isParent(node)) {
    into.push(toString(node));
  } else if (node.children.every((child) => isPhrasing(child))) {
    into.push(node.children.map((child) => inlineText(child)).join(''));
  } else {
    for (const child of node.children) collect(child as RootContent, into);
  }
}

interface Anchored {
  readonly text: string;
  readonly hash: string;
}

/** Rows with an id of their own (fields, error codes): a link can lead to them as to a heading. */
function anchoredRows(node: RootContent): Anchored[] {
  if (node.type === 'tableRow') {
    const id = node.data?.hProperties?.['id'];
    const [name] = node.children;
    const text = name === undefined ? '' : collapse(inlineText(name));
    return typeof id === 'string' && text !== '' ? [{ text, hash: `#${id}` }] : [];
  }
  return isParent(node) ? (node.children as RootContent[]).flatMap(anchoredRows) : [];
}

/**
 * What search finds of a resolved page: its title, each heading, the name of each row with an
 * anchor, and one text for all that stands under a heading, in the order of the page. Footnotes
 * come last, as in the page.
 */
export function toRecords(root: Root, title: string): SectionRecord[] {
  const records: SectionRecord[] = [{ kind: 'title', text: title, section: title, hash: '' }];
  let section = title;
  let hash = '';
  let texts: string[] = [];
  const flush = () => {
    const text = collapse(texts.join(' '));
    if (text !== '') records.push({ kind: 'body', text, section, hash });
    texts = [];
  };
  const footnotes = root.children.filter((node) => node.type === 'footnoteDefinition');
  for (const node of root.children) {
    if (node.type === 'heading') {
      flush();
      section = headingText(node);
      hash = node.data?.id === undefined ? '' : `#${node.data.id}`;
      records.push({ kind: 'heading', text: section, section, hash });
    } else if (node.type !== 'footnoteDefinition') {
      collect(node, texts);
      for (const row of anchoredRows(node)) records.push({ kind: 'heading', section, ...row });
    }
  }
  flush();
  section = 'Footnotes';
  hash = '#footnote-label';
  for (const node of footnotes) collect(node, texts);
  flush();
  return records;
}
