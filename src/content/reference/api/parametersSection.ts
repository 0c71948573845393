import type { RootContent } from 'mdast';
import { description, fieldName, presence } from '../fieldCells';
import { FieldLister, type Field } from '../fields';
import { paragraph, table, type Row } from '../nodes';
import { viewSchema } from '../schemaView';
import {
  parametersOf,
  schemasOf,
  type ApiDocument,
  type Operation,
  type Parameter,
} from './document';
import { typeCell } from './fieldsTable';
import { schemaLinks } from '../../../subject/apiPages';
import { onlyWith, requirement, ruleSentences } from './rules';
import { sectionHeading, type Sections } from './sections';
import { requestBodyOf, type Variant } from './variant';

function row(field: Field): Row {
  const required = requirement(field);
  const sentence = required ?? onlyWith(field);
  return {
    id: field.id,
    cells: [
      fieldName(field),
      typeCell(field),
      required === undefined ? presence(field) : ['depends'],
      description(field, [...ruleSentences(field), ...(sentence === undefined ? [] : [sentence])]),
    ],
  };
}

const locations: readonly (readonly [Parameter['in'], string])[] = [
  ['path', 'In the path:'],
  ['query', 'In the query:'],
  ['header', 'As headers:'],
];

function parameterRows(
  document: ApiDocument,
  parameters: readonly Parameter[],
  prefix: string,
): Row[] {
  return parameters.flatMap(
    ({ name, in: location, schema, required = false, description: words }) =>
      new FieldLister(schemasOf(document), schemaLinks)
        .list({ path: name, id: `${prefix}${location}-${name}` }, schema, required, words)
        .map(row),
  );
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
  const lister = new FieldLister(shared, schemaLinks);
  return lister.inside({ path: '', id: `${prefix}body` }, viewSchema(shared, schema)).map(row);
}

/** The parameters of a request: path, query, headers, then the fields of the body. */
export function parametersSection(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  sections: Sections,
): RootContent[] {
  const title = sectionHeading(sections, 'parameters', 'Parameters');
  const parameters = parametersOf(document, operation);
  const groups: (readonly [string, Row[]])[] = [
    ...locations.map(([location, intro]) => {
      const here = parameters.filter((parameter) => parameter.in === location);
      return [intro, parameterRows(document, here, sections.prefix)] as const;
    }),
    ['In the body:', bodyRows(document, operation, variant, sections.prefix)],
  ];
  const tables = groups.flatMap(([intro, rows]) =>
    rows.length === 0
      ? []
      : [paragraph(intro), table(['Name', 'Type', 'Required', 'Description'], rows)],
  );
  return [title, ...(tables.length === 0 ? [paragraph('None.')] : tables)];
}
