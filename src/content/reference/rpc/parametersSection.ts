import type { RootContent } from 'mdast';
import type { Method, RpcDocument } from './document';
import { description, fieldName, literal } from './fieldCells';
import { FieldLister, type Field } from './fields';
import { heading, inlineCode, markdown, paragraph, table, type Inline, type Row } from './nodes';

function presence({ required, view }: Field): Inline[] {
  if (required && view.value !== undefined)
    return ['yes, default ', literal(view.value), ' without it'];
  if (required) return ['yes'];
  if (view.words !== undefined) return ['no, default: ', ...markdown(view.words)];
  return view.value === undefined ? ['no'] : ['no, default ', literal(view.value)];
}

/** The parameters in their order, each with the options inside it. */
export function parametersSection(document: RpcDocument, method: Method): RootContent[] {
  const title = heading(2, 'params', 'Parameters');
  if (method.params.length === 0) {
    return [title, paragraph('None: ', inlineCode('params'), ' is an empty array or left out.')];
  }
  const lister = new FieldLister(document);
  const rows = method.params
    .flatMap(({ name, schema, required, description: words }) =>
      lister.list({ path: name, id: `params-${name}` }, schema, required === true, words),
    )
    .map((field): Row => {
      const type = field.view.nullable ? `${field.view.type} or null` : field.view.type;
      return {
        id: field.id,
        cells: [fieldName(field), [type], presence(field), description(field)],
      };
    });
  return [title, table('a-rpc-params', ['Name', 'Type', 'Required', 'Description'], rows)];
}
