import type { RootContent } from 'mdast';
import { inlineCode } from '../nodes';
import { operationHeader } from '../operation';
import { commitmentBadge, fullRpcBadge, groupBadges, methodLink } from '../openrpc/facts';
import { sourceLink } from '../openrpc/sources';
import type { Subscription, SubscriptionsDocument } from './document';

/** Returns the header of a subscription: its name, badges and links. */
export function subscriptionHeader(
  document: SubscriptionsDocument,
  subscription: Subscription,
): RootContent[] {
  const { name, 'x-commitment': commitment, 'x-enabled-by': enabledBy } = subscription;
  const [source] = subscription['x-source'];
  return operationHeader({
    label: 'WebSocket',
    name,
    badges: [
      ...groupBadges(document, subscription),
      fullRpcBadge,
      ...(enabledBy === undefined ? [] : [{ content: ['needs ', inlineCode(enabledBy.flag)] }]),
      ...(commitment === undefined ? [] : [commitmentBadge(commitment)]),
    ],
    links: [
      ...(source === undefined ? [] : [[sourceLink(document, source, 'Source')]]),
      methodLink('subscriptions.json', document, subscription),
    ],
  });
}
