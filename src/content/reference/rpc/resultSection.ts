import type { RootContent } from 'mdast';
import { fieldsNode } from '../fields/fieldNodes';
import { FieldLister, type Field } from '../fields/fields';
import { heading } from '../nodes';
import type { Schema } from '../fields/schema';
import { viewSchema } from '../fields/schemaView';
import { schemasOf, type Method, type RpcDocument } from '../openrpc/document';
import { indexPage } from '../../../subject/rpcPages';

/** Returns the value of a result that has a context around it. */
export function wrappedValue(schema: Schema): Schema | undefined {
  const { properties } = schema;
  return properties !== undefined && 'context' in properties && 'value' in properties
    ? properties['value']
    : undefined;
}

/** Returns the field for the slot and version that the response comes from. */
function contextField(): Field {
  const description = `The [slot and version](${indexPage}#context-and-value) the answer comes from.`;
  const view = viewSchema({ file: '', schemas: {} }, { type: 'object', description });
  const inner = { prefix: 'context', fields: [], variants: [] };
  return { name: 'context', path: 'context', id: 'result-context', required: true, view, inner };
}

function resultFields(document: RpcDocument, method: Method): Field[] {
  const lister = new FieldLister(schemasOf(document));
  const { schema, description: words } = method.result;
  const value = wrappedValue(schema);
  if (value === undefined) {
    const root = lister.list({ path: '', id: 'result' }, schema, true, words);
    return [{ ...root, name: 'result', path: 'result' }];
  }
  const field = lister.list({ path: 'value', id: 'result-value' }, value, true);
  return [contextField(), withDescription(field, words)];
}

/** Gives the value the description of the result if it has none. */
function withDescription(field: Field, words: string | undefined): Field {
  return words === undefined || field.view.description !== undefined
    ? field
    : { ...field, view: { ...field.view, description: words } };
}

/** Returns the section of the result and every field inside it. */
export function resultSection(document: RpcDocument, method: Method): RootContent[] {
  const fields = resultFields(document, method);
  return [
    heading(2, 'result', 'Result'),
    fieldsNode('Fields of the result', fields, 'response', 'result'),
  ];
}
