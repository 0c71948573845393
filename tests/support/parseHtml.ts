import type { Element, ElementContent, Properties, Root } from 'hast';
import { parseDocument } from 'htmlparser2';
import { find, html, type Info } from 'property-information';

type Node = ReturnType<typeof parseDocument>['childNodes'][number];

function parseValue(info: Info, value: string): Properties[string] {
  if (info.boolean || (info.overloadedBoolean && value === '')) return true;
  if (info.spaceSeparated) return value.split(/\s+/).filter((part) => part !== '');
  const isNumber = info.number && value.trim() !== '' && !Number.isNaN(Number(value));
  return isNumber ? Number(value) : value;
}

function propertiesOf(attributes: Readonly<Record<string, string>>): Properties {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const info = find(html, name);
      return [info.property, parseValue(info, value)];
    }),
  );
}

/** Converts nodes to hast; adds each element to `found`, before its descendants. */
function convert(nodes: readonly Node[], found: Element[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.data }];
    if (!('attribs' in node)) return [];
    const element: Element = {
      type: 'element',
      tagName: node.name,
      properties: propertiesOf(node.attribs),
      children: [],
    };
    found.push(element);
    element.children = convert(node.childNodes, found);
    return [element];
  });
}

/**
 * Returns the elements of a page in document order, as hast. Uses htmlparser2, which is faster than
 * hast-util-from-html, but does not repair invalid HTML.
 */
export function elementsIn(page: string): Element[] {
  const found: Element[] = [];
  convert(parseDocument(page).childNodes, found);
  return found;
}

/** Returns the text of a node and its descendants. */
export function textOf(node: Element | Root): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      return child.type === 'element' ? textOf(child) : '';
    })
    .join('');
}
