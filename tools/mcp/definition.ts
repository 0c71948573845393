import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { keyOf } from '../../src/shared/schema/keyOf';

/** A reference document. Its text is kept, because parsing would round numbers above 2^53. */
export interface ReferenceDocument {
  readonly text: string;
  readonly root: Node;
  /** The documents that the document refers to, by file name. */
  readonly others: ReadonlyMap<string, ReferenceDocument>;
}

/**
 * Parses a reference document.
 *
 * @throws Error if the text contains no JSON
 */
export function parseReference(
  text: string,
  others: ReferenceDocument['others'] = new Map(),
): ReferenceDocument {
  const root = parseTree(text);
  if (root === undefined)
    throw new Error('The reference document is not JSON. Run `npm run build` again.');
  return { text, root, others };
}

export const stringAt = (node: Node, key: string): string | undefined =>
  findNodeAtLocation(node, [key])?.value as string | undefined;

export const childrenAt = (node: Node, ...path: readonly string[]): readonly Node[] =>
  findNodeAtLocation(node, [...path])?.children ?? [];

/** Returns the key and value of each property of an object. */
export function propertiesOf(node: Node): (readonly [key: string, value: Node])[] {
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[key.value as string, value] as const],
  );
}

function referencesIn(node: Node): string[] {
  if (node.type === 'property') {
    const [key, value] = node.children ?? [];
    if (key?.value === '$ref' && value?.type === 'string') return [value.value as string];
  }
  return (node.children ?? []).flatMap(referencesIn);
}

/**
 * Returns a part of a document as JSON, with everything it refers to: `{"definition": …,
 * "references": {"#/components/schemas/Amount": …}}`.
 */
export function definitionText(document: ReferenceDocument, node: Node): string {
  const source = ({ text }: ReferenceDocument, { offset, length }: Node): string =>
    text.slice(offset, offset + length);
  const references = new Map<string, string>();
  const collect = (owner: ReferenceDocument, from: Node): void => {
    for (const target of referencesIn(from)) {
      if (references.has(target)) continue;
      const [file = '', pointer = ''] = target.split('#/');
      const targetDocument = file === '' ? owner : owner.others.get(file);
      const targetNode =
        targetDocument && findNodeAtLocation(targetDocument.root, pointer.split('/').map(keyOf));
      if (targetDocument === undefined || targetNode === undefined) continue;
      references.set(target, source(targetDocument, targetNode));
      collect(targetDocument, targetNode);
    }
  };
  collect(document, node);
  const entries = [...references].map(([target, value]) => `${JSON.stringify(target)}: ${value}`);
  return `{"definition": ${source(document, node)}, "references": {${entries.join(', ')}}}`;
}
