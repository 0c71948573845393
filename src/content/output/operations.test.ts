import type { RootContent } from 'mdast';
import type { OperationPart } from '../mdast/nodes';
import { boxOperations } from './operations';

const text = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

const part = (
  value: string,
  kind: OperationPart['part'],
  operation = 'a',
  isPage = true,
): RootContent => ({ ...text(value), data: { operationPart: { operation, part: kind, isPage } } });

const heading = (depth: 2 | 3, operation: string): RootContent => ({
  type: 'heading',
  depth,
  children: [{ type: 'text', value: operation }],
  data: { operationPart: { operation, part: 'header', isPage: false } },
});

/** Formats a node and its boxes as `class(content …)`. */
function outline(node: RootContent): string {
  if (node.type === 'text') return node.value;
  const children = 'children' in node ? node.children : [];
  const inner = children.map((child) => outline(child as RootContent)).join(' ');
  const names = node.data?.hProperties?.['className'];
  return Array.isArray(names) ? `${names.join('.')}(${inner})` : inner;
}

const operation = (name: string, depth: 2 | 3) => [
  heading(depth, name),
  part('samples', 'samples', name, false),
  part('fields', 'body', name, false),
];

it.each<[string, RootContent[], string]>([
  ['a page without operations', [text('x'), text('y')], 'x y'],
  [
    'a page about one operation, with the text around it',
    [
      text('intro'),
      part('head', 'header'),
      part('samples', 'samples'),
      part('fields', 'body'),
      text('notes'),
    ],
    'a-op.a-op-page.a-wide(a-op-header(intro head) a-samples(samples) a-op-body(fields notes))',
  ],
  [
    'an operation without samples',
    [part('head', 'header'), part('fields', 'body')],
    'a-op.a-op-page.a-wide(a-op-header(head) a-op-body(fields))',
  ],
  [
    'several operations, each with its samples',
    [text('intro'), ...operation('b', 2), ...operation('c', 2), text('end')],
    'intro a-op.a-wide(a-op-header(b) a-samples(samples) a-op-body(fields)) a-op.a-wide(a-op-header(c) a-samples(samples) a-op-body(fields)) end',
  ],
  [
    'an operation that is part of a section',
    operation('b', 3),
    'a-op(a-op-header(b) a-samples(samples) a-op-body(fields))',
  ],
])('lays out %s', (_, children, expected) => {
  expect(boxOperations(children).map(outline).join(' ')).toBe(expected);
});
