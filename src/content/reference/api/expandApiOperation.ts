import type { RootContent } from 'mdast';
import { caseTabs, heading, markdown, paragraph } from '../nodes';
import { joinParts } from '../operation';
import { asApiDocument, findCall, withKnownLinks, type HasPage } from './document';
import { errorCases, errorsSection } from './errorsSection';
import { apiHeader } from './header';
import { parametersSection } from './parametersSection';
import type { ProblemCatalogue } from './problemCatalogue';
import { requestSection } from './requestSection';
import { responseCases, responsesSection } from './responsesSection';
import type { Sections } from './sections';
import { findVariant } from './variant';

interface OperationChoice {
  readonly id: string;
  /** Discriminator value that selects one of several bodies: `composed_flow`. */
  readonly variant?: string;
  /**
   * Level of the operation's heading on a page with several operations; absent if the page shows
   * only this one.
   */
  readonly heading?: 2 | 3;
}

/**
 * Returns the reference for one operation: description, header, samples, parameters, responses and
 * errors. Without a heading, its sections are at level 2 and have ids such as `responses`; with
 * one, they are one level below it and have ids such as `addCustomer-responses`.
 *
 * @param document the parsed `reference/openapi.json`
 * @param catalogue the problems of `api_errors.yaml`
 * @param hasPage returns whether the version has the page of a shared schema
 * @throws ContentError if the operation cannot be shown
 */
export function expandApiOperation(
  document: unknown,
  choice: OperationChoice,
  catalogue: ProblemCatalogue = new Map(),
  hasPage: HasPage = () => true,
): RootContent[] {
  const api = withKnownLinks(asApiDocument(document), hasPage);
  const call = findCall(api, choice.id);
  const { operation } = call;
  const variant =
    choice.variant === undefined ? undefined : findVariant(api, operation, choice.variant);
  const id = variant === undefined ? choice.id : `${choice.id}-${variant.name}`;
  const sections: Sections =
    choice.heading === undefined
      ? { depth: 2, prefix: '' }
      : { depth: choice.heading === 2 ? 3 : 4, prefix: `${id}-` };
  const cases = [...responseCases(operation, variant), ...errorCases(api, operation, variant)];
  return joinParts(id, choice.heading === undefined, {
    header: [
      ...(choice.heading === undefined
        ? []
        : [heading(choice.heading, id, variant?.title ?? operation.summary)]),
      paragraph(...markdown(variant?.schema.description ?? operation.description)),
      ...apiHeader(call, variant),
    ],
    samples: [
      ...requestSection(call, variant, sections),
      ...(cases.length === 0
        ? []
        : [
            heading(sections.depth === 2 ? 3 : 4, `${sections.prefix}response`, 'Response'),
            ...caseTabs(cases),
          ]),
    ],
    body: [
      ...parametersSection(api, operation, variant, sections),
      ...responsesSection(api, operation, sections),
      ...errorsSection(api, operation, variant, sections, catalogue),
    ],
  });
}
