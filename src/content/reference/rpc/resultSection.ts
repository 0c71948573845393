import type { RootContent } from 'mdast';
import { description, fieldName } from '../fieldCells';
import { FieldLister, type Field } from '../fields';
import { heading, inlineCode, link, table, text, type Row } from '../nodes';
import type { Schema } from '../schema';
import { schemasOf, type Method, type RpcDocument } from '../openrpc/document';
import { indexPage } from '../../../subject/rpcPages';

/** The part of a wrapped result that is the answer itself. */
export function wrappedValue(schema: Schema): Schema | undefined {
  const { properties } = schema;
  return properties !== undefined && 'context' in properties && 'value' in properties
    ? properties['value']
    : undefined;
}

function resultFields(document: RpcDocument, method: Method): Field[] {
  const lister = new FieldLister(schemasOf(document));
  const { schema, description: words } = method.result;
  const value = wrappedValue(schema);
  if (value !== undefined) {
    const fields = lister.list({ path: 'value', id: 'result-value' }, value, true);
    const [first, ...others] = fields;
    return first === undefined ? [] : [withDescription(first, words), ...others];
  }
  const [root, ...inner] = lister.list({ path: '', id: 'result' }, schema, true, words);
  if (root === undefined) return [];
  return [{ ...root, path: 'result' }, ...inner];
}

/** The description of the result holds for its value where the value has none of its own. */
function withDescription(field: Field, words: string | undefined): Field {
  return words === undefined || field.view.description !== undefined
    ? field
    : { ...field, view: { ...field.view, description: words } };
}

/** Fields that are not required may be left out of an answer. */
function nullability(nullable: boolean, required: boolean): string {
  return `${nullable ? 'yes' : 'no'}${required ? '' : ', optional'}`;
}

/** The result and every field inside it. */
export function resultSection(document: RpcDocument, method: Method): RootContent[] {
  const fields = resultFields(document, method);
  const rows = fields.map((field): Row => {
    const { type, nullable, unit } = field.view;
    const isHeading = field.id === 'result';
    return {
      ...(!isHeading && { id: field.id }),
      cells: [
        fieldName(field),
        [type],
        [nullability(nullable, field.required)],
        [unit ?? '–'],
        description(field),
      ],
    };
  });
  if (wrappedValue(method.result.schema) !== undefined) {
    rows.unshift({
      id: 'result-context',
      cells: [
        [link('#result-context', inlineCode('context'))],
        ['object'],
        ['no'],
        ['–'],
        [
          'The ',
          link(`${indexPage}#context-and-value`, text('slot and version')),
          ' the answer comes from.',
        ],
      ],
    });
  }
  return [
    heading(2, 'result', 'Result'),
    table(['Field', 'Type', 'Nullable', 'Unit', 'Description'], rows),
  ];
}
