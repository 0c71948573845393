import type { RootContent } from 'mdast';
import { problemType } from '../../apiDocuments/problemMedia';
import { innerFieldsNode } from '../fields/fieldNodes';
import { FieldLister } from '../fields/fields';
import { formatMultiline } from '../../../shared/json';
import { code, link, markdown, paragraph, strong, type Case } from '../nodes';
import type { Schema } from '../fields/schema';
import { viewSchema } from '../fields/schemaView';
import { isSuccess, schemasOf } from './document';
import type { ApiDocument, Body, MediaType, Operation } from './types';
import { sectionHeading, type Sections } from './sections';
import { exampleOf, type Variant } from './variant';

const formats: readonly { readonly type: string; readonly label: string; readonly lang: string }[] =
  [
    { type: 'application/json', label: 'JSON', lang: 'json' },
    { type: 'text/csv', label: 'CSV', lang: 'text' },
  ];

/** Returns the fields of a body, or a link to their description. */
export function bodyFields(
  document: ApiDocument,
  schema: Schema,
  id: string,
  status: string,
): RootContent[] {
  const shared = schemasOf(document);
  const view = viewSchema(shared, schema);
  const describedAt = view.shared === undefined ? undefined : document.schemaLinks[view.shared];
  if (describedAt !== undefined) {
    return [paragraph('The body is the ', link(describedAt, `${view.type} object`), '.')];
  }
  const inner = new FieldLister(shared).listInside({ path: '', id }, view);
  return innerFieldsNode(`Fields of the response ${status}`, inner, 'response');
}

function exampleCases(
  { content = {} }: Body,
  status: string,
  variant: Variant | undefined,
): Case[] {
  const bodies = formats.flatMap(({ type, label, lang }) => {
    const media = content[type] ?? (type === 'application/json' ? problemOf(content) : undefined);
    const example = media && exampleOf(media, variant);
    if (example === undefined) return [];
    const text =
      typeof example === 'string'
        ? example
        : formatMultiline(example as Readonly<Record<string, unknown>>);
    return [{ label, content: [code(lang, text, `title="Response ${status}"`)] }];
  });
  return bodies.map(({ label, content: shown }) => ({
    label: bodies.length > 1 ? `${status} ${label}` : status,
    content: shown,
  }));
}

/** Returns the entry for problem documents (RFC 9457) in the content of a response, if any. */
export const problemOf = (content: NonNullable<Body['content']>): MediaType | undefined =>
  content[problemType];

const successResponses = ({ responses }: Operation): [string, Body][] =>
  Object.entries(responses).filter(([status]) => isSuccess(status));

/** Returns the examples of the success responses, at most one for each status and format. */
export function responseCases(operation: Operation, variant: Variant | undefined): Case[] {
  return successResponses(operation).flatMap(([status, response]) =>
    exampleCases(response, status, variant),
  );
}

/** Returns the examples of the error responses, at most one for each status and format. */
export function declaredErrorCases({ responses }: Operation): Case[] {
  return Object.entries(responses)
    .filter(([status]) => !isSuccess(status))
    .flatMap(([status, response]) => exampleCases(response, status, undefined));
}

/** Returns the section on the success responses: each status with the fields of its JSON body. */
export function responsesSection(
  document: ApiDocument,
  operation: Operation,
  sections: Sections,
): RootContent[] {
  return [
    sectionHeading(sections, 'responses', 'Responses'),
    ...successResponses(operation).flatMap(([status, response]): RootContent[] => {
      const schema = response.content?.['application/json']?.schema;
      const id = `${sections.prefix}response-${status}`;
      return [
        paragraph(strong(`Status ${status}`), ': ', ...markdown(response.description ?? '')),
        ...(schema === undefined ? [] : bodyFields(document, schema, id, status)),
      ];
    }),
  ];
}
