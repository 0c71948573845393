import type { Node, PhrasingContent } from 'mdast';

/** Terms and their definitions. */
export interface DefinitionList extends Node {
  type: 'definitionList';
  children: DefinitionPart[];
}

/** A term (`dt`) or a definition (`dd`). */
export interface DefinitionPart extends Node {
  type: 'definitionPart';
  name: 'dt' | 'dd';
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    definitionList: DefinitionList;
    definitionPart: DefinitionPart;
  }
  interface BlockContentMap {
    definitionList: DefinitionList;
  }
}
