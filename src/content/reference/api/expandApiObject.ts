import type { RootContent } from 'mdast';
import { didYouMean } from '../../../shared/suggest';
import { innerFieldsNode } from '../fields/fieldNodes';
import { FieldLister } from '../fields/fields';
import { viewSchema } from '../fields/schemaView';
import { asApiDocument, schemasOf, withKnownLinks, type HasPage } from './document';
import { openApiFile } from './openApiFile';
import { ContentError } from '../../contentError';

/**
 * Returns the list of the fields of a shared schema, as in a response.
 *
 * @param document the parsed `reference/openapi.json`
 * @param hasPage returns whether the version has the page of a shared schema
 * @throws ContentError if the fields cannot be shown
 */
export function expandApiObject(
  document: unknown,
  name: string,
  hasPage: HasPage = () => true,
): RootContent[] {
  const api = withKnownLinks(asApiDocument(document), hasPage);
  const shared = schemasOf(api);
  const schema = shared.schemas[name];
  if (schema === undefined) {
    const advice = didYouMean(
      name,
      Object.keys(shared.schemas),
      'Use the name of a shared schema.',
    );
    throw new ContentError(`${openApiFile} has no object "${name}".`, advice);
  }
  const view = viewSchema(shared, schema);
  const inner = new FieldLister(shared).listInside({ path: '', id: name }, view);
  const fields = innerFieldsNode(`Fields of ${name}`, inner, 'response');
  if (fields.length === 0) {
    throw new ContentError(
      `The object "${name}" in ${openApiFile} has no fields.`,
      'Name another schema, or describe this one in prose.',
    );
  }
  return fields;
}
