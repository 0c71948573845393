import type { RootContent } from 'mdast';
import { inlineCode, joined, link, paragraph, type Inline } from '../nodes';
import { parametersOf, type ApiDocument, type Call } from './document';
import { overviewPage } from '../../../subject/apiPages';

/** The line of facts: request, operation, scope, idempotency key, environments. */
export function factsLine(document: ApiDocument, { method, path, operation }: Call): RootContent {
  const scopes = operation.security.flatMap(({ oauth = [] }) => oauth);
  const facts: Inline[][] = [
    [inlineCode(`${method} ${path}`)],
    ['operation ', inlineCode(operation.operationId)],
    [
      link(`${overviewPage}#scopes`, 'scope'),
      ' ',
      ...joined(
        scopes.map((scope) => [inlineCode(scope)]),
        ', ',
      ),
    ],
  ];
  if (parametersOf(document, operation).some(({ name }) => name === 'Idempotency-Key')) {
    facts.push(['needs an ', link(`${overviewPage}#idempotency`, inlineCode('Idempotency-Key'))]);
  }
  const environments = operation.servers?.map(({ description = '' }) => description.toLowerCase());
  if (environments !== undefined) facts.push([`only in ${environments.join(', ')}`]);
  return paragraph(...joined(facts, ' · '));
}
