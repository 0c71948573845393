import { indexPage } from '../../../domain/referencePages/rpcPages';
import { documentLink, type Badge } from '../operation';
import { codeList, inlineCode, link, strong, text, type Inline } from '../nodes';
import { refName } from '../fields/schema';
import type { Method } from './types';

/* Badges and links in the header of a method or subscription. */

interface Document {
  readonly methods: readonly object[];
  readonly 'x-groups': readonly { readonly name: string; readonly title: string }[];
}

/**
 * Returns a badge with the group that a method's first tag names; an empty list if the method has
 * no tag, or no group has that name.
 */
export function groupBadges(
  { 'x-groups': groups }: Pick<Document, 'x-groups'>,
  { tags: [tag] }: Pick<Method, 'tags'>,
): Badge[] {
  const group = groups.find(({ name }) => tag !== undefined && name === refName(tag.$ref));
  return group === undefined ? [] : [{ content: [strong(group.title)] }];
}

export const fullRpcBadge: Badge = { content: ['needs ', inlineCode('--full-rpc-api')] };

/** Returns a badge with the commitment levels that a method allows. */
export function commitmentBadge({ allowed }: NonNullable<Method['x-commitment']>): Badge {
  return {
    content: [link(`${indexPage}#commitment`, text('commitment')), ' ', ...codeList(allowed)],
  };
}

/** Returns a link to a document, followed by the pointer to a method in it. */
export function methodLink(
  file: string,
  { methods }: Pick<Document, 'methods'>,
  method: object,
): Inline[] {
  return documentLink(file, ['methods', methods.indexOf(method)]);
}
