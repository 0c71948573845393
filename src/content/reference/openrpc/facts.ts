import { indexPage } from '../../../subject/rpcPages';
import { inlineCode, joined, link, strong, text, type Inline } from '../nodes';
import { refName } from '../schema';
import type { Method } from './document';

/* Facts in the line above the tables of a method or subscription. */

interface Document {
  readonly methods: readonly object[];
  readonly 'x-groups': readonly { readonly name: string; readonly title: string }[];
}

export function groupFact(
  { 'x-groups': groups }: Pick<Document, 'x-groups'>,
  { tags: [tag] }: Pick<Method, 'tags'>,
): Inline[] {
  const group = groups.find(({ name }) => tag !== undefined && name === refName(tag.$ref));
  return [strong(group?.title ?? '')];
}

export const fullRpcFact: Inline[] = ['needs a node with ', inlineCode('--full-rpc-api')];

export function commitmentFact({ allowed }: NonNullable<Method['x-commitment']>): Inline[] {
  const levels = allowed.map((level): Inline[] => [inlineCode(level)]);
  return [link(`${indexPage}#commitment`, text('commitment')), ' ', ...joined(levels, ', ')];
}

/** Returns the position of a method in its document. @param to a link to the document */
export function positionFact(
  { methods }: Pick<Document, 'methods'>,
  method: object,
  to: Inline,
): Inline[] {
  return [inlineCode(`methods[${methods.indexOf(method)}]`), ' of the ', to];
}
