import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx-expression';
import type {} from 'mdast-util-mdx-jsx';
import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Heading, Node, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';

/** A component of an article after its attributes were checked and its tokens replaced. */
export interface ArticleComponent extends Node {
  type: 'articleComponent';
  name: string;
  /** Attributes as the React component takes them; addresses are final. */
  attributes: Record<string, string>;
  children: RootContent[];
  /** The address of the component leads out of the site. */
  external?: boolean;
  /** An inlined drawing. */
  figure?: Element;
}

declare module 'mdast' {
  interface RootContentMap {
    articleComponent: ArticleComponent;
  }
  interface BlockContentMap {
    articleComponent: ArticleComponent;
  }
  interface HeadingData {
    /** The id a hash leads to, unique in its page. */
    id?: string;
  }
  interface LinkData {
    /** Leads out of the site. */
    external?: boolean;
  }
  interface CodeData {
    /** Title shown above the block. */
    title?: string;
    /** Numbers of the lines to stand out, from 1. */
    highlighted?: readonly number[];
    lineNumbers?: boolean;
  }
  interface TableData {
    /** What assistive technology calls the scrolling table. */
    label?: string;
  }
}

export function isParent(node: Nodes): node is Parents {
  return 'children' in node;
}

const phrasing = new Set<string>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** Whether a node stands inside a line of text. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.has(node.type);
}

/** A heading's text on one line, the same wherever the heading is named. */
export function headingText(heading: Heading): string {
  return toString(heading).replace(/\s+/g, ' ').trim();
}
