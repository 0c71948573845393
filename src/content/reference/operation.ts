import type { ListItem, RootContent } from 'mdast';
import { pointerTo } from '../apiDocuments/jsonPointer';
import type { OperationPart } from '../mdast/nodes';
import { bulletList } from '../mdast/make';
import { component, inlineCode, link, paragraph, type Inline } from './nodes';

/** A short fact about an operation, such as `deprecated`. Alerts are highlighted. */
export interface Badge {
  readonly content: readonly Inline[];
  readonly isAlert?: boolean;
}

interface Header {
  /** An HTTP method, or a protocol. */
  readonly label: string;
  /** A path, or the name of a remote method. */
  readonly name: string;
  /**
   * Target of the Run button, such as `api addCustomer`; absent if the operation cannot be run from
   * its page.
   */
  readonly run?: string;
  readonly badges: readonly Badge[];
  readonly links: readonly (readonly Inline[])[];
}

function listWithClass(className: string, items: readonly ListItem[]): RootContent {
  return { ...bulletList([...items]), data: { hProperties: { className: [className] } } };
}

const listItem = (content: readonly Inline[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph(...content)],
});

/** Returns the header of an operation: its endpoint, badges and links. */
export function operationHeader({ label, name, run, badges, links }: Header): RootContent[] {
  // Names in braces are parameters, not tokens.
  const escapedName = name.replaceAll('{', String.raw`\{`);
  const endpoint = component('Endpoint', {
    label,
    name: escapedName,
    ...(run !== undefined && { run }),
  });
  const facts = badges.map(({ content, isAlert = false }): ListItem => ({
    ...listItem(content),
    ...(isAlert && { data: { hProperties: { className: ['a-alert'] } } }),
  }));
  return [
    endpoint,
    ...(facts.length === 0 ? [] : [listWithClass('a-badges', facts)]),
    listWithClass('a-links', links.map(listItem)),
  ];
}

/** Returns a link to a document, followed by a JSON pointer into it. */
export function documentLink(file: string, pointer: readonly (string | number)[]): Inline[] {
  return [link(`/${file}`, file), ' ', inlineCode(pointerTo(pointer))];
}

interface Parts {
  readonly header: RootContent[];
  readonly samples: RootContent[];
  readonly body: RootContent[];
}

/**
 * Joins the parts of an operation's reference, and records in each node which part it came from.
 *
 * @param isPage whether the page is about this operation only
 */
export function joinParts(operation: string, isPage: boolean, parts: Parts): RootContent[] {
  const withPart = (part: OperationPart['part']): RootContent[] =>
    parts[part].map((node) => ({
      ...node,
      data: { ...node.data, operationPart: { operation, part, isPage } },
    }));
  return [...withPart('header'), ...withPart('samples'), ...withPart('body')];
}
