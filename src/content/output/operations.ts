import type { Node, RootContent } from 'mdast';
import type { OperationPart } from '../mdast/nodes';

interface Box extends Node {
  type: 'box';
  children: RootContent[];
}

function box(className: string, children: readonly RootContent[]): RootContent {
  const node: Box = {
    type: 'box',
    data: { hName: 'div', hProperties: { className: className.split(' ') } },
    children: [...children],
  };
  return node as unknown as RootContent;
}

const partOf = (node: RootContent): OperationPart | undefined => node.data?.operationPart;

const belongsTo = (part: OperationPart['part']) => (node: RootContent) =>
  partOf(node)?.part === part;

function operationBox(
  className: string,
  header: readonly RootContent[],
  samples: readonly RootContent[],
  body: readonly RootContent[],
): RootContent {
  return box(className, [
    box('a-op-header', header),
    ...(samples.length === 0 ? [] : [box('a-samples', samples)]),
    box('a-op-body', body),
  ]);
}

function boxPage(children: readonly RootContent[]): RootContent[] {
  const first = children.findIndex(belongsTo('samples'));
  const samples = children.filter(belongsTo('samples'));
  const start = first === -1 ? children.findIndex(belongsTo('body')) : first;
  const body = children.slice(start + samples.length);
  return [operationBox('a-op a-op-page a-wide', children.slice(0, start), samples, body)];
}

/**
 * Puts each operation in a box with its samples, so that the stylesheet can show them side by side.
 * If the page is about one operation, the box contains the whole page.
 */
export function boxOperations(children: readonly RootContent[]): RootContent[] {
  const operations = new Set(children.map((node) => partOf(node)?.operation));
  operations.delete(undefined);
  if (operations.size === 0) return [...children];
  const firstPart = children.find((node) => partOf(node) !== undefined);
  if (operations.size === 1 && firstPart !== undefined && partOf(firstPart)?.isPage === true) {
    return boxPage(children);
  }
  const boxed: RootContent[] = [];
  for (let index = 0; index < children.length;) {
    const first = children[index] as RootContent;
    const operation = partOf(first)?.operation;
    if (operation === undefined) {
      boxed.push(first);
      index += 1;
      continue;
    }
    const rest = children.slice(index);
    const end = rest.findIndex((node) => partOf(node)?.operation !== operation);
    const operationNodes = end === -1 ? rest : rest.slice(0, end);
    boxed.push(
      operationBox(
        first.type === 'heading' && first.depth === 2 ? 'a-op a-wide' : 'a-op',
        operationNodes.filter(belongsTo('header')),
        operationNodes.filter(belongsTo('samples')),
        operationNodes.filter(belongsTo('body')),
      ),
    );
    index += operationNodes.length;
  }
  return boxed;
}
