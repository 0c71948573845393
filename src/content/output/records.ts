import { toString } from 'mdast-util-to-string';
import type { Code, Root, RootContent } from 'mdast';
import { textSeparator } from '../../site/search';
import { headingText, isParent, isPhrasing, type ArticleComponent } from '../mdast/nodes';
import { admonition, components } from '../componentRegistry/registry';
import type { SectionRecord } from '../types';

/**
 * Matches keys, hashes, signatures, object ids and UUIDs, each of which would add a word to the
 * index.
 */
const opaqueWords =
  /(?=[A-Za-z+/]*\d)[\w+/=]{32,}|\b[a-z]{2,4}_[0-9a-z]{26}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

const jsonStrings = /"(?:[^"\\]|\\.)*"/g;

/**
 * Returns the searchable text of a code block. In JSON, only strings with a space count, such as
 * error messages.
 */
function searchableCode({ lang, value }: Code): string {
  const sentences = () => value.match(jsonStrings)?.filter((string) => /\s/.test(string)) ?? [];
  const text = lang === 'json' ? sentences().join(' ') : value;
  return text.replace(opaqueWords, ' ');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Matches the end of a text that needs no separator after it. */
const sentenceEnd = /[.!?:;…][)"”’]*$/;

/** Joins the texts of blocks, with a separator where two would read as one sentence. */
function joinTexts(texts: readonly string[]): string {
  return texts
    .map(collapse)
    .filter((text) => text !== '')
    .map((text, index, all) => {
      if (index === 0) return text;
      return `${sentenceEnd.test(all[index - 1] ?? '') ? ' ' : textSeparator}${text}`;
    })
    .join('');
}

function inlineText(node: RootContent): string {
  if (node.type === 'break' || (node.type === 'inlineElement' && node.name === 'br')) return ' ';
  return isParent(node)
    ? (node.children as RootContent[]).map(inlineText).join('')
    : toString(node);
}

/**
 * Returns the children to index. In a sample with several languages, only the first one counts,
 * because the others repeat its words.
 */
function searchableChildren({ name, attributes, children }: ArticleComponent): RootContent[] {
  const isSample = name === 'Tabs' && attributes['group'] === 'language';
  return isSample ? children.slice(0, 1) : children;
}

function collect(node: RootContent, into: string[]): void {
  if (node.type === 'articleComponent') {
    const { texts } =
      node.name === 'Admonition' ? admonition : (components[node.name] ?? { texts: [] });
    for (const name of texts) into.push(node.attributes[name] ?? '');
    for (const child of searchableChildren(node)) collect(child, into);
  } else if (node.type === 'code') {
    into.push(node.data?.title ?? '', searchableCode(node));
  } else if (!isParent(node)) {
    into.push(toString(node));
  } else if (node.children.every((child) => isPhrasing(child))) {
    into.push(node.children.map((child) => inlineText(child)).join(''));
  } else {
    for (const child of node.children) collect(child as RootContent, into);
  }
}

interface AnchoredRow {
  readonly text: string;
  readonly hash: string;
}

/**
 * Returns the fields, table rows and headings in a node that have an id, so that search results can
 * link to them.
 */
function anchoredRows(node: RootContent): AnchoredRow[] {
  if (node.type === 'articleComponent' && node.name === 'Field') {
    const { path = '', id } = node.attributes;
    const ownRow = id === undefined ? [] : [{ text: path, hash: `#${id}` }];
    return [...ownRow, ...node.children.flatMap(anchoredRows)];
  }
  if (node.type === 'tableRow') {
    const id = node.data?.hProperties?.['id'];
    const [name] = node.children;
    const text = name === undefined ? '' : collapse(inlineText(name));
    return typeof id === 'string' && text !== '' ? [{ text, hash: `#${id}` }] : [];
  }
  if (node.type === 'heading') {
    const id = node.data?.id;
    return id === undefined ? [] : [{ text: headingText(node), hash: `#${id}` }];
  }
  const inner = node.type === 'articleComponent' ? searchableChildren(node) : undefined;
  if (inner !== undefined) return inner.flatMap(anchoredRows);
  return isParent(node) ? (node.children as RootContent[]).flatMap(anchoredRows) : [];
}

/** Keeps the first of several rows with the same name, because alternatives may share a field. */
function uniqueByName(rows: readonly AnchoredRow[]): AnchoredRow[] {
  const names = new Set<string>();
  return rows.filter(({ text }) => !names.has(text) && names.add(text));
}

/**
 * Extracts the search records of a resolved page: its title, then for each section the heading, the
 * rows with an id, and the text as one record. Footnotes come last.
 */
export function toRecords(root: Root, title: string): SectionRecord[] {
  const records: SectionRecord[] = [{ kind: 'title', text: title, section: title, hash: '' }];
  let section = title;
  let hash = '';
  let texts: string[] = [];
  const flush = () => {
    const text = joinTexts(texts);
    if (text !== '') records.push({ kind: 'body', text, section, hash });
    texts = [];
  };
  const footnotes = root.children.filter((node) => node.type === 'footnoteDefinition');
  for (const node of root.children) {
    // Lower headings among samples, such as "Response", are the same for every operation, so they
    // do not start a new section.
    const isSampleHeading =
      node.type === 'heading' && node.data?.operationPart?.part === 'samples' && node.depth > 2;
    if (isSampleHeading) continue;
    if (node.type === 'heading') {
      flush();
      section = headingText(node);
      hash = node.data?.id === undefined ? '' : `#${node.data.id}`;
      records.push({ kind: 'heading', text: section, section, hash });
    } else if (node.type !== 'footnoteDefinition') {
      collect(node, texts);
      for (const row of uniqueByName(anchoredRows(node)))
        records.push({ kind: 'heading', section, ...row });
    }
  }
  flush();
  section = 'Footnotes';
  hash = '#footnote-label';
  for (const node of footnotes) collect(node, texts);
  flush();
  return records;
}
