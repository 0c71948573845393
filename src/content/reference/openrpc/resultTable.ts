import type { Table } from 'mdast';
import { description, fieldName } from '../fieldCells';
import type { Field } from '../fields';
import { table, type Row } from '../nodes';

function resultRow(field: Field, rootId: string): Row {
  const { type, nullable, unit } = field.view;
  // Fields that are not required may be missing from a response.
  const nullability = `${nullable ? 'yes' : 'no'}${field.required ? '' : ', optional'}`;
  return {
    ...(field.id !== rootId && { id: field.id }),
    cells: [fieldName(field), [type], [nullability], [unit ?? '–'], description(field)],
  };
}

/**
 * Returns the table of the fields of a result or notification.
 *
 * @param rootId id of the section, which its first row must not repeat
 * @param before rows to add at the start
 */
export function resultTable(
  fields: readonly Field[],
  rootId: string,
  before: readonly Row[] = [],
): Table {
  const rows = fields.map((field) => resultRow(field, rootId));
  return table(['Field', 'Type', 'Nullable', 'Unit', 'Description'], [...before, ...rows]);
}
