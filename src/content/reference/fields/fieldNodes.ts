import type { Paragraph, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { FieldPosition } from '../../mdast/nodes';
import type { Field, FieldId, FieldVariant, FieldContents } from './fields';
import { codeList, inlineCode, joinInline, link, markdown, paragraph, type Inline } from '../nodes';
import { onlyWithSentence, requirementSentence, ruleSentences } from './rules';
import type { SchemaView } from './view';

type Direction = 'request' | 'response';

function component(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[],
  field?: FieldPosition & { readonly id: string | undefined },
): MdxJsxFlowElement {
  const { id, ...position } = field ?? { id: undefined };
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name: key, value }],
    ),
    children: children as MdxJsxFlowElement['children'],
    data: {
      isGenerated: true,
      ...(field !== undefined && { field: position as FieldPosition }),
      ...(id !== undefined && { hProperties: { id } }),
    },
  };
}

function literal(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueList({ values }: SchemaView): string | undefined {
  const texts = values.map(literal);
  return texts.length === 0 || texts.some((text) => text === '' || text.includes(','))
    ? undefined
    : texts.join(', ');
}

function valueSentence(view: SchemaView): Inline[][] {
  if (view.values.length === 0 || valueList(view) !== undefined) return [];
  const values = codeList(view.values.map(literal));
  return [[view.values.length === 1 ? 'Allowed value: ' : 'Allowed values: ', ...values, '.']];
}

const sameFields = ({ path, id }: FieldId): Inline[] => [
  'It has the fields of ',
  link(`#${id}`, inlineCode(path)),
  '.',
];

function requiredAttribute(field: Field, direction: Direction): string | undefined {
  if (direction === 'response') {
    return field.required || onlyWithSentence(field) !== undefined ? undefined : 'no';
  }
  if (requirementSentence(field) !== undefined) return undefined;
  if (field.required) return 'yes';
  return field.view.defaultValue === undefined ? 'no' : undefined;
}

function sentences(field: Field, direction: Direction): Inline[][] {
  const { view, sameAs } = field;
  const condition =
    (direction === 'request' ? requirementSentence(field) : undefined) ?? onlyWithSentence(field);
  return [
    ...(view.description === undefined ? [] : [markdown(view.description)]),
    ...valueSentence(view),
    ...ruleSentences(field),
    ...(condition === undefined ? [] : [condition]),
    ...(view.defaultText === undefined ? [] : [['Default: ', ...markdown(view.defaultText), '.']]),
    ...(sameAs === undefined ? [] : [sameFields(sameAs)]),
  ];
}

function textParagraphs(parts: readonly Inline[][]): Paragraph[] {
  return parts.length === 0 ? [] : [paragraph(...joinInline(parts, ' '))];
}

function typeOf({ type, nullable }: SchemaView): string {
  if (type === '') return nullable ? 'null' : 'any';
  return type;
}

function fieldNode(field: Field, direction: Direction, sectionId?: string): MdxJsxFlowElement {
  const { name, path, id, view, describedAt, inner } = field;
  const type = typeOf(view);
  return component(
    'Field',
    {
      name,
      type,
      href: describedAt,
      nullable: view.nullable && type !== 'null' ? 'yes' : undefined,
      required: requiredAttribute(field, direction),
      default: view.defaultValue === undefined ? undefined : literal(view.defaultValue),
      unit: view.unit,
      values: valueList(view),
      since: view.since,
      deprecated: view.deprecated ? 'yes' : undefined,
    },
    [...textParagraphs(sentences(field, direction)), ...innerNodes(inner, direction)],
    { id: id === sectionId ? undefined : id, path, prefix: inner.prefix, anchor: id },
  );
}

function variantText({ view, sameAs }: FieldVariant): Paragraph[] {
  const isObject = view.shapes.length > 0;
  const description = view.description === undefined ? [] : [markdown(view.description)];
  const type: Inline[][] = isObject ? [] : [[inlineCode(typeOf(view)), '.']];
  return textParagraphs([
    ...type,
    ...description,
    ...view.notes.map((note): Inline[] => markdown(note)),
    ...(isObject ? [] : valueSentence(view)),
    ...(sameAs === undefined ? [] : [sameFields(sameAs)]),
  ]);
}

function variantNode(variant: FieldVariant, direction: Direction): MdxJsxFlowElement {
  const { label, prefix } = variant;
  const text = variantText(variant);
  const fields = variant.fields.map((field) => fieldNode(field, direction));
  const list = fields.length === 0 ? [] : [component('Fields', {}, fields)];
  const content = [...text, ...list];
  return component(
    'Variant',
    { label },
    content.length === 0 ? [paragraph('No other fields.')] : content,
    { id: undefined, path: prefix, prefix, anchor: '' },
  );
}

function innerNodes(
  { fields, variants }: FieldContents,
  direction: Direction,
): MdxJsxFlowElement[] {
  if (fields.length === 0 && variants.length === 0) return [];
  const choice = variants.map((variant) => variantNode(variant, direction));
  return [
    component('Fields', {}, [
      ...fields.map((field) => fieldNode(field, direction)),
      ...(choice.length === 0 ? [] : [component('Variants', {}, choice)]),
    ]),
  ];
}

/**
 * Returns the tree of the fields, as `<Fields>`.
 *
 * @param label accessible name of the list: "Parameters", "Fields of the result"
 * @param sectionId id of the section's heading, which a field must not repeat
 */
export function fieldsNode(
  label: string,
  fields: readonly Field[],
  direction: Direction,
  sectionId?: string,
): MdxJsxFlowElement {
  return component(
    'Fields',
    { label },
    fields.map((field) => fieldNode(field, direction, sectionId)),
  );
}

/** Returns the tree of the fields and alternatives inside a value; empty if it has neither. */
export function innerFieldsNode(
  label: string,
  inner: FieldContents,
  direction: Direction,
): MdxJsxFlowElement[] {
  return innerNodes(inner, direction).map((node) => ({
    ...node,
    attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: label }],
  }));
}
