import type { RootContent } from 'mdast';
import { description, fieldName, presence } from '../fieldCells';
import { FieldLister, type Field } from '../fields';
import { link, paragraph, table, type Inline, type Row } from '../nodes';
import { viewSchema } from '../schemaView';
import { parametersOf, schemasOf, type ApiDocument, type Operation } from './document';
import { placesOfSchemas } from './pages';
import { conditionalPresence, isOnlyWhereRequired, onlyWith, ruleSentences } from './rules';
import { sectionHeading, type Sections } from './sections';
import { requestBodyOf, type Variant } from './variant';

/** The type of a value, a link where the type is described elsewhere. */
export function typeCell({ view, describedAt }: Field): Inline[] {
  const type = describedAt === undefined ? view.type : link(describedAt, view.type);
  return view.nullable ? [type, ' or null'] : [type];
}

function row(place: string, field: Field): Row {
  const conditional = conditionalPresence(field);
  // Where the presence depends on the same values, it says all there is to say.
  const only =
    conditional === undefined || !isOnlyWhereRequired(field) ? onlyWith(field) : undefined;
  return {
    id: field.id,
    cells: [
      fieldName(field),
      [place],
      typeCell(field),
      conditional ?? presence(field),
      description(field, [...ruleSentences(field), ...(only === undefined ? [] : [only])]),
    ],
  };
}

function parameterRows(document: ApiDocument, operation: Operation, prefix: string): Row[] {
  return parametersOf(document, operation).flatMap((parameter) => {
    const { name, in: place, schema, required = false } = parameter;
    const lister = new FieldLister(schemasOf(document), placesOfSchemas);
    const at = { path: name, id: `${prefix}${place}-${name}` };
    return lister
      .list(at, schema, required, parameter.description)
      .map((field) => row(place, field));
  });
}

function bodyRows(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  prefix: string,
): Row[] {
  const schema = variant?.schema ?? requestBodyOf(operation)?.schema;
  if (schema === undefined) return [];
  const shared = schemasOf(document);
  const lister = new FieldLister(shared, placesOfSchemas);
  return lister
    .inside({ path: '', id: `${prefix}body` }, viewSchema(shared, schema))
    .map((field) => row('body', field));
}

/** Everything a request holds: values in path, query and headers, then the fields of the body. */
export function parametersSection(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  sections: Sections,
): RootContent[] {
  const title = sectionHeading(sections, 'parameters', 'Parameters');
  const rows = [
    ...parameterRows(document, operation, sections.prefix),
    ...bodyRows(document, operation, variant, sections.prefix),
  ];
  if (rows.length === 0) return [title, paragraph('None.')];
  return [title, table(['Name', 'In', 'Type', 'Required', 'Description'], rows)];
}
