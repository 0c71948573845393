import type { Root, RootContent } from 'mdast';
import { reservedIds } from '../../../site/reservedIds';
import { isParent, type ArticleComponent } from '../../mdast/nodes';
import { report, type PageContext } from '../context';
import { isValidId } from '../ids';
import { duplicateComponents } from './duplicateComponents';

/** Trees with at most this many fields are shown open. */
const maxOpenTree = 12;
/** Lists on the second level with at most this many fields are shown open. */
const maxOpenSecondLevel = 8;
/** Lists on any level with at most this many fields, nested ones included, are shown open. */
const maxOpenList = 2;

type List = ArticleComponent;

interface Surroundings {
  /** The path before each field's name: `params[]`; empty for fields of the root value. */
  readonly prefix: string;
  readonly parentName?: string;
  /** 0 for the fields of the root value, -1 for a list with only the root value. */
  readonly depth: number;
  /** Whether the tree is so small that all of it is shown open. */
  readonly isSmall: boolean;
}

const isComponent = (node: RootContent, name: string): node is ArticleComponent =>
  node.type === 'articleComponent' && node.name === name;

const componentsNamed = (nodes: readonly RootContent[], name: string): ArticleComponent[] =>
  nodes.filter((node) => isComponent(node, name)) as ArticleComponent[];

function fieldsOf(list: List): ArticleComponent[] {
  return [
    ...componentsNamed(list.children, 'Field'),
    ...componentsNamed(list.children, 'Variants').flatMap((choice) =>
      componentsNamed(choice.children, 'Variant').flatMap((variant) =>
        componentsNamed(variant.children, 'Fields').flatMap(fieldsOf),
      ),
    ),
  ];
}

function countFields(list: List): number {
  return fieldsOf(list).reduce(
    (sum, field) =>
      sum +
      1 +
      componentsNamed(field.children, 'Fields').reduce(
        (inside, inner) => inside + countFields(inner),
        0,
      ),
    0,
  );
}

function claimId(field: ArticleComponent, path: string, context: PageContext): string {
  const { id } = field.attributes;
  if (id === undefined) return context.ids.make(`field ${path.replaceAll(/[[\].]+/g, ' ')}`);
  if (!isValidId(id)) {
    report(
      context,
      field,
      `"${id}" is not a valid id.`,
      'Start with a letter, digit or _; after that, - . and : are allowed too.',
    );
  } else if (reservedIds.has(id)) {
    report(context, field, `The id "${id}" is reserved for the page shell.`, 'Choose another id.');
  } else if (!context.ids.take(id)) {
    report(context, field, `Duplicate id "${id}".`, 'Choose another id.');
  }
  return id;
}

/**
 * Returns the last part of a field's path, such as `bytes`; an entry of an array includes the
 * array's name: `filters[0]`.
 */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function completeField(
  field: ArticleComponent,
  { prefix, depth, isSmall }: Surroundings,
  context: PageContext,
): void {
  const { attributes } = field;
  const { name = '', type = '' } = attributes;
  const position = field.data?.field;
  const separator = prefix === '' || name.startsWith('[') ? '' : '.';
  const path = position?.path ?? `${prefix}${separator}${name}`;
  const inner = position?.prefix ?? path + (/(?:\[\])+$/.exec(type)?.[0] ?? '');
  attributes['path'] = path;
  if (position === undefined) {
    attributes['id'] = claimId(field, path, context);
    attributes['anchor'] = attributes['id'];
  } else {
    const id = field.data?.hProperties?.['id'];
    if (typeof id === 'string') attributes['id'] = id;
    attributes['anchor'] = position.anchor;
  }
  const lists = componentsNamed(field.children, 'Fields');
  if (lists.length > 0 && inner !== path) attributes['fields'] = inner;
  for (const list of lists) {
    completeList(
      list,
      { prefix: inner, parentName: lastPart(path), depth: depth + 1, isSmall },
      context,
    );
  }
}

function checkNames(fields: readonly ArticleComponent[], context: PageContext): void {
  for (const { node, value } of duplicateComponents(fields, 'name')) {
    report(
      context,
      node,
      `<Fields> has two fields with the name "${value}".`,
      'Remove one, or put each into a <Variant> of its own.',
    );
  }
}

function completeList(list: List, surroundings: Surroundings, context: PageContext): void {
  const { parentName, depth, prefix, isSmall } = surroundings;
  const ownFields = componentsNamed(list.children, 'Field');
  checkNames(ownFields, context);
  const count = new Set(fieldsOf(list).map(({ attributes }) => attributes['name'])).size;
  const { attributes } = list;
  attributes['label'] ??=
    prefix === '' ? 'Fields' : `Fields of ${prefix.replace(/(?:\[\])+$/, '')}`;
  const isShort = count <= maxOpenSecondLevel && (depth === 1 || countFields(list) <= maxOpenList);
  const isOpen = isSmall || depth <= 0 || isShort;
  attributes['place'] = isOpen ? 'open' : 'closed';
  if (attributes['place'] === 'closed') {
    attributes['of'] = parentName ?? '';
    attributes['summary'] = count === 1 ? '1 field' : `${count} fields`;
  }
  for (const field of ownFields) completeField(field, surroundings, context);
  for (const variant of componentsNamed(list.children, 'Variants').flatMap(
    ({ children }) => children,
  )) {
    if (!isComponent(variant, 'Variant')) continue;
    const position = variant.data?.field;
    for (const inner of componentsNamed(variant.children, 'Fields')) {
      inner.attributes['label'] ??= `${attributes['label']}: ${variant.attributes['label'] ?? ''}`;
      completeList(inner, { ...surroundings, prefix: position?.prefix ?? prefix }, context);
      inner.attributes['place'] = 'open';
    }
  }
}

/**
 * Completes the trees of fields in a resolved page with paths, anchors and labels, and decides
 * which lists are collapsed.
 */
export function completeFields(root: Root | RootContent, context: PageContext): void {
  if (!isParent(root)) return;
  for (const node of root.children as RootContent[]) {
    if (!isComponent(node, 'Fields')) completeFields(node, context);
    else {
      const isSmall = countFields(node) <= maxOpenTree;
      // Treat a single entry as the root value, so that the fields inside it are shown open.
      const isRoot = node.children.length === 1;
      completeList(node, { prefix: '', depth: isRoot ? -1 : 0, isSmall }, context);
      node.attributes['place'] = 'tree';
    }
  }
}
