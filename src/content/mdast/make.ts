import type {
  Emphasis,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

export type Inline = string | PhrasingContent;

export const text = (value: string): Text => ({ type: 'text', value });

/** Converts a mix of strings and inline nodes to nodes. */
export function inlines(parts: readonly Inline[]): PhrasingContent[] {
  return parts.map((part) => (typeof part === 'string' ? text(part) : part));
}

export const strong = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

export const emphasis = (value: string): Emphasis => ({
  type: 'emphasis',
  children: [text(value)],
});

export const link = (url: string, ...parts: Inline[]): Link => ({
  type: 'link',
  url,
  children: inlines(parts),
});

export const paragraph = (...parts: Inline[]): Paragraph => ({
  type: 'paragraph',
  children: inlines(parts),
});

export const bulletList = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});
