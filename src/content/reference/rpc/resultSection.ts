import type { RootContent } from 'mdast';
import { fieldsNode } from '../fields/fieldNodes';
import { FieldLister, type Field } from '../fields/fields';
import { heading } from '../nodes';
import type { Schema } from '../fields/schema';
import { viewSchema } from '../fields/schemaView';
import { schemasOf } from '../openrpc/document';
import type { Method, RpcDocument } from '../openrpc/types';
import { indexPage } from '../../../domain/referencePages/rpcPages';

/**
 * Returns the schema of `value` in a result that comes with a context; undefined for other results.
 */
export function wrappedValue(schema: Schema): Schema | undefined {
  const { properties } = schema;
  return properties !== undefined && 'context' in properties && 'value' in properties
    ? properties['value']
    : undefined;
}

function contextField(): Field {
  const description = `The [slot and version](${indexPage}#context-and-value) the answer comes from.`;
  const view = viewSchema({ file: '', schemas: {} }, { type: 'object', description });
  const inner = { prefix: 'context', fields: [], variants: [] };
  return { name: 'context', path: 'context', id: 'result-context', required: true, view, inner };
}

function resultFields(document: RpcDocument, method: Method): Field[] {
  const lister = new FieldLister(schemasOf(document));
  const { schema, description } = method.result;
  const value = wrappedValue(schema);
  if (value === undefined) {
    const root = lister.list({ path: '', id: 'result' }, schema, true, description);
    return [{ ...root, name: 'result', path: 'result' }];
  }
  const field = lister.list({ path: 'value', id: 'result-value' }, value, true);
  return [contextField(), withDescription(field, description)];
}

function withDescription(field: Field, description: string | undefined): Field {
  return description === undefined || field.view.description !== undefined
    ? field
    : { ...field, view: { ...field.view, description } };
}

/** Returns the section on the result and all fields inside it. */
export function resultSection(document: RpcDocument, method: Method): RootContent[] {
  const fields = resultFields(document, method);
  return [
    heading(2, 'result', 'Result'),
    fieldsNode('Fields of the result', fields, 'response', 'result'),
  ];
}
