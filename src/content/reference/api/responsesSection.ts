import type { RootContent } from 'mdast';
import { FieldLister } from '../fields';
import { formatEnvelope } from '../../../shared/json';
import { code, codeTabs, link, markdown, paragraph, strong } from '../nodes';
import type { Schema } from '../schema';
import { viewSchema } from '../schemaView';
import {
  isSuccess,
  responsesOf,
  schemasOf,
  type ApiDocument,
  type Body,
  type Operation,
} from './document';
import { fieldsTable } from './fieldsTable';
import { schemaLinks } from '../../../subject/apiPages';
import { sectionHeading, type Sections } from './sections';
import { exampleOf, type Variant } from './variant';

const formats: readonly { readonly type: string; readonly label: string; readonly lang: string }[] =
  [
    { type: 'application/json', label: 'JSON', lang: 'json' },
    { type: 'text/csv', label: 'CSV', lang: 'text' },
  ];

/** The fields of a body, or a link to their description. */
function bodyFields(document: ApiDocument, schema: Schema, id: string): RootContent[] {
  const shared = schemasOf(document);
  const view = viewSchema(shared, schema);
  const describedAt = view.shared === undefined ? undefined : schemaLinks[view.shared];
  if (describedAt !== undefined) {
    return [paragraph('The body is the ', link(describedAt, `${view.type} object`), '.')];
  }
  const fields = new FieldLister(shared, schemaLinks).inside({ path: '', id }, view);
  return fields.length === 0 ? [] : [fieldsTable(fields)];
}

function examples(
  { content = {} }: Body,
  status: string,
  variant: Variant | undefined,
): RootContent[] {
  const tabs = formats.flatMap(({ type, label, lang }) => {
    const media = content[type];
    const example = media && exampleOf(media, variant);
    if (example === undefined) return [];
    const text =
      typeof example === 'string'
        ? example
        : formatEnvelope(example as Readonly<Record<string, unknown>>);
    return [{ label, block: code(lang, text, `title="Response ${status}"`) }];
  });
  return tabs.length > 1 ? [codeTabs('format', tabs)] : tabs.map(({ block }) => block);
}

/** The success responses by status: fields of the body and an example. */
export function responsesSection(
  document: ApiDocument,
  operation: Operation,
  variant: Variant | undefined,
  sections: Sections,
): RootContent[] {
  const responses = responsesOf(document, operation).filter(([status]) => isSuccess(status));
  return [
    sectionHeading(sections, 'responses', 'Responses'),
    ...responses.flatMap(([status, response]): RootContent[] => {
      const schema = response.content?.['application/json']?.schema;
      const id = `${sections.prefix}response-${status}`;
      return [
        paragraph(strong(`Status ${status}`), ': ', ...markdown(response.description ?? '')),
        ...(schema === undefined ? [] : bodyFields(document, schema, id)),
        ...examples(response, status, variant),
      ];
    }),
  ];
}
