import type { RootContent } from 'mdast';
import {
  inlineCode,
  link,
  markdown,
  noteList,
  strong,
  table,
  tableFilter,
  type Inline,
  type Row,
} from '../nodes';
import { subscriptionPage } from '../../../domain/referencePages/rpcPages';
import { asSubscriptionsDocument, subscriptionsOf, type NodeLimit } from './document';
import { didYouMean, listNames } from '../../../shared/suggest';
import { ContentError } from '../../contentError';
import { formatNumber } from '../../tokens/tokens';

/**
 * Returns a filter, and a table of what each subscription does and whether it is on by default.
 *
 * @throws ContentError if the document is missing or invalid
 */
export function expandSubscriptionsTable(document: unknown): RootContent[] {
  const rows = subscriptionsOf(asSubscriptionsDocument(document)).map(
    ({ name, summary, 'x-enabled-by': enabledBy }): Row => ({
      id: name,
      cells: [
        [link(subscriptionPage(name), inlineCode(name))],
        markdown(summary),
        enabledBy === undefined ? ['yes'] : ['no: ', inlineCode(enabledBy.flag)],
      ],
    }),
  );
  return [
    tableFilter('Filter subscriptions', { 'On by default': ['yes', 'no'] }),
    table(['Subscription', 'What it does', 'On by default'], rows),
  ];
}

function valueOf({ value, unit }: NodeLimit): string {
  return typeof value === 'string' ? value : `${formatNumber(value)} ${unit ?? ''}`;
}

/**
 * Returns a table of a node's limits on subscriptions, with the flags that set them.
 *
 * @throws ContentError if the document is missing or invalid
 */
export function expandSubscriptionLimits(document: unknown): RootContent[] {
  const rows = asSubscriptionsDocument(document)['x-limits'].map((limit): Row => {
    const setBy: Inline[] =
      limit.flag === undefined ? [] : [' Set with ', inlineCode(limit.flag), '.'];
    return {
      cells: [[strong(limit.name)], [valueOf(limit)], [...markdown(limit.description), ...setBy]],
    };
  });
  return [table(['Limit', 'Default', 'What it means'], rows)];
}

/**
 * Returns the notes on one subject that apply to all subscriptions, as a list.
 *
 * @throws ContentError if the document is missing or has no notes on the subject
 */
export function expandSubscriptionNotes(document: unknown, subject: string): RootContent[] {
  const all = asSubscriptionsDocument(document)['x-notes'];
  const notes = all[subject];
  if (notes === undefined) {
    const subjects = Object.keys(all);
    throw new ContentError(
      `reference/subscriptions.json has no notes on "${subject}".`,
      didYouMean(subject, subjects, listNames('subjects', subjects)),
    );
  }
  return [noteList(notes)];
}
