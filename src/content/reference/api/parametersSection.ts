import type { RootContent } from 'mdast';
import { fieldsNode, innerFieldsNode } from '../fields/fieldNodes';
import { FieldLister, type Field } from '../fields/fields';
import { markdown, paragraph } from '../nodes';
import { viewSchema } from '../fields/schemaView';
import { schemasOf } from './document';
import type { ApiDocument, Operation, Parameter } from './types';
import { sectionHeading, type Sections } from './sections';
import { requestBodyOf, type Variant } from './variant';

const locations: readonly (readonly [Parameter['in'], intro: string, label: string])[] = [
  ['path', 'In the path:', 'Path parameters'],
  ['query', 'In the query:', 'Query parameters'],
  ['header', 'As headers:', 'Headers'],
];

function parameterFields(
  document: ApiDocument,
  parameters: readonly Parameter[],
  prefix: string,
): Field[] {
  return parameters.map(({ name, in: location, schema, required = false, description }) =>
    new FieldLister(schemasOf(document)).list(
      { path: name, id: `${prefix}${location}-${name}` },
      schema,
      required,
      description,
    ),
  );
}

function bodyFields(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  prefix: string,
): RootContent[] {
  const schema = variant?.schema ?? requestBodyOf(operation)?.schema;
  if (schema === undefined) return [];
  const shared = schemasOf(document);
  const position = { path: '', id: `${prefix}body` };
  const inner = new FieldLister(shared).listInside(position, viewSchema(shared, schema));
  return innerFieldsNode('Fields of the body', inner, 'request');
}

/**
 * Returns the section on the parameters of a request: path, query, headers, then the fields of the
 * body.
 */
export function parametersSection(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  sections: Sections,
): RootContent[] {
  const title = sectionHeading(sections, 'parameters', 'Parameters');
  const groups = locations.flatMap(([location, intro, label]): RootContent[] => {
    const matching = operation.parameters.filter((parameter) => parameter.in === location);
    if (matching.length === 0) return [];
    const fields = parameterFields(document, matching, sections.prefix);
    return [paragraph(intro), fieldsNode(label, fields, 'request')];
  });
  const body = bodyFields(document, operation, variant, sections.prefix);
  const { description } = operation.requestBody ?? {};
  const content = [
    ...groups,
    ...(body.length === 0 ? [] : [paragraph('In the body:')]),
    ...(description === undefined ? [] : [paragraph(...markdown(description))]),
    ...body,
  ];
  return [title, ...(content.length === 0 ? [paragraph('None.')] : content)];
}
