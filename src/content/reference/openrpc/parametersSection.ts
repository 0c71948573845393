import type { RootContent } from 'mdast';
import { description, fieldName, presence } from '../fieldCells';
import { FieldLister } from '../fields';
import { heading, inlineCode, paragraph, table, type Row } from '../nodes';
import { schemasOf, type Method, type RpcDocument } from './document';

/** Returns the section of the parameters, each followed by its options. */
export function parametersSection(
  document: RpcDocument,
  method: Pick<Method, 'params'>,
): RootContent[] {
  const title = heading(2, 'params', 'Parameters');
  if (method.params.length === 0) {
    return [title, paragraph('None: ', inlineCode('params'), ' is an empty array or left out.')];
  }
  const lister = new FieldLister(schemasOf(document));
  // Starts with the last, because options that a parameter shares with a later one are listed there.
  const rows = method.params
    .toReversed()
    .map(({ name, schema, required, description: words }) =>
      lister.list({ path: name, id: `params-${name}` }, schema, required === true, words),
    )
    .toReversed()
    .flat()
    .map((field): Row => {
      const type = field.view.nullable ? `${field.view.type} or null` : field.view.type;
      return {
        id: field.id,
        cells: [fieldName(field), [type], presence(field), description(field)],
      };
    });
  return [title, table(['Name', 'Type', 'Required', 'Description'], rows)];
}
