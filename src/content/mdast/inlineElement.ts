import type { Node, PhrasingContent } from 'mdast';

/** An HTML element inside a line of text: `br`, `sup`, `sub`, `kbd` or `abbr`. */
export interface InlineElement extends Node {
  type: 'inlineElement';
  name: string;
  attributes: Record<string, string>;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    inlineElement: InlineElement;
  }
  interface PhrasingContentMap {
    inlineElement: InlineElement;
  }
}
