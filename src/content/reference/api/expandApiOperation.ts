import type { RootContent } from 'mdast';
import { heading, markdown, paragraph } from '../nodes';
import { asApiDocument, findCall } from './document';
import { errorsSection } from './errorsSection';
import { factsLine } from './factsLine';
import { parametersSection } from './parametersSection';
import { requestSection } from './requestSection';
import { responsesSection } from './responsesSection';
import type { Sections } from './sections';
import { findVariant } from './variant';

/** The operation that a page shows. */
interface OperationChoice {
  /** The operation's id: `addCustomer`. */
  readonly id: string;
  /** Discriminator value that selects one of several bodies: `composed_flow`. */
  readonly variant?: string;
  /** Level of the operation's heading on a page with several; absent on a page with only one. */
  readonly heading?: 2 | 3;
}

/**
 * Expands to the reference of one operation: facts, description, parameters, request samples,
 * responses and errors. Without a heading, these are level 2 sections with ids such as `responses`;
 * with one, they are a level below it with ids such as `addCustomer-responses`.
 *
 * @param document the parsed `reference/openapi.json`
 * @throws Error if the document lacks the operation, the variant, or the target of a `$ref`
 */
export function expandApiOperation(document: unknown, choice: OperationChoice): RootContent[] {
  const api = asApiDocument(document);
  const call = findCall(api, choice.id);
  const { operation } = call;
  const variant =
    choice.variant === undefined ? undefined : findVariant(api, operation, choice.variant);
  const id = variant === undefined ? choice.id : `${choice.id}-${variant.name}`;
  const sections: Sections =
    choice.heading === undefined
      ? { depth: 2, prefix: '' }
      : { depth: choice.heading === 2 ? 3 : 4, prefix: `${id}-` };
  return [
    ...(choice.heading === undefined
      ? []
      : [heading(choice.heading, id, variant?.title ?? operation.summary)]),
    factsLine(api, call),
    paragraph(...markdown(variant?.schema.description ?? operation.description)),
    ...parametersSection(api, operation, variant, sections),
    ...requestSection(api, call, variant, sections),
    ...responsesSection(api, operation, variant, sections),
    ...errorsSection(api, operation, variant, sections),
  ];
}
