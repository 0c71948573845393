import type { RootContent } from 'mdast';
import { FieldLister, type Field } from '../fields';
import { heading, inlineCode, link, text, type Row } from '../nodes';
import type { Schema } from '../schema';
import { schemasOf, type Method, type RpcDocument } from '../openrpc/document';
import { resultTable } from '../openrpc/resultTable';
import { indexPage } from '../../../subject/rpcPages';

/** Returns the value of a result that has a context around it. */
export function wrappedValue(schema: Schema): Schema | undefined {
  const { properties } = schema;
  return properties !== undefined && 'context' in properties && 'value' in properties
    ? properties['value']
    : undefined;
}

function resultFields(document: RpcDocument, method: Method): Field[] {
  const lister = new FieldLister(schemasOf(document));
  const { schema, description: words } = method.result;
  const value = wrappedValue(schema);
  if (value !== undefined) {
    const fields = lister.list({ path: 'value', id: 'result-value' }, value, true);
    const [first, ...others] = fields;
    return first === undefined ? [] : [withDescription(first, words), ...others];
  }
  const [root, ...inner] = lister.list({ path: '', id: 'result' }, schema, true, words);
  if (root === undefined) return [];
  return [{ ...root, path: 'result' }, ...inner];
}

/** Gives the value the description of the result if it has none. */
function withDescription(field: Field, words: string | undefined): Field {
  return words === undefined || field.view.description !== undefined
    ? field
    : { ...field, view: { ...field.view, description: words } };
}

/** A new row each time, because resolving a page changes its links. */
const contextRow = (): Row => ({
  id: 'result-context',
  cells: [
    [link('#result-context', inlineCode('context'))],
    ['object'],
    ['no'],
    ['–'],
    [
      'The ',
      link(`${indexPage}#context-and-value`, text('slot and version')),
      ' the answer comes from.',
    ],
  ],
});

/** Returns the section of the result and every field inside it. */
export function resultSection(document: RpcDocument, method: Method): RootContent[] {
  const before = wrappedValue(method.result.schema) === undefined ? [] : [contextRow()];
  return [
    heading(2, 'result', 'Result'),
    resultTable(resultFields(document, method), 'result', before),
  ];
}
