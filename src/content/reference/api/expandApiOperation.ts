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

/** What a page asks for. */
export interface OperationChoice {
  /** The operation's id: `addCustomer`. */
  readonly id: string;
  /** The value that chooses one of several bodies: `composed_flow`. */
  readonly variant?: string;
  /** Level of the operation's own heading on a page of several; absent on a page about it alone. */
  readonly heading?: 2 | 3;
}

/**
 * The reference of one operation: a line of facts, what it does, parameters, samples of the
 * request, responses and errors. On a page about it alone these are sections of level 2 with ids
 * such as `responses`; under a heading of its own they are one level below it, and their ids begin
 * with the heading's, as in `addCustomer-responses`.
 *
 * @param document the parsed `reference/openapi.json`
 * @throws Error when the document lacks the operation, the variant, or what they refer to
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
