import type { RootContent } from 'mdast';
import { inlineCode, joined, link, paragraph, type Inline } from '../nodes';
import { commitmentFact, fullRpcFact, groupFact, positionFact } from '../openrpc/facts';
import { sourceLink } from '../openrpc/sources';
import type { Subscription, SubscriptionsDocument } from './document';

/** Returns the line of facts above the tables: group, requirements, commitment, source. */
export function factsLine(
  document: SubscriptionsDocument,
  subscription: Subscription,
): RootContent {
  const { 'x-commitment': commitment, 'x-enabled-by': enabledBy } = subscription;
  const facts: Inline[][] = [groupFact(document, subscription), fullRpcFact];
  if (enabledBy !== undefined) facts.push(['and ', inlineCode(enabledBy.flag)]);
  if (commitment !== undefined) facts.push(commitmentFact(commitment));
  const [source] = subscription['x-source'];
  if (source !== undefined) facts.push([sourceLink(document, source, 'implementation')]);
  const documentLink = link('/subscriptions.json', 'document of the subscriptions');
  facts.push(positionFact(document, subscription, documentLink));
  return paragraph(...joined(facts, ' · '));
}
