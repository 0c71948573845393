import type { Root, RootContent } from 'mdast';
import { reservedIds } from '../../site/reservedIds';
import { isParent, type ArticleComponent } from '../mdast/nodes';
import { report, type PageContext } from './context';
import { isValidId } from './ids';
import { repeated } from './repeated';

/** Trees with at most this many fields are shown open. */
const smallTree = 12;
/** A list of the second level is shown open up to this many fields. */
const shortList = 8;
/** A list of any level is shown open up to this many fields, nested ones included. */
const tinyList = 2;

type List = ArticleComponent;

/** What surrounds a list of fields. */
interface Surroundings {
  /** The start of the paths of the fields. */
  readonly prefix: string;
  /** Name of the field that contains the list. */
  readonly of?: string;
  /** 0 for the fields of the root value. */
  readonly depth: number;
  /** Whether the tree is shown open. */
  readonly isSmall: boolean;
}

const isComponent = (node: RootContent, name: string): node is ArticleComponent =>
  node.type === 'articleComponent' && node.name === name;

const named = (nodes: readonly RootContent[], name: string): ArticleComponent[] =>
  nodes.filter((node) => isComponent(node, name)) as ArticleComponent[];

/** Returns the fields of a list and of its alternatives. */
function fieldsOf(list: List): ArticleComponent[] {
  return [
    ...named(list.children, 'Field'),
    ...named(list.children, 'Variants').flatMap((choice) =>
      named(choice.children, 'Variant').flatMap((variant) =>
        named(variant.children, 'Fields').flatMap(fieldsOf),
      ),
    ),
  ];
}

/** Returns the number of fields in a list and everything inside it. */
function size(list: List): number {
  return fieldsOf(list).reduce(
    (sum, field) =>
      sum + 1 + named(field.children, 'Fields').reduce((inside, inner) => inside + size(inner), 0),
    0,
  );
}

function takeId(field: ArticleComponent, path: string, context: PageContext): string {
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
 * Returns the name of a field; for an entry of an array, with the array's name: `bytes`,
 * `filters[0]`.
 */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Adds path and anchor to a field, and the same to the fields inside it. */
function completeField(
  field: ArticleComponent,
  { prefix, depth, isSmall }: Surroundings,
  context: PageContext,
): void {
  const { attributes } = field;
  const { name = '', type = '' } = attributes;
  const place = field.data?.field;
  const separator = prefix === '' || name.startsWith('[') ? '' : '.';
  const path = place?.path ?? `${prefix}${separator}${name}`;
  const inner = place?.prefix ?? path + (/(?:\[\])+$/.exec(type)?.[0] ?? '');
  attributes['path'] = path;
  if (place === undefined) {
    attributes['id'] = takeId(field, path, context);
    attributes['anchor'] = attributes['id'];
  } else {
    const id = field.data?.hProperties?.['id'];
    if (typeof id === 'string') attributes['id'] = id;
    attributes['anchor'] = place.anchor;
  }
  const lists = named(field.children, 'Fields');
  if (lists.length > 0 && inner !== path) attributes['fields'] = inner;
  for (const list of lists) {
    completeList(list, { prefix: inner, of: lastPart(path), depth: depth + 1, isSmall }, context);
  }
}

/** Reports fields of one list with the same name. */
function checkNames(fields: readonly ArticleComponent[], context: PageContext): void {
  for (const { node, value } of repeated(fields, 'name')) {
    report(
      context,
      node,
      `<Fields> has two fields with the name "${value}".`,
      'Remove one, or put both into <Variants>.',
    );
  }
}

function completeList(list: List, around: Surroundings, context: PageContext): void {
  const { of, depth, prefix, isSmall } = around;
  const own = named(list.children, 'Field');
  checkNames(own, context);
  const count = new Set(fieldsOf(list).map(({ attributes }) => attributes['name'])).size;
  const { attributes } = list;
  attributes['label'] ??=
    prefix === '' ? 'Fields' : `Fields of ${prefix.replace(/(?:\[\])+$/, '')}`;
  const isShort = count <= shortList && (depth === 1 || size(list) <= tinyList);
  const isOpen = isSmall || depth <= 0 || isShort;
  attributes['place'] = isOpen ? 'open' : 'closed';
  if (attributes['place'] === 'closed') {
    attributes['of'] = of ?? '';
    attributes['summary'] = count === 1 ? '1 field' : `${count} fields`;
  }
  for (const field of own) completeField(field, around, context);
  for (const variant of named(list.children, 'Variants').flatMap(({ children }) => children)) {
    if (!isComponent(variant, 'Variant')) continue;
    const place = variant.data?.field;
    for (const inner of named(variant.children, 'Fields')) {
      inner.attributes['label'] ??= `${attributes['label']}: ${variant.attributes['label'] ?? ''}`;
      completeList(inner, { ...around, prefix: place?.prefix ?? prefix }, context);
      inner.attributes['place'] = 'open';
    }
  }
}

/**
 * Completes the trees of fields in a resolved page: paths, anchors, labels, and which lists are
 * collapsed.
 */
export function completeFields(root: Root | RootContent, context: PageContext): void {
  if (!isParent(root)) return;
  for (const node of root.children as RootContent[]) {
    if (!isComponent(node, 'Fields')) completeFields(node, context);
    else {
      const isSmall = size(node) <= smallTree;
      // A list with a single field describes the root value.
      const isRoot = node.children.length === 1;
      completeList(node, { prefix: '', depth: isRoot ? -1 : 0, isSmall }, context);
      node.attributes['place'] = 'tree';
    }
  }
}
