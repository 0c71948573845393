import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';

/** The content of a page, normalised so that its HTML and its Markdown can be compared. */
interface PageContent {
  /** Level and text of each heading. */
  readonly headings: readonly string[];
  readonly code: readonly string[];
  /** The text of each paragraph, cell, term and other block, in order, without code blocks. */
  readonly texts: readonly string[];
  /** The allowed values of each field. Empty for Markdown, which includes them in other texts. */
  readonly values: readonly string[];
}

/** Collapses white space and removes invisible characters that allow or forbid a line break. */
function plain(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const inline = new Set(
  'a abbr b br code del em i kbd mark s small span strong sub sup u wbr'.split(' '),
);
/** Tags of controls and drawings; the Markdown has the text alternative of a drawing. */
const skippedTags = new Set(['button', 'input', 'label', 'svg']);

const classesOf = ({ properties: { className } }: Element): unknown[] =>
  Array.isArray(className) ? className : [];

/**
 * Returns whether an element is a row of facts, such as type and unit. The Markdown separates these
 * facts with commas.
 */
const isRow = (element: Element): boolean =>
  classesOf(element).some((name) => name === 'a-field' || name === 'a-endpoint');

/**
 * Returns whether an element lists the allowed values of a field. The Markdown gives them next to
 * the field's type.
 */
const isValueList = (element: Element): boolean => classesOf(element).includes('a-values');

/** Returns whether an element is a control that counts what it hides, such as `12 fields`. */
const isCount = (element: Element): boolean =>
  element.tagName === 'summary' && element.properties['ariaLabel'] !== undefined;

/**
 * Returns whether an element appears only in the HTML: a control, a drawing, the number or back
 * link of a footnote, or the heading of the footnotes.
 */
function isSkipped(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    skippedTags.has(tagName) ||
    isCount(element) ||
    properties['dataFootnoteRef'] !== undefined ||
    properties['dataFootnoteBackref'] !== undefined ||
    properties['id'] === 'footnote-label'
  );
}

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

function textOf(node: ElementContent | HtmlRoot): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  if (node.type === 'element' && node.tagName === 'br') return ' ';
  return node.children.map((child) => textOf(child as ElementContent)).join('');
}

/** Reads the HTML of an article. */
export function readHtml(html: string): PageContent {
  const headings: string[] = [];
  const code: string[] = [];
  const texts: string[] = [];
  const values: string[] = [];
  let run = '';
  const flush = (): void => {
    if (plain(run) !== '') texts.push(plain(run));
    run = '';
  };
  const read = (node: ElementContent): void => {
    if (node.type === 'text') run += node.value;
    if (node.type !== 'element' || isSkipped(node)) return;
    if (inline.has(node.tagName)) {
      run += node.tagName === 'br' ? ' ' : '';
      node.children.forEach(read);
      return;
    }
    flush();
    if (isValueList(node)) values.push(plain(textOf(node).replace(/^Allowed values?:/, '')));
    else if (node.tagName === 'pre') code.push(textOf(node));
    else {
      if (isHeading(node)) headings.push(`${node.tagName} ${plain(textOf(node))}`);
      for (const child of node.children) {
        read(child);
        if (isRow(node)) flush();
      }
    }
    flush();
  };
  for (const node of fromHtml(html, { fragment: true }).children) read(node as ElementContent);
  flush();
  return { headings, code, texts, values };
}

/** Parses GitHub-flavoured Markdown. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Reads the parsed Markdown of a page. */
export function readMarkdown(root: Root): PageContent {
  const headings: string[] = [];
  const code: string[] = [];
  const texts: string[] = [];
  const read = (node: RootContent): void => {
    if (node.type === 'code') code.push(node.value);
    else if (node.type === 'heading') {
      headings.push(`h${node.depth} ${plain(toString(node))}`);
      texts.push(plain(toString(node)));
    } else if (node.type === 'paragraph' || node.type === 'tableCell') {
      const text = node.children
        .map((child) => (child.type === 'break' ? ' ' : toString(child)))
        .join('');
      if (plain(text) !== '') texts.push(plain(text));
    } else if ('children' in node) node.children.forEach((child) => read(child as RootContent));
  };
  root.children.forEach(read);
  return { headings, code, texts, values: [] };
}
