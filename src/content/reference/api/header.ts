import type { RootContent } from 'mdast';
import { codeList, inlineCode, link } from '../nodes';
import { documentLink, operationHeader, type Badge } from '../operation';
import type { Call } from './types';
import { overviewPage } from '../../../domain/referencePages/apiPages';
import type { Variant } from './variant';

/**
 * Returns a badge if the method or an idempotency key makes it safe to repeat the request;
 * otherwise an empty list.
 */
function idempotencyBadges({ method, operation }: Call): Badge[] {
  const href = `${overviewPage}#idempotency`;
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key')) {
    return [{ content: ['needs an ', link(href, inlineCode('Idempotency-Key'))] }];
  }
  return method === 'POST' || method === 'PATCH' ? [] : [{ content: [link(href, 'idempotent')] }];
}

/**
 * Returns the header of an operation: its method and path, badges such as its scopes, and a link to
 * the document.
 */
export function apiHeader(call: Call, variant: Variant | undefined): RootContent[] {
  const { method, path, operation } = call;
  const { operationId, security, servers } = operation;
  const scopes = [...new Set(security.flatMap((schemes) => Object.values(schemes).flat()))];
  const environments = servers?.map(({ url, description }) => description?.toLowerCase() ?? url);
  const scope = [link(`${overviewPage}#scopes`, 'scope'), ' ', ...codeList(scopes)];
  return operationHeader({
    label: method,
    name: path,
    run: ['api', operationId, ...(variant === undefined ? [] : [variant.name])].join(' '),
    badges: [
      ...(operation.deprecated === true ? [{ content: ['deprecated'], isAlert: true }] : []),
      { content: ['operation ', inlineCode(operationId)] },
      ...(scopes.length === 0 ? [] : [{ content: scope }]),
      ...idempotencyBadges(call),
      ...(environments === undefined
        ? []
        : [{ content: [`only in ${environments.join(', ')}`], isAlert: true }]),
    ],
    links: [documentLink('openapi.json', ['paths', path, method.toLowerCase()])],
  });
}
