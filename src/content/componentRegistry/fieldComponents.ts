import type { BlockContent, DefinitionContent, ListItem, Paragraph, RootContent } from 'mdast';
import { z } from 'zod';
import { attributeText, type Attributes, type ComponentEntry } from './componentEntry';
import { bulletList, link, paragraph, strong, text, type Inline } from '../mdast/make';

const yes = z.literal('yes').optional();
const code = (value: string): Inline => ({ type: 'inlineCode', value });

/** Returns a list item; the parent component becomes the list. */
function item(children: RootContent[]): RootContent[] {
  const listItem: ListItem = {
    type: 'listItem',
    spread: children.filter(({ type }) => type !== 'list').length > 1,
    children: children as (BlockContent | DefinitionContent)[],
  };
  return [listItem as unknown as RootContent];
}

function facts({ type = '', href, unit, since, ...attributes }: Attributes): Inline[][] {
  const { nullable, required, default: value, values, deprecated } = attributes;
  const allowed = values?.split(', ') ?? [];
  return [
    [href === undefined ? text(type) : link(href, type), ...(nullable ? [' or null'] : [])],
    ...(required === undefined ? [] : [[required === 'yes' ? 'required' : 'optional']]),
    ...(value === undefined ? [] : [['default ', code(value)]]),
    ...(unit === undefined ? [] : [[unit]]),
    ...(allowed.length === 0
      ? []
      : [
          [
            allowed.length === 1 ? 'allowed value ' : 'one of ',
            ...allowed.flatMap((each, index) => [index === 0 ? '' : ' ', code(each)]),
          ],
        ]),
    ...(since === undefined ? [] : [[`since ${since}`]]),
    ...(deprecated === undefined ? [] : [['deprecated']]),
  ];
}

/** Returns a line such as "`fee` (u64, lamports): The fee charged." */
function fieldLine(attributes: Attributes, description: Paragraph | undefined): Paragraph {
  const parts = facts(attributes).flatMap((fact, index) => (index === 0 ? fact : [', ', ...fact]));
  const path = attributes['path'] ?? attributes['name'] ?? '';
  return paragraph(
    code(path),
    ' (',
    ...parts,
    ')',
    ...(description === undefined ? [] : [': ', ...description.children]),
  );
}

/**
 * A tree of fields: `<Fields>` with `<Field>`, and `<Variants>` with `<Variant>` for alternatives.
 */
export const fieldComponents: Readonly<Record<string, ComponentEntry>> = {
  Fields: {
    attributes: z.strictObject({ label: attributeText.optional() }),
    content: { kind: 'only', names: ['Field', 'Variants'] },
    texts: [],
    toMarkdown: (_attributes, children) => [bulletList(children as unknown as ListItem[])],
  },
  Field: {
    attributes: z.strictObject({
      name: attributeText,
      type: attributeText,
      href: attributeText.optional(),
      nullable: yes,
      required: z.enum(['yes', 'no']).optional(),
      default: attributeText.optional(),
      unit: attributeText.optional(),
      values: attributeText.optional(),
      since: attributeText.optional(),
      deprecated: yes,
      id: attributeText.optional(),
    }),
    parent: 'Fields',
    content: { kind: 'blocks', optional: true },
    link: 'href',
    texts: ['path', 'type', 'unit', 'default', 'values', 'since'],
    toMarkdown: (attributes, children) => {
      const [first, ...others] = children;
      return first?.type === 'paragraph'
        ? item([fieldLine(attributes, first), ...others])
        : item([fieldLine(attributes, undefined), ...children]);
    },
  },
  Variants: {
    attributes: z.strictObject({}),
    parent: 'Fields',
    content: { kind: 'only', names: ['Variant'] },
    texts: [],
    toMarkdown: (_attributes, children) =>
      item([paragraph('One of:'), bulletList(children as unknown as ListItem[])]),
  },
  Variant: {
    attributes: z.strictObject({ label: attributeText }),
    parent: 'Variants',
    content: { kind: 'blocks' },
    texts: ['label'],
    toMarkdown: ({ label = '' }, children) => {
      const [first, ...others] = children;
      return first?.type === 'paragraph'
        ? item([paragraph(strong(label), ': ', ...first.children), ...others])
        : item([paragraph(strong(label)), ...children]);
    },
  },
};
