import type { RootContent } from 'mdast';
import { description, fieldName } from '../fieldCells';
import type { Field } from '../fields';
import { link, table, type Inline } from '../nodes';
import { occurrence, ruleSentences } from './rules';

/** The type of a value, linked if the type is described elsewhere. */
export function typeCell({ view, describedAt }: Field): Inline[] {
  const type = describedAt === undefined ? view.type : link(describedAt, view.type);
  return view.nullable ? [type, ' or null'] : [type];
}

/** A table of the fields of a response. */
export function fieldsTable(fields: readonly Field[]): RootContent {
  return table(
    ['Field', 'Type', 'Description'],
    fields.map((field) => {
      const there = occurrence(field);
      const sentences = [...ruleSentences(field), ...(there === undefined ? [] : [there])];
      return {
        id: field.id,
        cells: [fieldName(field), typeCell(field), description(field, sentences)],
      };
    }),
  );
}
