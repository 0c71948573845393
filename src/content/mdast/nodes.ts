import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import type {} from 'mdast-util-mdx-expression';
import type {} from 'mdast-util-mdx-jsx';
import type {} from './inlineElement';
import type {} from './includedPart';
import type {} from './inlinePicture';
import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { Explanation, Origin } from '../types';
import type { Heading, Node, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';

/** A component of an article, with valid attributes. */
export interface ArticleComponent extends Node {
  type: 'articleComponent';
  name: string;
  /** Props of the React component. URLs are final. */
  attributes: Record<string, string>;
  children: RootContent[];
  external?: boolean;
  figure?: Element;
}

/** The part of an operation's reference that a top-level node belongs to. */
export interface OperationPart {
  /** The key of the operation, unique on its page. */
  readonly operation: string;
  readonly part: 'header' | 'samples' | 'body';
  readonly isPage: boolean;
}

/** The position of a field or an alternative in the value that its `<Fields>` describes. */
export interface FieldPosition {
  readonly path: string;
  /**
   * The prefix of the inner fields' paths: `path`, followed by `[]` for each array around the
   * fields.
   */
  readonly prefix: string;
  /**
   * The id for links to the field, which may be that of the section's heading; '' for an
   * alternative.
   */
  readonly anchor: string;
}

declare module 'unist' {
  interface Data {
    field?: FieldPosition;
    /** The partial that a component comes from, where later checks report its problems. */
    file?: string;
    /** Whether a node comes from data, so that braces in its attributes may be literal. */
    isGenerated?: boolean;
    operationPart?: OperationPart;
    origin?: Origin;
    /** The mistake in the data at `origin`. */
    fault?: Explanation;
  }
}

declare module 'mdast' {
  interface RootContentMap {
    articleComponent: ArticleComponent;
  }
  interface BlockContentMap {
    articleComponent: ArticleComponent;
  }
  interface HeadingData {
    /** The anchor, unique on its page. */
    id?: string;
  }
  interface LinkData {
    external?: boolean;
  }
  interface CodeData {
    title?: string;
    /** Line numbers, from 1. */
    emphasizedLines?: readonly number[];
    lineNumbers?: boolean;
  }
  interface TableData {
    label?: string;
    /**
     * Whether, where the table does not fit, each row becomes a line of facts above a text instead
     * of a labelled list.
     */
    isFacts?: boolean;
  }
}

/** Returns whether a node has children. */
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
  'inlineElement',
  'inlineMath',
  'inlinePicture',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
]);

/** Returns whether a node is inline content. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return phrasing.has(node.type);
}

/** Also true of a paragraph that contains only comments. */
function isComment(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
  return (
    node.type === 'paragraph' &&
    node.children.length > 0 &&
    node.children.every(
      (child) => isComment(child) || (child.type === 'text' && child.value.trim() === ''),
    )
  );
}

/** Returns nodes without comments. */
export const withoutComments = <Node extends Nodes>(nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => !isComment(node));

/** Returns the text of a heading on one line. */
export function headingText(heading: Heading): string {
  return toString(heading).replace(/\s+/g, ' ').trim();
}
