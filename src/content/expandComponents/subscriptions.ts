import { z } from 'zod';
import { expandSubscription } from '../reference/subscriptions/expandSubscription';
import {
  expandSubscriptionLimits,
  expandSubscriptionNotes,
  expandSubscriptionsTable,
} from '../reference/subscriptions/expandSubscriptionsIndex';
import { methodOmissions } from './omissions';
import { documentOf, type Expander } from './expander';

/** `<RpcSubscription name="accountSubscribe" />`: the reference for a subscription. */
export const rpcSubscription: Expander = {
  showsPart: true,
  attributes: z.strictObject({ name: z.string().trim().min(1) }),
  expand: ({ name = '' }, library) =>
    expandSubscription(documentOf(library, 'subscriptions'), documentOf(library, 'openrpc'), name),
  omissions: ({ name = '' }, library, page) =>
    methodOmissions(documentOf(library, 'subscriptions'), name, page),
};

/** `<RpcSubscriptions />`: the table of all subscriptions. */
export const rpcSubscriptions: Expander = {
  attributes: z.strictObject({}),
  expand: (_attributes, library) => expandSubscriptionsTable(documentOf(library, 'subscriptions')),
};

/** `<RpcSubscriptionLimits />`: a node's limits on subscriptions. */
export const rpcSubscriptionLimits: Expander = {
  attributes: z.strictObject({}),
  expand: (_attributes, library) => expandSubscriptionLimits(documentOf(library, 'subscriptions')),
};

/** `<RpcSubscriptionNotes about="order" />`: notes that all subscriptions share. */
export const rpcSubscriptionNotes: Expander = {
  attributes: z.strictObject({ about: z.string().trim().min(1) }),
  expand: ({ about = '' }, library) =>
    expandSubscriptionNotes(documentOf(library, 'subscriptions'), about),
};
