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

/* Makers of the Markdown nodes that components turn into. */

export const text = (value: string): Text => ({ type: 'text', value });

export const bold = (value: string): Strong => ({ type: 'strong', children: [text(value)] });

export const italic = (value: string): Emphasis => ({ type: 'emphasis', children: [text(value)] });

export const link = (url: string, value: string): Link => ({
  type: 'link',
  url,
  children: [text(value)],
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const bulletList = (children: ListItem[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children,
});
