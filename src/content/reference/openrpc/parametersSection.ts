import type { RootContent } from 'mdast';
import { fieldsNode } from '../fields/fieldNodes';
import { FieldLister } from '../fields/fields';
import { heading, inlineCode, paragraph } from '../nodes';
import { schemasOf } from './document';
import type { Method, RpcDocument } from './types';

/** Returns the section on the parameters of a method and the fields inside them. */
export function parametersSection(
  document: RpcDocument,
  method: Pick<Method, 'params'>,
): RootContent[] {
  const title = heading(2, 'params', 'Parameters');
  if (method.params.length === 0) {
    return [title, paragraph('None: ', inlineCode('params'), ' is an empty array or left out.')];
  }
  const lister = new FieldLister(schemasOf(document));
  // The lister lists the fields of a shared object only where it first meets the object. Going
  // backwards puts the fields under the last parameter that has the object.
  const fields = method.params
    .toReversed()
    .map(({ name, schema, required, description }) =>
      lister.list({ path: name, id: `params-${name}` }, schema, required === true, description),
    )
    .toReversed();
  return [title, fieldsNode('Parameters', fields, 'request')];
}
